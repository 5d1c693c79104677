import type { BaseLimits } from '@/domain/deposit/base-adjustment';
import { moneyText, parseYuan } from '@/domain/money';
import { isSameName } from '@/domain/text/person-name';

/** Columns of the member that a row is about. */
export const memberColumns = [
  { name: 'grzh', title: '个人账号', kind: 'text', needed: true },
  { name: 'xingming', title: '姓名', kind: 'text', needed: true },
] as const;

export const NAME_MISMATCH = '姓名与个人账号不匹配';

/** Problem of a name that the account does not have; the columns report a missing one. */
export const nameFault = (xingming: string, member: { xingming: string } | undefined): Record<string, string> =>
  member && xingming && !isSameName(xingming, member.xingming) ? { xingming: NAME_MISMATCH } : {};

/** Problem of a deposit base outside its limits; an amount that is none is the column's. */
export function baseFault(grjcjs: string, { lower, upper }: BaseLimits): Record<string, string> {
  const base = parseYuan(grjcjs);
  if (base === undefined || (base >= lower && base <= upper)) return {};
  return { grjcjs: `缴存基数应在${moneyText(lower)}至${moneyText(upper)}之间` };
}
