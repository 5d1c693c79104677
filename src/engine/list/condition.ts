import { type DateSpan, defaultSpan, rangeProblem, spanText } from '@/domain/date-presets';
import type { PlainDate } from '@/domain/dates';
import { dictionaryLabel, dictionaryOptions } from '@/session/dictionary';
import { systemValue } from '@/session/system-config';

export interface ChoiceOption {
  value: string;
  label: string;
}

/** Conditions of a query page; a name is that of the request's field. */
export type ListCondition<Name extends string = string> =
  | SpanCondition<Name>
  | ChoiceCondition<Name>
  | TextCondition<Name>
  | { kind: 'month'; name: Name; label: string };

/** A span of days or months. */
export interface SpanCondition<Name> {
  kind: 'span';
  names: readonly [from: Name, to: Name];
  label: string;
  of?: 'month';
  /**
   * 'open': no default span, for months of effect (years back or ahead) and for cases of any time
   * (docs/decisions/240-specification-deviations.md). The default is the span of the system setting default_time (docs/specification.md 5).
   */
  usual?: 'open';
  /** Offers three months, a year or everything as buttons. */
  presets?: true;
  /** Label of an open start; without it an open start has no label. */
  start?: string;
}

/** A code of a dictionary or of the list's own options. */
export interface ChoiceCondition<Name> {
  kind: 'choice';
  name: Name;
  label: string;
  dictionary?: string;
  codes?: readonly string[];
  /** Value and label, or a value that is its own label. */
  options?: readonly (ChoiceOption | string)[];
  /** Unit after such a value: 年度. */
  unit?: string;
  /** Label of no restriction; the default is 全部. */
  all?: string;
}

/** A choice among the codes of a column: label and dictionary are the column's, unless they are given. */
export type ColumnCondition<Name extends string> = { column: Name } & Partial<
  Omit<ChoiceCondition<Name>, 'kind' | 'name'>
>;

/** A typed text. Never in the address, as it may be a name or number. */
export interface TextCondition<Name> {
  kind: 'text';
  name: Name;
  label: string;
  hint?: string;
  /** An amount: pasted text is cleaned as in forms. */
  decimal?: true;
  /** Problem of the text with the other values, '' for none; the condition is ignored while it has a problem. */
  problem?: (values: ConditionValues) => string;
  /** Formats the text for paper and file; the default is the typed text. */
  describe?: (typed: string) => string;
}

/** Values of the conditions by name, '' for an open one. */
export type ConditionValues = Readonly<Record<string, string>>;

/** Returns the conditions before any choice. */
export function defaultConditions(conditions: readonly ListCondition[], today: PlainDate): ConditionValues {
  return Object.fromEntries(
    conditions.flatMap((condition) => {
      if (condition.kind !== 'span' || condition.usual === 'open')
        return conditionNames(condition).map((name) => [name, '']);
      const { from, to } = defaultSpan(today, systemValue('default_time'), condition.of);
      return [
        [condition.names[0], from],
        [condition.names[1], to],
      ];
    }),
  );
}

/** Returns the problem of a condition's values, '' for none. */
export function conditionProblem(condition: ListCondition, values: ConditionValues, today: PlainDate): string {
  if (condition.kind === 'text') return condition.problem?.(values) ?? '';
  if (condition.kind !== 'span') return '';
  const { label, of = 'date' } = condition;
  return rangeProblem(spanOf(condition, values), { of, limit: 'past', today, open: true, label }) ?? '';
}

/** Returns the conditions that are set and valid; the controls show the problems of the others. */
export function activeConditions<Name extends string>(
  conditions: readonly ListCondition<Name>[],
  values: ConditionValues,
  today: PlainDate,
): Partial<Record<Name, string>> {
  const good = conditions.filter((condition) => !conditionProblem(condition, values, today));
  const set = good.flatMap(conditionNames).map((name) => [name, values[name]?.trim() ?? '']);
  return Object.fromEntries(set.filter(([, value]) => value !== '')) as Partial<Record<Name, string>>;
}

/** Conditions as text, for paper and file; '' for none. */
export function conditionsText(
  conditions: readonly ListCondition[],
  values: ConditionValues,
  today: PlainDate,
): string {
  const active = activeConditions(conditions, values, today);
  return conditions
    .map((condition) => describe(condition, active, today))
    .filter(Boolean)
    .join('，');
}

