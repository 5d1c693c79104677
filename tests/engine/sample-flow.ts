import type { DepositAccount } from '@/api/person/person';
import { defineFlow, type Flow } from '@/engine/flow/define-flow';
import { type FlowFacts, flowFacts, type PersonFacts } from '@/engine/flow/facts';
import { sessionFacts } from '@/form/session-facts';
import type { CardNumber, Code, FreeText, IdNumber, Int, Money, MonthText, Tick } from '@/schema/field-kinds';
import { must } from '@/schema/rules';
import { PEOPLE, UNITS } from '../people';

interface Values {
  type: Code;
  landlord: FreeText;
  rent: Money;
  children: Int;
  month: MonthText;
  idno: IdNumber;
  card: CardNumber;
  amount: Money;
  promise: Tick;
}

const rule = must<Values, PersonFacts>;

/** A flow with a field of most kinds, a hidden field and rules between fields. */
export const sampleFlow = defineFlow<'individual', Values>()({
  code: 'TQ0107',
  title: '样例',
  version: 2,
  initial: {
    type: '',
    landlord: '',
    rent: '',
    children: '',
    month: '',
    idno: '',
    card: '',
    amount: '',
    promise: false,
  },
  prefill: ({ account }) => ({ card: account.bdk?.yhzh ?? '', landlord: account.dwmc }),
  sections: [
    {
      key: 'a',
      title: '甲',
      fields: [
        {
          kind: 'radio',
          name: 'type',
          label: '类型',
          options: [
            { value: '1', label: '无合同' },
            { value: '2', label: '有合同' },
          ],
        },
        { kind: 'text', name: 'landlord', label: '出租方', spaces: 'keep', visible: ({ type }) => type === '2' },
        { kind: 'money', name: 'rent', label: '月租金', visible: ({ type }) => type === '2' },
        { kind: 'int', name: 'children', label: '子女数', min: 0, max: 9 },
        { kind: 'month', name: 'month', label: '月份', max: ({ today }) => today.slice(0, 7) },
        { kind: 'idno', name: 'idno', label: '证件号码', required: false },
        { kind: 'bankCard', name: 'card', label: '收款账号' },
      ],
    },
    {
      key: 'b',
      title: '乙',
      fields: [
        {
          kind: 'money',
          name: 'amount',
          label: '金额',
          rules: [
            rule((amount, _, { limit }) => !limit || Number(amount) <= Number(limit.kytqe))(
              '申请提取金额不能大于可提取额',
            ),
          ],
        },
        { kind: 'tick', name: 'promise', label: '承诺书', text: '我承诺' },
      ],
    },
  ],
  judge: null,
  materials: null,
  submit: async (ywlsh) => ({ ywlsh, ywzt: '98', slsj: '', cnbjsj: '' }),
  receipt: { figures: () => [], next: () => [] },
}) satisfies Flow;

export const sampleAccount: DepositAccount = {
  grzh: PEOPLE.张建国.grzh,
  xingming: '张建国',
  zjlx: '01',
  zjhm: '110***********1219',
  sjhm: '138****0001',
  grzhzt: '01',
  dwmc: '华夏精密制造有限公司',
  dwzh: UNITS.华夏精密.dwzh,
  grzhye: '10000.00',
  djje: '0.00',
  grjcjs: '8000.00',
  dwjcbl: '12',
  grjcbl: '12',
  dwyjce: '960.00',
  qsny: '',
  hxjc: [],
  gryjce: '960.00',
  yjce: '1920.00',
  jzny: '2026-10',
  qcny: '',
  khrq: '2015-01-01',
  lxzcjcys: 60,
  ljjcys: 120,
  zjhj: null,
  jstz: null,
  ydjc: null,
  bdk: { yhdm: '102', yhmc: '工商银行', zhhm: '张建国', yhzh: '6222********0123' },
  sjjz: '2026-11-21 09:00:00',
};

export const sampleFacts: FlowFacts = flowFacts(
  { area: 'individual', account: sampleAccount },
  { own: null, banks: [], ...sessionFacts, policy: () => '', branch: '' },
);
