import { judgeApplication, submitApplication } from '@/api/application';
import { formatMoney } from '@/domain/money';
import { defineFlow } from '@/engine/flow/define-flow';
import type { Choice, DateText, Text, Tick } from '@/form/field-kinds';
import { accountFigures } from '../blocks/account-figures';
import { closingFigures } from '../blocks/closing';
import { type PayeeValues, payeeInitial, payeePrefill, payeeSection } from '../blocks/payee';
import { pickFigures } from '../blocks/pick-figures';
import { withdrawalNext } from '../blocks/withdrawal-next';

interface Values extends PayeeValues {
  txlx: Choice;
  txrq: DateText;
  txpwwh: Text;
  cns: Tick;
}

/** TQ0103 离退休提取 (domain catalogue 8). */
export default defineFlow<'individual', Values>()({
  code: 'TQ0103',
  title: '离退休提取',
  version: 1,
  initial: { txlx: '1', txrq: '', txpwwh: '', ...payeeInitial, cns: false },
  prefill: payeePrefill,
  sections: [
    { key: 'account', title: '个人信息', figures: accountFigures, fields: [] },
    {
      key: 'retirement',
      title: '退休信息',
      limit: true,
      figures: ({ limit }) => pickFigures(limit?.mx, ['fdtxny', 'sfyqj']),
      fields: [
        { kind: 'radio', name: 'txlx', label: '退休类型', dictionary: 'txlx' },
        { kind: 'date', name: 'txrq', label: '退休日期', max: ({ today }) => today },
        { kind: 'text', name: 'txpwwh', label: '退休证/批文号', visible: ({ txlx }) => txlx !== '1' },
      ],
      derived: (_, facts) => closingFigures('离休退休', facts),
    },
    payeeSection,
    {
      key: 'commitment',
      title: '承诺与授权',
      fields: [
        {
          kind: 'tick',
          name: 'cns',
          label: '承诺书',
          text: '我承诺所填信息和所交材料真实有效，并授权中心查询本人的社会保险和退休登记信息。我已知悉提取后个人账户销户。如有骗提行为，自愿承担三年内不得提取和贷款的后果。',
        },
      ],
    },
  ],
  judge: {
    ask: (request, options) => judgeApplication('tqsq/tqyw', 'TQ0103', request, options),
    deciding: [],
    estimate: () => null,
  },
  materials: { jdbh: 'TQ0103-01', mlbh: 'MLTQ0103', zstj: ({ txlx }) => ({ txlx }) },
  request: (values) => ({ ...values, cns: values.cns ? '1' : '0' }),
  submit: (ywlsh, request) => submitApplication('tqsq/tqyw', 'TQ0103', ywlsh, request),
  receipt: {
    figures: (_, { limit }) => [{ label: '销户提取金额', value: `${formatMoney(limit?.kytqe)}（以转账当日本息为准）` }],
    next: (answer) => withdrawalNext(answer, { to: '您的收款账户', account: 'closed' }),
  },
});
