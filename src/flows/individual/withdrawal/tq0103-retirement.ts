import { defineFlow } from '@/engine/flow/define-flow';
import type { Code, DateText, FreeText } from '@/schema/field-kinds';
import { accountSection } from '../blocks/account-figures';
import { closingFigures } from '../blocks/closing';
import { type ClosingValues, closingWithdrawal } from '../blocks/closing-withdrawal';
import { commitmentSection } from '../blocks/commitment';
import { payeeInitial, payeeSection } from '../blocks/payee';
import { pickFigures } from '../blocks/pick-figures';

interface Values extends ClosingValues {
  txlx: Code;
  txrq: DateText;
  txpwwh: FreeText;
}

/** TQ0103 离退休提取 (docs/rules/tq0103-retirement.md). */
export default defineFlow<'individual', Values>()({
  code: 'TQ0103',
  title: '离退休提取',
  version: 1,
  initial: { txlx: '1', txrq: '', txpwwh: '', ...payeeInitial, cns: false },
  sections: [
    accountSection,
    {
      key: 'retirement',
      title: '退休信息',
      quote: true,
      figures: ({ limit }) => pickFigures(limit?.mx, ['fdtxny', 'sfyqj']),
      fields: [
        { kind: 'radio', name: 'txlx', label: '退休类型', dictionary: 'txlx' },
        { kind: 'date', name: 'txrq', label: '退休日期', max: ({ today }) => today },
        { kind: 'text', name: 'txpwwh', label: '退休证/批文号', visible: ({ txlx }) => txlx !== '1' },
      ],
      derived: (_, facts) => closingFigures('离休退休', facts),
    },
    payeeSection,
    commitmentSection('授权中心查询本人的社会保险和退休登记信息。我已知悉提取后个人账户销户'),
  ],
  materials: { jdbh: 'TQ0103-01', mlbh: 'MLTQ0103', zstj: ({ txlx }) => ({ txlx }) },
  ...closingWithdrawal,
});
