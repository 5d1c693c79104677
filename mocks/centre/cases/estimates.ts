// Figures of an application that only the booking decides: what they are called before it and after it.
import type { LabelledValue } from '@/api/labelled-value';
import { moneyText } from '@/domain/money';
import { type CaseRecord, FINAL } from './case-states';
import type { FiledRow } from './filed-row';

/** Marks a figure as an estimate that the day of `act` decides. */
export const estimateUntil =
  (act: string) =>
  (row: LabelledValue): FiledRow => ({ ...row, estimate: act });

/** What has come out: no estimate any more, nor is there anything left to do about it. */
export const settled = ({ estimate: _, gs: __, ...row }: FiledRow): FiledRow => row;

/**
 * What was applied for, as it is shown now. An estimate says what decides it; once the case is over it is named as the estimate of
 * the application, unless it is the sum that was booked: the booked one is said beside it. `whole`: for who has to check it.
 */
export function filedRows({ sqnr, ywzt, je, dzje }: CaseRecord, { whole = false } = {}): LabelledValue[] {
  return sqnr.map(({ estimate, whole: open, ...masked }) => {
    const row = whole && open !== undefined ? { ...masked, value: open } : masked;
    if (estimate === undefined) return row;
    if (!FINAL.includes(ywzt)) return { ...row, value: `${row.value}（以${estimate}当日核定为准）` };
    if (ywzt === '99' && row.value === moneyText(dzje ?? je)) return row;
    return { ...row, label: `${row.label}（申请时估算）` };
  });
}
