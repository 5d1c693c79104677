import { defineSchema } from '../define-schema';
import type { FormFacts } from '../facts';
import { isPart, leastPart, repaymentKind } from './repayment';

const atLeast = (paid: string, _: unknown, facts: FormFacts) => leastPart(paid, facts);

/** GD0602 银行卡还款 (docs/rules/gd0602-card-repayment.md). */
export const cardRepaymentFields = defineSchema({
  hklx: repaymentKind.hklx,
  thje: { kind: 'money', label: '还款金额', visible: isPart, rules: [atLeast] },
  thfs: repaymentKind.thfs,
  yhkr: { kind: 'select', label: '预计扣款日', options: 'given' },
});

/** Names of its variants (`hklx`): those of the dictionary, so that page, case, messages and list call a repayment alike. */
export const cardRepaymentNames: Readonly<Record<string, string>> = {
  '1': '归还逾期',
  '2': '部分提前还款',
  '3': '提前结清',
};
