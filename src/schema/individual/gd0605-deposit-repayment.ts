import { toYuan, typedFen } from '@/domain/money';
import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { commitment } from './commitment';
import { payingPeople } from './paying-people';
import { isPart, leastPart, repaymentKind } from './repayment';

interface Draw {
  readonly bctqje: string;
}
export const sumOfDraws = (rows: readonly Draw[]) => rows.reduce((sum, { bctqje }) => sum + typedFen(bctqje), 0n);

const SOMEBODY = '请输入本次提取金额，至少一人';
const somebody = (rows: readonly Draw[]) => (sumOfDraws(rows) > 0n ? undefined : SOMEBODY);
const enough = (rows: readonly Draw[], { hklx }: { hklx: string }, facts: FormFacts) =>
  isPart({ hklx }) ? leastPart(toYuan(sumOfDraws(rows)), facts) : undefined;

/** GD0605 公积金提取还贷 (docs/rules/gd0605-deposit-repayment.md). */
export const depositRepaymentFields = defineSchema({
  hklx: repaymentKind.hklx,
  tqry: {
    kind: 'rows',
    unit: '人',
    label: '提取人员',
    fixed: true,
    messages: { required: SOMEBODY },
    columns: [
      ...payingPeople,
      { name: 'kytqe', label: '可提取额', kind: 'readonly', sent: false },
      { name: 'bctqje', label: '本次提取金额', kind: 'money', required: false, zero: 'allowed' },
    ],
    rules: [somebody, enough],
  },
  thfs: repaymentKind.thfs,
  hkr: { kind: 'select', label: '还款日', options: 'given' },
  ...commitment,
});
