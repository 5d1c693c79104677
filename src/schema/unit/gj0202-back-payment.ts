import { monthsFrom, type PlainMonth, shiftMonth } from '@/domain/dates';
import { deferralAdvice } from '@/domain/deposit/unit-terms';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { when } from '../rules';
import { memberColumns, nameFault } from './member-rows';
import { paymentFields } from './payment';

/** Reason 执法、判决, proved by its document. */
const isByPaper = when('bjyy', '06');
const WAYS = [
  { value: '01', label: '按月补缴', note: '整月没有缴存的月份' },
  { value: '02', label: '差额补缴', note: '已缴存但基数偏低的月份，按应缴与已缴的差额' },
];
/** Reasons of the other way: 漏缴 and 缓缴期满补缴 leave whole months unpaid, 少缴 paid a part of them. */
const UNFIT: ReadonlyMap<string, readonly string[]> = new Map([
  ['01', ['02']],
  ['02', ['01', '03']],
]);

/** GJ0202 补缴 (docs/rules/gj0202-back-payment.md), beside its rows. */
export const backPaymentFields = defineSchema({
  bjfs: { kind: 'radio', label: '补缴方式', options: WAYS, initial: '01' },
  bjyy: {
    kind: 'select',
    label: '补缴原因',
    options: ({ dictionary }: FormFacts, { bjfs }: { bjfs: string }) =>
      dictionary('bjyy').filter(({ value }) => !UNFIT.get(bjfs)?.includes(value)),
    messages: { unlisted: '所选补缴原因不适用于所选补缴方式，请重新选择' },
  },
  wsh: { kind: 'text', label: '文书编号', visible: isByPaper },
  ...paymentFields('缴款方式'),
});

/** Columns of its rows. */
export const backPayColumns = [
  ...memberColumns,
  { name: 'bjksny', title: '补缴起始年月', kind: 'month', needed: true },
  { name: 'bjjsny', title: '补缴终止年月', kind: 'month', needed: true },
  // If empty, each month uses the base in force in that month.
  { name: 'bjjs', title: '补缴基数', kind: 'money' },
] as const;

interface BackPay {
  /** Next month to remit, the current month, and how many months back the hall accepts. */
  due: PlainMonth;
  month: PlainMonth;
  most: number;
  /** Last month of the deferral that covers the next month to remit; '' if none. */
  hjzzny?: PlainMonth | '';
  /** Account holder; undefined if the unit has no such account. */
  member: { xingming: string; khrq: string } | undefined;
}

/** Returns the problems of a row's months, column → sentence; months already paid are known to the centre alone. */
export function backPayFaults(
  { xingming = '', bjksny = '', bjjsny = '' }: Readonly<Record<string, string>>,
  { due, month, most, hjzzny = '', member }: BackPay,
): Record<string, string> {
  const faults: Record<string, string> = { ...nameFault(xingming, member) };
  const last = shiftMonth(due, -1);
  if (!member) faults.grzh = '不是本单位正常缴存或封存的职工账户';
  if (bjksny && bjksny < shiftMonth(month, -most)) {
    faults.bjksny = `补缴期间超出线上办理范围（最近${most}个月），请到网点办理`;
  } else if (bjksny && member && bjksny < member.khrq.slice(0, 7)) {
    faults.bjksny = `补缴起始年月不能早于开户年月（${member.khrq.slice(0, 7)}），更早的请到网点办理`;
  }
  if (bjjsny && bjjsny > last && bjjsny <= hjzzny)
    faults.bjjsny = `${due}至${hjzzny}已批准缓缴：${deferralAdvice(hjzzny)}`;
  else if (bjjsny && bjjsny > last) {
    faults.bjjsny = `补缴终止年月应小于等于单位缴至年月（${last}），以后的月份请办理汇缴`;
  } else if (bjksny && bjjsny && bjjsny < bjksny) faults.bjjsny = '补缴终止年月不能早于补缴起始年月';
  return faults;
}

/** Months of a valid row. */
export const monthsOfRow = ({ bjksny = '', bjjsny = '' }: Readonly<Record<string, string>>) =>
  monthsFrom(bjksny, bjjsny);
