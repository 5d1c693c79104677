import type { Completeness, KeyGap } from '@/api/completeness';
import type { PersonRecord, UnitRecord } from '../kernel/people';

type Profile = Pick<PersonRecord | UnitRecord, 'completeness' | 'keyGaps'>;

/** What of the key information is missing; nothing for whose profile lacks only basics or is complete. */
function keyGapsOf({ completeness, keyGaps = [] }: Profile): readonly KeyGap[] {
  return completeness === '2' ? keyGaps : [];
}

/** The answer to the completeness calls of specification 4. */
export function completenessOf(profile: Profile): Completeness {
  const qsx = [...keyGapsOf(profile)];
  return { status: profile.completeness, ...(qsx.length > 0 && { qsx }) };
}

/** The same of a unit, which puts it right in the hall. */
export function unitGapText(profile: Profile): string {
  return keyGapsOf(profile)
    .map(({ xm, yy }) => `${xm}：${yy}；`)
    .join('');
}

/** What is missing, why, and what to bring, as one text: to-do and reminder say the same. */
export function keyGapText(profile: Profile): string {
  const gaps = keyGapsOf(profile);
  if (gaps.length === 0) return '关键信息不完整，请到柜台办理';
  const missing = gaps.map(({ xm, yy }) => `${xm}：${yy}`).join('；');
  return `${missing}；请携带${[...new Set(gaps.map(({ xdcl }) => xdcl))].join('、')}到柜台办理`;
}
