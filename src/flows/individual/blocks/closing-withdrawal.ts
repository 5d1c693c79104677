import type { SubmitAnswer } from '@/api/cases/business';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Plain } from '@/schema/field-kinds';
import { closingSum } from './closing';
import { type PayeeValues, payeePrefill, payeeText } from './payee';
import { withdrawalNext } from './withdrawal-next';

/** Parts common to withdrawals that close the own account: the centre computes the amount, independent of the form. */
export const closingWithdrawal = {
  prefill: payeePrefill,
  service: 'tqsq/tqyw',
  counts: 'withdrawals',
  receipt: {
    lead: (values: Plain<PayeeValues>, facts: PersonFacts, answer?: SubmitAnswer) =>
      `销户提取 ${closingSum(facts.limit, answer)}，转入${payeeText(values, facts)}`,
    figures: (_: unknown, { limit, account }: PersonFacts, answer?: SubmitAnswer) => [
      { label: '销户账户', value: account.grzh },
      { label: '销户提取金额', value: closingSum(limit, answer) },
    ],
    next: (answer: SubmitAnswer) => withdrawalNext(answer, { to: '您的收款账户', account: 'closed' }),
  },
} as const;
