import { isSameName } from '../person-name';

/** Reasons that a paper proves: 与单位终止劳动关系, 离休退休 (dictionary fcyy). */
const PROVED: readonly string[] = ['01', '02'];

/** What is said of each sealed member whose reason was written down wrong (domain catalogue GJ0312). */
export const sealReasonColumns = [
  { name: 'grzh', title: '个人账号', kind: 'text', needed: true },
  { name: 'xingming', title: '姓名', kind: 'text', needed: true },
  { name: 'xfcyy', title: '新封存原因', kind: 'text', needed: true, dictionary: 'fcyy' },
  { name: 'xgyy', title: '修改说明', kind: 'text', needed: true },
] as const;

/** What is wrong with it, column → sentence. `member`: undefined when no sealed account of the unit has the number. */
export function sealReasonFaults(
  { xingming = '', xfcyy = '' }: Readonly<Record<string, string>>,
  member: { xingming: string; fcyy: string } | undefined,
): Record<string, string> {
  if (!member) return { grzh: '不是本单位封存的职工账户' };
  return {
    ...(xingming && !isSameName(xingming, member.xingming) ? { xingming: '姓名与该账户不一致' } : {}),
    ...(xfcyy && xfcyy === member.fcyy ? { xfcyy: '新旧封存原因一致，无需修改' } : {}),
  };
}

/** Whether the new reason asks for the paper. */
export const isProvedReason = (fcyy: string): boolean => PROVED.includes(fcyy);
