import { memberColumns, nameFault } from './member-rows';

/** Reasons that require a document: 与单位终止劳动关系, 离休退休 (dictionary fcyy). */
const PROVED: readonly string[] = ['01', '02'];

/** Columns of rows that correct a sealing reason (docs/rules/gj0312-seal-reason.md). */
export const sealReasonColumns = [
  ...memberColumns,
  { name: 'xfcyy', title: '新封存原因', kind: 'text', needed: true, dictionary: 'fcyy' },
  { name: 'xgyy', title: '修改说明', kind: 'text', needed: true },
] as const;

/** Returns the problems of a row, column → sentence. `member`: undefined if the unit has no sealed account of this number. */
export function sealReasonFaults(
  { xingming = '', xfcyy = '' }: Readonly<Record<string, string>>,
  member: { xingming: string; fcyy: string } | undefined,
): Record<string, string> {
  if (!member) return { grzh: '不是本单位封存的职工账户' };
  return {
    ...nameFault(xingming, member),
    ...(xfcyy && xfcyy === member.fcyy ? { xfcyy: '新旧封存原因一致，无需修改' } : {}),
  };
}

/** Returns true if the new reason requires a document. */
export const isProvedReason = (fcyy: string): boolean => PROVED.includes(fcyy);
