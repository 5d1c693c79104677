import type { Completeness, KeyGap } from '@/api/session/completeness';
import type { PersonRecord, UnitRecord } from '../kernel/people';

type Profile = Pick<PersonRecord | UnitRecord, 'completeness' | 'keyGaps'>;

/** Returns the missing key information; none if the profile lacks only basics or is complete. */
function keyGapsOf({ completeness, keyGaps = [] }: Profile): readonly KeyGap[] {
  return completeness === '2' ? keyGaps : [];
}

/** Response to the completeness calls (docs/specification.md 4). */
export function completenessOf(profile: Profile): Completeness {
  const qsx = [...keyGapsOf(profile)];
  return { status: profile.completeness, ...(qsx.length > 0 && { qsx }) };
}

/** Text of the gaps for a unit, which completes them in the hall. */
export function unitGapText(profile: Profile): string {
  return keyGapsOf(profile)
    .map(({ xm, yy }) => `${xm}：${yy}；`)
    .join('');
}

/** Text of the gaps with reasons and documents to bring; shared by to-do and reminder. */
export function keyGapText(profile: Profile): string {
  const gaps = keyGapsOf(profile);
  if (gaps.length === 0) return '关键信息不完整，请到柜台办理';
  const missing = gaps.map(({ xm, yy }) => `${xm}：${yy}`).join('；');
  return `${missing}；请携带${[...new Set(gaps.map(({ xdcl }) => xdcl))].join('、')}到柜台办理`;
}
