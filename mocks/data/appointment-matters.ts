import type { AppointmentType } from '@/api/appointments';
import type { BusinessArea } from './business-areas';

/** What a visit to a branch may be about (domain catalogue 10.1, yylx): the businesses a person has there, as their codes begin. */
export interface MatterGroup {
  yylx: AppointmentType;
  mc: string;
  /** Whoever may not apply for this area in the hall has no appointment for it. */
  area: BusinessArea;
  /** A branch that does it says so under 可办业务. */
  kbyw: string;
  codes: RegExp;
}

/** Something else, said in one's own words: open to every role. */
export const OTHER_MATTER = 'QT';

export const matterGroups: readonly MatterGroup[] = [
  { yylx: '1', mc: '提取', area: 'withdrawal', kbyw: '提取', codes: /^TQ/ },
  { yylx: '2', mc: '贷款', area: 'loan', kbyw: '贷款', codes: /^(GD|YT)/ },
  // GJ0303 of a person is done at the counter (specification 4: 关键信息不完整，请到柜台办理).
  { yylx: '3', mc: '其他', area: 'deposit', kbyw: '个人缴存', codes: /^GJ(0302|0303|08)/ },
];
