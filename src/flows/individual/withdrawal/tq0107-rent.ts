import type { LabelledValue } from '@/api/client/labelled-value';
import { fetchRentBasis, type RentBasis } from '@/api/person/rent';
import { monthSpan } from '@/domain/dates';
import { groupText, PERSON_GROUP_NAMES } from '@/domain/deposit/rent-withdrawal';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { PersonFacts } from '@/engine/flow/facts';
import { schemaFields } from '@/form/schema-fields';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Plain } from '@/schema/field-kinds';
import { maxRentMonths, paysLandlord, rent, rentMonthCount } from '@/schema/individual/tq0107-rent';
import { accountSection, amountFigures } from '../blocks/account-figures';
import { agreementMeaning } from '../blocks/agreement-meaning';
import { amountFields } from '../blocks/amount';
import { commitmentSection } from '../blocks/commitment';
import { type PartialValues, partialInitial } from '../blocks/partial-withdrawal';
import { payeePrefill, payeeSectionFor, payeeText } from '../blocks/payee';
import { agreedFigure, agreedFrequency, agreedLead, withdrawalNext } from '../blocks/withdrawal-next';
import { estimateRentLimit, rentAgreementText } from './tq0107-rent-limit';

type Values = PartialValues & ValuesOf<typeof rent>;
type Seen = Plain<Values>;

const paysSelf = (values: Seen) => !paysLandlord(values);
const ofRegister = (group: string, _: unknown, { own }: PersonFacts<RentBasis>) =>
  group === '1' || !own.rylb || group === own.rylb.rylb ? undefined : groupText(group, own.rylb);

/** TQ0107 租房提取 (docs/rules/tq0107-rent.md). */
export default defineFlow<'individual', Values, RentBasis>()({
  code: 'TQ0107',
  title: '租房提取',
  service: 'tqsq/tqyw',
  counts: 'withdrawals',
  own: (signal) => fetchRentBasis({ signal }),
  initial: { ...initialOf(rent), ...partialInitial },
  prefill: payeePrefill,
  sections: [
    accountSection,
    {
      key: 'home',
      title: '租住信息',
      fields: schemaFields(rent, [
        'zflx',
        { name: 'fwzl', hint: '须为本市的房屋' },
        'zfhtbh',
        'czfmc',
        'czfzjhm',
        { name: 'zlksrq', short: true },
        { name: 'zljsrq', short: true },
        'yzj',
      ]),
    },
    {
      key: 'family',
      title: '家庭情况',
      note: '无房核验只查询您、配偶和未成年子女，成年子女的住房不计入。',
      figures: ({ own }) => registeredGroup(own.rylb),
      fields: schemaFields(rent, [
        'hyzk',
        'poxm',
        'pozjlx',
        'pozjhm',
        { name: 'znsl', hint: '两名及以上的，提取额度上浮' },
        {
          name: 'rylb',
          hint: '新市民、青年人的每月限额可按本人当月缴存额计算（高于一般限额时），一般人员按统一限额',
          rules: [ofRegister],
        },
      ]),
    },
    {
      key: 'amount',
      title: '提取信息',
      figures: () => amountFigures('支付房租'),
      fields: [
        ...schemaFields(rent, [
          { name: 'tqksny', hint: (facts) => `可补提最近${maxRentMonths(facts)}个月`, short: true },
          { name: 'tqjsny', hint: '不晚于本月', short: true },
          { name: 'tqpl', short: true, below: agreementMeaning(rentAgreementText) },
          { name: 'zfzffs', short: true },
        ]),
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
  materials: ({ zflx, zfhtbh, yzj, zlksrq, zljsrq, hyzk, pozjhm }) => ({
    zflx,
    zfhtbh,
    yzj,
    zlksrq,
    zljsrq,
    hyzk,
    pozjhm,
  }),
  request: () => ({ tqfs: '02' }),
  receipt: {
    lead: (values, facts) => {
      const to = paysSelf(values) ? payeeText(values, facts) : `出租方${values.czfmc}的登记账户`;
      const span = `${monthSpan(values.tqksny, values.tqjsny)}，${rentMonthCount(values)}个月`;
      return `提取 ${formatMoney(values.sqtqje)}（${span}），转入${to}${agreedLead(values.tqpl)}`;
    },
    figures: (values) => [
      { label: '提取月份', value: `${monthSpan(values.tqksny, values.tqjsny)}（${rentMonthCount(values)}个月）` },
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
