import { mobileFault } from '@/domain/identity/phone';
import { memberColumns, nameFault } from './member-rows';

/** Columns of rows that change mobile numbers (docs/rules/gj0311-phone-change.md). */
export const phoneColumns = [
  ...memberColumns,
  { name: 'xsjhm', title: '新手机号', kind: 'text', needed: true, once: true },
] as const;

/** Returns the problems of a new number, column → sentence. `member`: undefined if the unit has no such member. */
export function phoneFaults(
  { xingming = '', xsjhm = '' }: Readonly<Record<string, string>>,
  member: { xingming: string } | undefined,
): Record<string, string> {
  const wrong = xsjhm && mobileFault(xsjhm);
  return {
    ...(member ? nameFault(xingming, member) : { grzh: '本单位没有该职工' }),
    ...(wrong ? { xsjhm: `请输入正确格式的手机号：${wrong}` } : {}),
  };
}
