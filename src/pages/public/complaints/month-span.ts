import type { DateSpan } from '@/domain/date-presets';
import { rangeProblem } from '@/domain/date-presets';
import type { PlainDate } from '@/domain/dates';

/** A span of months as one text, each end possibly still without its year or month: '2025-03~2025-12', '2025-~'. */
export function readSpan(value: string): DateSpan {
  const [from = '', to = ''] = value.split('~');
  return { from, to };
}

/** '' when nothing of it is chosen. */
export function writeSpan({ from, to }: DateSpan): string {
  const chosen = (end: string) => /\d/.test(end);
  return chosen(from) || chosen(to) ? `${chosen(from) ? from : ''}~${chosen(to) ? to : ''}` : '';
}

/** What is wrong with it: an end missing, the start after the end, months that are still to come. */
export function spanProblem(value: string, label: string, today: PlainDate): string | undefined {
  const whole = (end: string) => (/^\d{4}-\d{2}$/.test(end) ? end : '');
  const { from, to } = readSpan(value);
  const span = { from: whole(from), to: whole(to) };
  return rangeProblem(span, { of: 'month', limit: 'past', today, open: false, label });
}
