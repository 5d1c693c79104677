import { isPlainDate, isPlainMonth, monthOf, monthsBetween, shiftMonth } from '@/domain/dates';
import { elsewhereText } from '@/domain/deposit/rent-withdrawal';
import { defineSchema } from '../define-schema';
import { type FormFacts, referenceDate } from '../facts';
import type { Address } from '../field-kinds';
import { dictionaryPart } from '../options';
import { untilThisMonth, when } from '../rules';
import { spouse } from './family';

/** Registered contract, public or affordable housing: these have a landlord, a term and a rent. */
const hasContract = when('zflx', '2', '3', '4');
/** Characters of a unified social credit code. */
const CREDIT_CODE = 18;
/** 支付对象 is the applicant's own account by default. */
export const paysLandlord = when('zfzffs', '2');

interface Months {
  tqksny: string;
  tqjsny: string;
}
export const rentMonthCount = ({ tqksny, tqjsny }: Months) =>
  isPlainMonth(tqksny) && isPlainMonth(tqjsny) && tqjsny >= tqksny ? monthsBetween(tqksny, tqjsny) + 1 : 0;

/** Maximum months per withdrawal, and maximum months back. */
export const maxRentMonths = ({ policy }: Pick<FormFacts, 'policy'>) => Number(policy('p.zfPl'));

const inOwnCity = ({ region }: Address, _: unknown, { policy }: FormFacts) =>
  region[0]?.startsWith(policy('p.zfCs')) ? undefined : elsewhereText(policy('p.zfCs'));
const afterStart = (end: string, { zlksrq }: { zlksrq: string }) =>
  end > zlksrq ? undefined : '租赁终止日期须晚于起始日期';
const inOrder = (to: string, { tqksny }: Months) => (to >= tqksny ? undefined : '提取月份止不能早于提取月份起');
const notTooMany = (_: string, months: Months, facts: FormFacts) =>
  rentMonthCount(months) <= maxRentMonths(facts) ? undefined : `一次最多提取${maxRentMonths(facts)}个月`;

interface Term {
  zflx: string;
  zlksrq: string;
  zljsrq: string;
}
const inTerm = (month: string, { zflx, zlksrq, zljsrq }: Term) => {
  if (!hasContract({ zflx }) || !isPlainDate(zlksrq) || !isPlainDate(zljsrq) || zljsrq <= zlksrq) return undefined;
  return month < monthOf(zlksrq) || month > monthOf(zljsrq) ? '提取月份须在租赁期内' : undefined;
};
const hasCode = (payee: string, { zflx, czfzjhm }: { zflx: string; czfzjhm: string }) =>
  payee === '1' || (hasContract({ zflx }) && czfzjhm.length === CREDIT_CODE)
    ? undefined
    : '仅登记备案的住房租赁企业可直付出租方，请填写其统一社会信用代码';

/** Home, family and months of TQ0107 租房提取 (docs/rules/tq0107-rent.md). */
export const rent = defineSchema({
  zflx: { kind: 'radio', label: '租房类型', dictionary: 'zflx' },
  fwzl: { kind: 'address', label: '租住地址', sent: 'line', rules: [inOwnCity] },
  zfhtbh: { kind: 'text', label: '租赁合同/备案编号', visible: hasContract },
  czfmc: { kind: 'text', label: '出租方', spaces: 'keep', visible: hasContract },
  czfzjhm: { kind: 'idno', label: '出租方证件号/代码', accepts: 'any', required: false, visible: hasContract },
  zlksrq: { kind: 'date', label: '租赁起始日期', visible: hasContract },
  zljsrq: { kind: 'date', label: '租赁终止日期', visible: hasContract, rules: [afterStart] },
  yzj: { kind: 'money', label: '月租金', visible: hasContract },
  ...spouse,
  znsl: { kind: 'int', label: '未成年子女数', min: 0, max: 9 },
  rylb: { kind: 'radio', label: '人员类别', dictionary: 'rylb', required: false },
  tqksny: {
    kind: 'month',
    label: '提取月份起',
    min: (facts: FormFacts) => shiftMonth(monthOf(referenceDate(facts)), -maxRentMonths(facts)),
    max: untilThisMonth,
    rules: [inTerm],
  },
  tqjsny: { kind: 'month', label: '提取月份止', max: untilThisMonth, rules: [inOrder, notTooMany, inTerm] },
  tqpl: { kind: 'radio', label: '提取频次', options: dictionaryPart('tqpl', '1', '2', '3'), initial: '1' },
  zfzffs: { kind: 'radio', label: '支付对象', dictionary: 'zfzffs', initial: '1', rules: [hasCode] },
});
