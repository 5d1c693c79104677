import type { SubmitAnswer } from '@/api/cases/business';
import { formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { initialOf, type ValuesOf } from '@/schema/define-schema';
import type { Plain } from '@/schema/field-kinds';
import { partial } from '@/schema/individual/partial-withdrawal';
import { dictionaryLabel } from '@/session/dictionary';
import { amountFigures } from './account-figures';
import { type AmountValues, amountFields } from './amount';
import { type PayeeValues, payeePrefill, payeeText } from './payee';
import { agreedFigure, agreedFrequency, agreedLead, withdrawalNext } from './withdrawal-next';

export type PartialValues = ValuesOf<typeof partial>;
export const partialInitial = initialOf(partial);

/** Amount section; `tqyydm`: code of the reason. */
export const amountSection = (tqyydm: string): Section<AmountValues, PersonFacts> => ({
  key: 'amount',
  title: '提取信息',
  figures: () => amountFigures(dictionaryLabel('tqyydm', tqyydm)),
  fields: amountFields(),
});

/** Parts common to partial withdrawals for a home: the centre alone computes the limit. */
export const partialWithdrawal = {
  prefill: payeePrefill,
  service: 'tqsq/tqyw',
  counts: 'withdrawals',
  request: () => ({ tqfs: '02' }),
  receipt: {
    lead: (values: Plain<PayeeValues> & { sqtqje: string; tqpl?: string }, facts: PersonFacts) =>
      `提取 ${formatMoney(values.sqtqje)}，转入${payeeText(values, facts)}${agreedLead(values.tqpl)}`,
    figures: ({ sqtqje, tqpl }: { sqtqje: string; tqpl?: string }) => [
      { label: '申请提取金额', value: formatMoney(sqtqje) },
      ...agreedFigure(tqpl),
    ],
    next: (answer: SubmitAnswer, values: { sqtqje: string; tqpl?: string } | null = null) =>
      withdrawalNext(answer, { to: '您的收款账户', account: 'part', agreed: agreedFrequency(values?.tqpl) }),
  },
} as const;
