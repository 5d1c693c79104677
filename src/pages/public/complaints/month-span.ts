import type { DateSpan } from '@/domain/date-presets';
import { rangeProblem } from '@/domain/date-presets';
import type { PlainDate } from '@/domain/dates';
import type { Custom } from '@/form/field-kinds';
import type { Held } from '@/schema/field-kinds';
import { isRange } from '@/schema/read-value';

export const NO_SPAN: DateSpan = { from: '', to: '' };

/** A range of months; an end may lack its year or month: '2025-', '-03'. */
export const monthSpanReader: Custom<DateSpan> = { draft: 'keep', read: (raw) => (isRange(raw) ? raw : undefined) };

/** Form value; null if both ends are empty. */
export function chosenSpan({ from, to }: DateSpan): Held<DateSpan> {
  const chosen = (end: string) => (/\d/.test(end) ? end : '');
  return chosen(from) || chosen(to) ? { from: chosen(from), to: chosen(to) } : null;
}

/** Error of a range: an end missing, start after end, future months. */
export function spanProblem({ from, to }: DateSpan, label: string, today: PlainDate): string | undefined {
  const whole = (end: string) => (/^\d{4}-\d{2}$/.test(end) ? end : '');
  const span = { from: whole(from), to: whole(to) };
  return rangeProblem(span, { of: 'month', limit: 'past', today, open: false, label });
}
