import { addMonths, isPlainMonth, lastDayOf } from '@/domain/dates';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { when } from '../rules';
import { hardship } from './hardship';
import { operatorFields } from './operator';

const isLoss = when('hjyy', '01');
/** The deferred months are planned to be paid after the deferral, in time. */
const planned = (day: string, { sqhjjsny }: { sqhjjsny: string }, { policy }: FormFacts) => {
  if (!isPlainMonth(sqhjjsny)) return undefined;
  const end = lastDayOf(sqhjjsny);
  const latest = addMonths(end, Number(policy('p.hjBjq')));
  if (day <= end) return `计划补缴日期应在缓缴期满（${end}）之后`;
  return day > latest ? `计划补缴日期应在缓缴期满后${policy('p.hjBjq')}个月之内（不晚于${latest}）` : undefined;
};

/** GJ0206 缓缴申请 (docs/rules/gj0206-deferral.md). */
export const deferralFields = defineSchema({
  sqhjksny: { kind: 'month', label: '缓缴起始年月' },
  sqhjjsny: { kind: 'month', label: '缓缴终止年月' },
  jhbjrq: { kind: 'date', label: '计划补缴日期', rules: [planned] },
  hjyy: { kind: 'select', label: '申请原因', dictionary: 'hjyyHj' },
  ...hardship,
  qunianks: { ...hardship.qunianks, required: isLoss },
  qunianyl: { kind: 'money', label: '上年盈利额', zero: 'allowed', required: false },
  ...operatorFields,
});
