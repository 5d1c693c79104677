import { type DateSpan, defaultSpan, rangeProblem, spanWords } from '@/domain/date-presets';
import type { PlainDate } from '@/domain/dates';
import { dictionaryLabel, dictionaryOptions } from '@/session/dictionary';
import { systemValue } from '@/session/system-config';

export interface ChoiceOption {
  value: string;
  label: string;
}

/** What a query page can be asked for; a name is that of its value on the wire. */
export type Condition<Name extends string = string> =
  | SpanCondition<Name>
  | ChoiceCondition<Name>
  | TextCondition<Name>
  | { kind: 'month'; name: Name; label: string };

/** Days or months up to today. */
export interface SpanCondition<Name> {
  kind: 'span';
  names: readonly [from: Name, to: Name];
  label: string;
  of?: 'month';
  /** Open at both ends to begin with: months of effect, which lie years back or ahead, and cases that are looked for whenever they were (decision 240); else the span of the system setting default_time (specification 5). */
  usual?: 'open';
  /** Three months, a year or everything with one click. */
  presets?: true;
  /** What an open beginning is called; else nothing is said of it. */
  start?: string;
}

/** One code of a dictionary or of the list's own. */
export interface ChoiceCondition<Name> {
  kind: 'choice';
  name: Name;
  label: string;
  dictionary?: string;
  codes?: readonly string[];
  /** Value and label, or the value alone where it says what it is. */
  options?: readonly (ChoiceOption | string)[];
  /** What follows a value that stands alone: 年度. */
  unit?: string;
  /** What asks for all of them; else 全部. */
  all?: string;
}

/** Something typed. It stays out of the address: it may be somebody's name or number. */
export interface TextCondition<Name> {
  kind: 'text';
  name: Name;
  label: string;
  hint?: string;
  decimal?: true;
  /** What is wrong with it beside the other values, '' when nothing is; nothing of it is asked then. */
  problem?: (values: AskedValues) => string;
  /** How it is told on paper and in a file; else as it was typed. */
  said?: (typed: string) => string;
}

/** What is asked for: each condition's values by name, '' for an open one. */
export type AskedValues = Readonly<Record<string, string>>;

/** What is asked before anything is chosen. */
export function usualOf(conditions: readonly Condition[], today: PlainDate): AskedValues {
  return Object.fromEntries(
    conditions.flatMap((condition) => {
      if (condition.kind !== 'span' || condition.usual === 'open') return namesOf(condition).map((name) => [name, '']);
      const { from, to } = defaultSpan(today, systemValue('default_time'), condition.of);
      return [
        [condition.names[0], from],
        [condition.names[1], to],
      ];
    }),
  );
}

/** What is wrong with a condition's values, '' when nothing is. */
export function problemOf(condition: Condition, values: AskedValues, today: PlainDate): string {
  if (condition.kind === 'text') return condition.problem?.(values) ?? '';
  if (condition.kind !== 'span') return '';
  const { label, of = 'date' } = condition;
  return rangeProblem(spanOf(condition, values), { of, limit: 'past', today, open: true, label }) ?? '';
}

/** What is set and good; of the rest its control says what is wrong. */
export function askedOf<Name extends string>(
  conditions: readonly Condition<Name>[],
  values: AskedValues,
  today: PlainDate,
): Partial<Record<Name, string>> {
  const good = conditions.filter((condition) => !problemOf(condition, values, today));
  const set = good.flatMap(namesOf).map((name) => [name, values[name]?.trim() ?? '']);
  return Object.fromEntries(set.filter(([, value]) => value !== '')) as Partial<Record<Name, string>>;
}

/** In words, for paper and file; '' when everything is asked for. */
export function wordsOf(conditions: readonly Condition[], values: AskedValues, today: PlainDate): string {
  const asked = askedOf(conditions, values, today);
  return conditions
    .map((condition) => said(condition, asked, today))
    .filter(Boolean)
    .join('，');
}

function said(condition: Condition, asked: Partial<AskedValues>, today: PlainDate): string {
  const { label } = condition;
  if (condition.kind === 'span') {
    const { from, to } = spanOf(condition, asked);
    const { start = '', of } = condition;
    if (from === '' && to === '' && start === '') return '';
    return spanWords(label, { from: from || start, to: to || (of ? '' : today) });
  }
  const value = asked[condition.name] ?? '';
  if (value === '') return '';
  if (condition.kind === 'text') return `${label}：${condition.said?.(value) ?? value}`;
  return `${label}${condition.kind === 'choice' ? labelOf(condition, value) : value}`;
}

/**
 * What is said when nothing was found: the span of time in which nothing was, since there may be more beyond it. `usually`: what is
 * said in its place as long as nothing else is asked for than usual.
 */
export function emptyTextOf(
  what: string,
  conditions: readonly Condition[],
  values: AskedValues,
  today: PlainDate,
  usually?: string,
): string {
  const asked: Partial<AskedValues> = askedOf(conditions, values, today);
  const usual = usualOf(conditions, today);
  const chosen = conditions.flatMap(namesOf).some((name) => (asked[name] ?? '') !== (usual[name] ?? ''));
  if (usually !== undefined && !chosen) return usually;
  const spans = spansSet(conditions, asked).map((condition) => said(condition, asked, today));
  const others = conditions.some((condition) => condition.kind !== 'span' && asked[condition.name]);
  return `${spans.join('，')}没有${others ? '符合条件的' : ''}${what}`;
}

/** The same conditions with all of time; none where no span limits it. */
export function wholeTime(conditions: readonly Condition[], values: AskedValues): AskedValues | undefined {
  const names = spansSet(conditions, values).flatMap(namesOf);
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, ''])) : undefined;
}

/**
 * Changes as they are carried out: whoever names a month wants it whenever it was booked, so that the span which the list
 * began with and nobody chose makes way.
 */
export function withTimeFor(
  conditions: readonly Condition[],
  values: AskedValues,
  changes: AskedValues,
  today: PlainDate,
): AskedValues {
  const named = conditions.some((one) => one.kind === 'month' && (changes[one.name] ?? '') !== '');
  if (!named) return changes;
  const usual = usualOf(conditions, today);
  const unchosen = conditions.filter((one) => namesOf(one).every((name) => values[name] === usual[name]));
  return { ...wholeTime(unchosen, values), ...changes };
}

function spansSet(conditions: readonly Condition[], values: Partial<AskedValues>): SpanCondition<string>[] {
  return conditions
    .filter((condition) => condition.kind === 'span')
    .filter(({ names }) => names.some((name) => (values[name] ?? '') !== ''));
}

export function spanOf({ names: [from, to] }: SpanCondition<string>, values: Partial<AskedValues>): DateSpan {
  return { from: values[from] ?? '', to: values[to] ?? '' };
}

export function optionsOf(condition: ChoiceCondition<string>): ChoiceOption[] {
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

export function namesOf<Name extends string>(condition: Condition<Name>): readonly Name[] {
  return condition.kind === 'span' ? condition.names : [condition.name];
}
