import type { PlainDate, PlainMonth } from '../dates';
import type { BaseLimits } from '../deposit/base-adjustment';
import { moneyText, parseYuan } from '../money';
import { isSameName } from '../text/person-name';
import { lastFirstMonth } from './first-month';

/** Columns of rows that reopen accounts (docs/rules/gj0304-member-reopening.md). */
export const reopenColumns = [
  { name: 'grzh', title: '个人账号', kind: 'text', needed: true },
  { name: 'xingming', title: '姓名', kind: 'text', needed: true },
  { name: 'qfyy', title: '启封原因', kind: 'text', needed: true, dictionary: 'qfyy' },
  { name: 'grjcjs', title: '缴存基数', kind: 'money', needed: true },
  { name: 'sxny', title: '启封年月', kind: 'month', needed: true },
] as const;

interface Reopening {
  due: PlainMonth;
  today: PlainDate;
  limits: BaseLimits;
  /** Account holder with the last month paid; undefined if the unit has no sealed account of this number. */
  member: { xingming: string; until: PlainMonth | '' } | undefined;
}

/** Returns the problems of a reopening, column → sentence; the columns report missing values. */
export function reopenFaults(
  { xingming = '', grjcjs = '', sxny = '' }: Readonly<Record<string, string>>,
  { due, today, limits, member }: Reopening,
): Record<string, string> {
  const faults: Record<string, string> = {};
  if (!member) faults.grzh = '不是本单位封存的职工账户';
  else if (xingming && !isSameName(xingming, member.xingming)) faults.xingming = '姓名与该账户不一致';
  const base = parseYuan(grjcjs);
  if (base !== undefined && (base < limits.lower || base > limits.upper)) {
    faults.grjcjs = `缴存基数应在${moneyText(limits.lower)}至${moneyText(limits.upper)}之间`;
  }
  const last = lastFirstMonth(due, today);
  const until = member?.until ?? '';
  if (sxny && sxny < due) faults.sxny = `启封年月应大于等于应汇缴年月（${due}）`;
  else if (sxny && sxny <= until) faults.sxny = `启封年月应晚于最后缴存年月（${until}）`;
  else if (sxny && sxny > last) faults.sxny = `启封年月最晚为${last}，更晚的请届时办理`;
  return faults;
}
