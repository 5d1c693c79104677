import type { AmountLimit } from '@/api/judgement';
import type { LoanSummary } from '@/api/person';
import { formatMoney } from '@/domain/money';
import { prepaymentWay } from '@/domain/prepayment';
import type { PersonFacts } from '@/engine/flow/facts';
import type { Section } from '@/form/definition';
import type { Choice, FieldOf, Plain } from '@/form/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';
import { pickFigures } from '../blocks/pick-figures';

/** What every repayment on a chosen day says, whoever's money it is. */
interface RepaymentValues {
  hklx: Choice;
  thfs: Choice;
}

/** Kinds of a repayment (dictionary hklx): overdue, in part, all of it. An address may name one. */
const KINDS: readonly string[] = ['1', '2', '3'];

/** What every flow is that repays on a chosen day: about one of the loans, for one of the kinds, without papers. */
export const repaymentFlow = {
  counts: 'loans',
  matter: { name: 'hklx', values: KINDS },
  materials: null,
} as const;

/** The quote comes from the centre, by the kind and these values. */
export const quotedBy = <Name extends string>(...deciding: Name[]) => ({
  deciding: ['hklx' as const, ...deciding],
  forget: ['hklx' as const],
  estimate: () => null,
});

export const isPart = ({ hklx }: Pick<Plain<RepaymentValues>, 'hklx'>): boolean => hklx === '2';

/** Overdue instalments come first: nothing else of such a loan may be repaid. */
export const usualKind = (loan: Pick<LoanSummary, 'dkzhzt'> | null): string => (loan?.dkzhzt === '2' ? '1' : '');

export const kindField = {
  kind: 'radio',
  name: 'hklx',
  label: '还款类型',
  dictionary: 'hklx',
} satisfies FieldOf<RepaymentValues, PersonFacts>;

/** How a loan goes on after part of it was paid ahead; settling is no way to go on. */
export const afterField = {
  kind: 'radio',
  name: 'thfs',
  label: '还款后方式',
  visible: isPart,
  options: ({ picked }) =>
    ['01', '02'].map((value) => ({
      value,
      label: prepaymentWay(value, picked?.dkhkfs, dictionaryLabel('thfs', value)),
    })),
} satisfies FieldOf<RepaymentValues, PersonFacts<unknown, LoanSummary>>;

/** The day on which it is paid: of those that the loan names under a key, in the order of the centre. */
export const dayField = <Name extends string, Days extends string>(
  name: Name,
  { label, hint, days }: { label: string; hint: string; days: Days },
) => ({
  kind: 'select' as const,
  name,
  label,
  hint: `工作日，不含还款日；${hint}`,
  options: ({ picked }: PersonFacts<unknown, Readonly<Record<Days, readonly string[]>>>) =>
    (picked?.[days] ?? []).map((day) => ({ value: day, label: day })),
});

/** The day that an address asks for; the first of those there are where it is none of them. */
export const dayAsked = (day: string | null, days: readonly string[] = []): string =>
  day !== null && days.includes(day) ? day : (days[0] ?? '');

export const quoteSection: Section<object, PersonFacts> = {
  key: 'quote',
  title: '还款试算',
  note: '填好还款内容后显示，提交前请核对。',
  quote: true,
  fields: [],
};

/** Receipt of a repayment that is still to come: kind, day and sum, then those figures of the quote. */
export function repaymentFigures(
  limit: AmountLimit | null | undefined,
  { hklx, day, sum, fixedOn }: { hklx: string; day: { label: string; value: string }; sum: string; fixedOn: string },
  figures: readonly string[],
) {
  return [
    { label: '还款类型', value: dictionaryLabel('hklx', hklx) },
    day,
    { label: sum, value: `${formatMoney(limit?.kytqe)}（以${fixedOn}核定为准）` },
    ...pickFigures(limit?.mx, [...figures, 'xyhke', 'xsyqs', 'jslx']),
  ];
}

/** What follows when a loan is paid off, by the kind of repayment; undefined when only the answer is known. */
export function settledWords(hklx: string | undefined): readonly string[] {
  if (hklx !== undefined && hklx !== '3') return [];
  return ['全部结清的，冲还贷协议同时终止，结清证明当日即可开具；有抵押登记的，凭证明可以办理抵押注销登记。'];
}