function describe(condition: ListCondition, active: Partial<ConditionValues>, today: PlainDate): string {
  const { label } = condition;
  if (condition.kind === 'span') {
    const { from, to } = spanOf(condition, active);
    const { start = '', of } = condition;
    if (from === '' && to === '' && start === '') return '';
    return spanText(label, { from: from || start, to: to || (of ? '' : today) });
  }
  const value = active[condition.name] ?? '';
  if (value === '') return '';
  if (condition.kind === 'text') return `${label}：${condition.describe?.(value) ?? value}`;
  return `${label}${condition.kind === 'choice' ? labelOf(condition, value) : value}`;
}

/**
 * Text for an empty result: names the span, as there may be rows outside it. `usually`: the text while all conditions have their
 * defaults; `filtered`: the column heads narrow the list, too.
 */
export function emptyTextOf(
  what: string,
  conditions: readonly ListCondition[],
  values: ConditionValues,
  today: PlainDate,
  usually?: string,
  filtered = false,
): string {
  const active: Partial<ConditionValues> = activeConditions(conditions, values, today);
  const usual = defaultConditions(conditions, today);
  const chosen = conditions.flatMap(conditionNames).some((name) => (active[name] ?? '') !== (usual[name] ?? ''));
  if (usually !== undefined && !chosen && !filtered) return usually;
  const spans = spansSet(conditions, active).map((condition) => describe(condition, active, today));
  const others = filtered || conditions.some((condition) => condition.kind !== 'span' && active[condition.name]);
  return `${spans.join('，')}没有${others ? '符合条件的' : ''}${what}`;
}

/** Returns the conditions with an unlimited span; undefined if no span limits them. */
export function withoutSpan(
  conditions: readonly ListCondition[],
  values: ConditionValues,
): ConditionValues | undefined {
  const names = spansSet(conditions, values).flatMap(conditionNames);
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, ''])) : undefined;
}

/**
 * Returns the conditions to query with: a chosen month drops spans that still have their default, which would otherwise hide
 * rows booked outside them.
 */
export function withTimeFor(
  conditions: readonly ListCondition[],
  values: ConditionValues,
  changes: ConditionValues,
  today: PlainDate,
): ConditionValues {
  const named = conditions.some((one) => one.kind === 'month' && (changes[one.name] ?? '') !== '');
  if (!named) return changes;
  const usual = defaultConditions(conditions, today);
  const unchosen = conditions.filter((one) => conditionNames(one).every((name) => values[name] === usual[name]));
  return { ...withoutSpan(unchosen, values), ...changes };
}

function spansSet(conditions: readonly ListCondition[], values: Partial<ConditionValues>): SpanCondition<string>[] {
  return conditions
    .filter((condition) => condition.kind === 'span')
    .filter(({ names }) => names.some((name) => (values[name] ?? '') !== ''));
}

export function spanOf({ names: [from, to] }: SpanCondition<string>, values: Partial<ConditionValues>): DateSpan {
  return { from: values[from] ?? '', to: values[to] ?? '' };
}

export function conditionOptions(condition: ChoiceCondition<string>): ChoiceOption[] {
  const { codes, all = '全部' } = condition;
  const offered = knownOptions(condition).filter(({ value }) => codes?.includes(value) ?? true);
  return [{ value: '', label: all }, ...offered.map(({ value, label }) => ({ value, label }))];
}

function knownOptions({ dictionary, options, unit = '' }: ChoiceCondition<string>): readonly ChoiceOption[] {
  if (!options) return dictionary ? dictionaryOptions(dictionary) : [];
  return options.map((one) => (typeof one === 'string' ? { value: one, label: `${one}${unit}` } : one));
}

function labelOf(condition: ChoiceCondition<string>, value: string): string {
  if (condition.dictionary) return dictionaryLabel(condition.dictionary, value);
  return knownOptions(condition).find((option) => option.value === value)?.label ?? value;
}

export function conditionNames<Name extends string>(condition: ListCondition<Name>): readonly Name[] {
  return condition.kind === 'span' ? condition.names : [condition.name];
}
