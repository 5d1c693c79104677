import type { LabelledValue } from '@/api/client/labelled-value';
import { fetchRentBasis, type RentBasis } from '@/api/person/rent';
import { isPlainMonth, monthOf, monthSpan, monthsBetween, shiftMonth } from '@/domain/dates';
import { elsewhereText, groupText, PERSON_GROUP_NAMES } from '@/domain/deposit/rent-withdrawal';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Address, Code, DateText, FreeText, IdNumber, Money, MonthText, Plain, Tick } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { accountSection, amountFigures } from '../blocks/account-figures';
import { type AmountValues, amountFields } from '../blocks/amount';
import { commitmentSection } from '../blocks/commitment';
import { type FamilyValues, familyFields } from '../blocks/family';
import { type PayeeValues, payeeInitial, payeePrefill, payeeSectionFor, payeeText } from '../blocks/payee';
import { agreedFigure, agreedFrequency, agreedLead, withdrawalNext } from '../blocks/withdrawal-next';
import { estimateRentLimit } from './tq0107-rent-limit';

interface Values extends PayeeValues, FamilyValues, AmountValues {
  zflx: Code;
  zfhtbh: FreeText;
  fwzl: Address;
  czfmc: FreeText;
  czfzjhm: IdNumber;
  zlksrq: DateText;
  zljsrq: DateText;
  yzj: Money;
  rylb: Code;
  tqksny: MonthText;
  tqjsny: MonthText;
  tqpl: Code;
  zfzffs: Code;
  cns: Tick;
}

type Seen = Plain<Values>;
type Facts = PersonFacts<RentBasis>;
const rule = must<Values, Facts>;

/** Registered contract, public or affordable housing: these have a landlord, a term and a rent. */
const hasContract = (values: Seen) => ['2', '3', '4'].includes(values.zflx);
const months = (values: Seen) =>
  isPlainMonth(values.tqksny) && isPlainMonth(values.tqjsny) && values.tqjsny >= values.tqksny
    ? monthsBetween(values.tqksny, values.tqjsny) + 1
    : 0;
const thisMonth = ({ today }: Facts) => monthOf(today);
/** Maximum months per withdrawal, and maximum months back. */
const mostMonths = ({ policy }: Facts) => Number(policy('p.zfPl'));

/** 支付对象 is the applicant's own account by default. */
const paysSelf = ({ zfzffs }: Seen) => zfzffs !== '2';

