import type { AppointmentType } from '@/api/public/appointments';
import { areaWork, type BusinessArea } from './menus/business-areas';

/** Groups of matters for a visit to a branch (yylx; docs/rules/appointments.md): the businesses of an area that a person has there. */
export interface MatterGroup {
  yylx: AppointmentType;
  mc: string;
  /** Whoever may not apply for this area in the hall has no appointment for it. */
  area: BusinessArea;
  /** A branch that does it says so under 可办业务. */
  kbyw: string;
}

export const matterGroups: readonly MatterGroup[] = [
  { yylx: '1', mc: '提取', area: 'withdrawal', kbyw: areaWork.withdrawal },
  { yylx: '2', mc: '贷款', area: 'loan', kbyw: areaWork.loan },
  { yylx: '3', mc: '其他', area: 'deposit', kbyw: areaWork.deposit },
];
