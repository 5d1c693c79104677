import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { BaseLimits } from '@/domain/deposit/base-adjustment';
import { lastFirstMonth } from '@/domain/members/first-month';
import { baseFault, memberColumns, nameFault } from './member-rows';

/** Columns of rows that reopen accounts (docs/rules/gj0304-member-reopening.md). */
export const reopenColumns = [
  ...memberColumns,
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
  const faults: Record<string, string> = { ...nameFault(xingming, member), ...baseFault(grjcjs, limits) };
  if (!member) faults.grzh = '不是本单位封存的职工账户';
  const last = lastFirstMonth(due, today);
  const until = member?.until ?? '';
  if (sxny && sxny < due) faults.sxny = `启封年月应大于等于应汇缴年月（${due}）`;
  else if (sxny && sxny <= until) faults.sxny = `启封年月应晚于最后缴存年月（${until}）`;
  else if (sxny && sxny > last) faults.sxny = `启封年月最晚为${last}，更晚的请届时办理`;
  return faults;
}
