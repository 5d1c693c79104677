import type { DateSpan } from '@/domain/date-presets';
import { rangeProblem } from '@/domain/date-presets';
import type { PlainDate } from '@/domain/dates';
import type { Custom, Held } from '@/form/field-kinds';
import { isRange } from '@/form/values/read-value';

export const NO_SPAN: DateSpan = { from: '', to: '' };

/** A span of months, each end possibly still without its year or month: '2025-', '-03'. */
export const heldSpan: Custom<DateSpan> = { draft: 'keep', read: (raw) => (isRange(raw) ? raw : undefined) };

/** As the form holds it: null when nothing of it is chosen. */
export function chosenSpan({ from, to }: DateSpan): Held<DateSpan> {
  const chosen = (end: string) => (/\d/.test(end) ? end : '');
  return chosen(from) || chosen(to) ? { from: chosen(from), to: chosen(to) } : null;
}

/** What is wrong with it: an end missing, the start after the end, months that are still to come. */
export function spanProblem({ from, to }: DateSpan, label: string, today: PlainDate): string | undefined {
  const whole = (end: string) => (/^\d{4}-\d{2}$/.test(end) ? end : '');
  const span = { from: whole(from), to: whole(to) };
  return rangeProblem(span, { of: 'month', limit: 'past', today, open: false, label });
}
