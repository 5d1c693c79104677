// Labels of figures that only the booking decides, before and after it.
import type { LabelledValue } from '@/api/client/labelled-value';
import { moneyText } from '@/domain/money';
import type { FiledRow } from './batch/filed-row';
import { type CaseRecord, FINAL } from './case-states';

/** Marks a figure as an estimate, decided on the day of `act`. */
export const estimateUntil =
  (act: string) =>
  (row: LabelledValue): FiledRow => ({ ...row, estimate: act });

/** Turns an estimate into a final figure, without its formula and hint: 预计还款合计 becomes 还款合计. */
export const settled = ({ estimate: _, gs: __, ...row }: FiledRow): FiledRow => ({
  ...row,
  label: row.label.replace(/^预计/, ''),
});

/** Returns a figure with the act that decides it. */
export const shownEstimate = ({ estimate, whole: _, ...row }: FiledRow): LabelledValue =>
  estimate === undefined ? row : { ...row, value: `${row.value}（以${estimate}当日核定为准）` };

/**
 * Returns the application's figures for display. An estimate names the act that decides it; in a final case it is labelled as estimated at
 * application, unless it equals the booked amount. `whole`: unmasked, for a checker.
 */
export function filedRows({ sqnr, ywzt, je, dzje }: CaseRecord, { whole = false } = {}): LabelledValue[] {
  return sqnr.map(({ estimate, whole: open, ...masked }) => {
    const row = whole && open !== undefined ? { ...masked, value: open } : masked;
    if (estimate === undefined) return row;
    if (!FINAL.includes(ywzt)) return shownEstimate({ ...row, estimate });
    if (ywzt === '99' && row.value === moneyText(dzje ?? je)) return row;
    return { ...row, label: `${row.label}（申请时估算）` };
  });
}
