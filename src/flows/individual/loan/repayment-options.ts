import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { LoanSummary } from '@/api/person/person';
import { prepaymentLabel } from '@/domain/loan/prepayment';
import { formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import { dictionaryLabel } from '@/session/dictionary';
import { pickFigures } from '../blocks/pick-figures';

/** Kinds of repayment (dictionary hklx): overdue, partial, full. The address may name one. */
const KINDS: readonly string[] = ['1', '2', '3'];

/** Parts common to repayments on a chosen day: about one loan, with a kind, without materials. */
export const repaymentFlow = {
  counts: 'loans',
  variant: { name: 'hklx', values: KINDS },
} as const;

/** The centre's quote depends on the kind and these values. */
export const quotedBy = <Name extends string>(...deciding: Name[]) => ({
  deciding: ['hklx' as const, ...deciding],
  forget: ['hklx' as const],
  estimate: () => null,
});

/** Overdue instalments come first: such a loan accepts no other repayment. */
export const defaultRepaymentKind = (loan: Pick<LoanSummary, 'dkzhzt'> | null): string =>
  loan?.dkzhzt === '2' ? '1' : '';

/** Options after a partial prepayment; not for a settlement. */
export const afterOptions = ({ picked }: PersonFacts<unknown, LoanSummary>) =>
  ['01', '02'].map((value) => ({
    value,
    label: prepaymentLabel(value, picked?.dkhkfs, dictionaryLabel('thfs', value)),
  }));

/** Payment days that the loan lists under `days`, in the centre's order. */
export const dayOptions =
  <Days extends string>(days: Days) =>
  ({ picked }: PersonFacts<unknown, Readonly<Record<Days, readonly string[]>>>) =>
    (picked?.[days] ?? []).map((day) => ({ value: day, label: day }));

/** Day from the address; the first available one if it is not among them. */
export const dayFromQuery = (day: string | null, days: readonly string[] = []): string =>
  day !== null && days.includes(day) ? day : (days[0] ?? '');

export const quoteSection: Section<object, PersonFacts> = {
  key: 'quote',
  title: '还款试算',
  pending: '填好还款内容后显示。',
  quote: true,
  fields: [],
};

/** Kind, sum and day of a repayment as a predicate; `from`: what it is paid from. */
export const repaymentLead = (limit: AmountLimit | null | undefined, hklx: string, day: string, from: string) =>
  `${dictionaryLabel('hklx', hklx)} ${formatMoney(limit?.kytqe)}，${day}从${from}（以当日核定为准）`;

/** A figure without the remark on what decides it: the sentence or the row beside it says that. */
export const bareFigure = (figure: LabelledValue | undefined) =>
  figure?.value.replace(/（以[^（）]{1,20}核定为准）$/, '') ?? '';

/** The same of a booked repayment: sum and day are those of the booking. */
export function repaidLead(filed: readonly LabelledValue[], from: string): string {
  const [kind, day, sum] = [['hklx'], ['hkr', 'yhkr'], ['hkhj']].map((keys) => bareFigure(pickFigures(filed, keys)[0]));
  return `${kind} ${sum}，${day}从${from}`;
}

/** Steps after a full repayment, by kind; undefined if only the answer is known. */
export function settledText(hklx: string | undefined): readonly string[] {
  if (hklx !== undefined && hklx !== '3') return [];
  return ['提前结清的，冲还贷协议同时终止，结清证明当日即可开具；有抵押登记的，凭证明可以办理抵押注销登记。'];
}