/** TQ0107 租房提取 (docs/rules/tq0107-rent.md). */
export default defineFlow<'individual', Values, RentBasis>()({
  code: 'TQ0107',
  title: '租房提取',
  version: 1,
  service: 'tqsq/tqyw',
  counts: 'withdrawals',
  own: (signal) => fetchRentBasis({ signal }),
  initial: {
    zflx: '',
    zfhtbh: '',
    fwzl: { region: [], detail: '' },
    czfmc: '',
    czfzjhm: '',
    zlksrq: '',
    zljsrq: '',
    yzj: '',
    hyzk: '',
    poxm: '',
    pozjlx: '01',
    pozjhm: '',
    znsl: '',
    rylb: '',
    tqksny: '',
    tqjsny: '',
    tqpl: '1',
    zfzffs: '1',
    sqtqje: '',
    ...payeeInitial,
    cns: false,
  },
  prefill: payeePrefill,
  sections: [
    accountSection,
    {
      key: 'home',
      title: '租住信息',
      fields: [
        { kind: 'radio', name: 'zflx', label: '租房类型', dictionary: 'zflx' },
        {
          kind: 'address',
          name: 'fwzl',
          sent: 'line',
          label: '租住地址',
          hint: '须为本市的房屋',
          rules: [
            ({ region }, _, { policy }) =>
              region[0]?.startsWith(policy('p.zfCs')) ? undefined : elsewhereText(policy('p.zfCs')),
          ],
        },
        { kind: 'text', name: 'zfhtbh', label: '租赁合同/备案编号', visible: hasContract },
        { kind: 'text', name: 'czfmc', label: '出租方', spaces: 'keep', visible: hasContract },
        {
          kind: 'idno',
          name: 'czfzjhm',
          label: '出租方证件号/代码',
          accepts: 'any',
          required: false,
          visible: hasContract,
        },
        { kind: 'date', name: 'zlksrq', label: '租赁起始日期', short: true, visible: hasContract },
        {
          kind: 'date',
          name: 'zljsrq',
          label: '租赁终止日期',
          short: true,
          visible: hasContract,
          rules: [rule((end, { zlksrq }) => end > zlksrq)('租赁终止日期须晚于起始日期')],
        },
        { kind: 'money', name: 'yzj', label: '月租金', visible: hasContract },
      ],
    },
    {
      key: 'family',
      title: '家庭情况',
      note: '无房核验只查询您、配偶和未成年子女，成年子女的住房不计入。',
      figures: ({ own }) => registeredGroup(own.rylb),
      fields: [
        ...familyFields,
        {
          kind: 'radio',
          name: 'rylb',
          label: '人员类别',
          hint: '新市民、青年人的每月限额可按本人当月缴存额计算（高于一般限额时），一般人员按统一限额',
          required: false,
          options: [
            { value: '1', label: '一般' },
            { value: '2', label: '新市民' },
            { value: '3', label: '青年人（35周岁及以下）' },
          ],
          rules: [
            rule((group, _, { own }) => group === '1' || !own.rylb || group === own.rylb.rylb)(({ rylb }, { own }) =>
              own.rylb ? groupText(rylb, own.rylb) : '',
            ),
          ],
        },
      ],
    },
    {
      key: 'amount',
      title: '提取信息',
      figures: () => amountFigures('支付房租'),
      fields: [
        {
          kind: 'month',
          name: 'tqksny',
          label: '提取月份起',
          hint: (facts) => `可补提最近${mostMonths(facts)}个月`,
          short: true,
          min: (facts) => shiftMonth(monthOf(facts.slrq), -mostMonths(facts)),
          max: thisMonth,
        },
        {
          kind: 'month',
          name: 'tqjsny',
          label: '提取月份止',
          hint: '不晚于本月',
          short: true,
          max: thisMonth,
          rules: [
            rule((end, { tqksny }) => end >= tqksny)('提取月份止不能早于提取月份起'),
            rule((_, values, facts) => months(values) <= mostMonths(facts))(
              (_, facts) => `一次最多提取${mostMonths(facts)}个月`,
            ),
          ],
        },
        {
          kind: 'radio',
          name: 'tqpl',
          label: '提取频次',
          short: true,
          options: [
            { value: '1', label: '单次' },
            { value: '2', label: '按月约定' },
            { value: '3', label: '按季约定' },
          ],
        },
        {
          kind: 'radio',
          name: 'zfzffs',
          label: '支付对象',
          short: true,
          options: [
            { value: '1', label: '本人账户' },
            { value: '2', label: '直付出租方' },
          ],
          rules: [
            rule((payee, { zflx, czfzjhm }) => payee === '1' || (zflx !== '1' && czfzjhm !== ''))(
              '仅登记备案的住房租赁企业可直付出租方，请填写其统一社会信用代码',
            ),
          ],
        },
        ...amountFields(),
      ],
    },
    payeeSectionFor<Values>(paysSelf, '直付出租方，款项转入该住房租赁企业备案的账户，不需要本人的收款账号'),
    commitmentSection('授权中心查询本人及配偶、未成年子女的不动产、婚姻和租赁备案登记信息'),
  ],
  judge: {
    deciding: ['zflx', 'yzj', 'hyzk', 'pozjhm', 'znsl', 'rylb', 'tqksny', 'tqjsny'],
    amount: 'sqtqje',
    estimate: estimateRentLimit,
  },
  materials: {
    jdbh: 'TQ0107-01',
    mlbh: 'MLTQ0107',
    zstj: ({ zflx, zfhtbh, yzj, zlksrq, zljsrq, hyzk, pozjhm }) => ({
      zflx,
      zfhtbh,
      yzj,
      zlksrq,
      zljsrq,
      hyzk,
      pozjhm,
    }),
  },
  request: () => ({ tqfs: '02' }),
  receipt: {
    lead: (values, facts) => {
      const to = paysSelf(values) ? payeeText(values, facts) : `出租方${values.czfmc}的登记账户`;
      const span = `${monthSpan(values.tqksny, values.tqjsny)}，${months(values)}个月`;
      return `提取 ${formatMoney(values.sqtqje)}（${span}），转入${to}${agreedLead(values.tqpl)}`;
    },
    figures: (values) => [
      { label: '提取月份', value: `${monthSpan(values.tqksny, values.tqjsny)}（${months(values)}个月）` },
      { label: '申请提取金额', value: formatMoney(values.sqtqje) },
      ...agreedFigure(values.tqpl),
    ],
    next: (answer, values) =>
      withdrawalNext(answer, values && { to: payeeOf(values), account: 'part', agreed: agreedFrequency(values.tqpl) }),
  },
});

/** Payee as text. */
const payeeOf = (values: Seen) => (paysSelf(values) ? '您的收款账户' : `出租方${values.czfmc}的登记账户`);

function registeredGroup(registered: RentBasis['rylb']): LabelledValue[] {
  if (!registered) return [];
  return [{ label: '登记的人员类别', value: PERSON_GROUP_NAMES[registered.rylb] ?? '', gs: registered.yj }];
}
