import type { Instalment } from '@/domain/loan/loan';
import { paymentIn, type RepaymentYear, repaymentSummary, repaymentYears } from '@/domain/loan/repayment-summary';
import type { Fen } from '@/domain/money';

/** Columns of a repayment schedule, on screen, in print and in the file. */
export const SCHEDULE_HEAD = ['还款额', '本金', '利息', '剩余本金'] as const;

/** Amounts of a row in column order. */
function amountsOf(row: Instalment): readonly Fen[] {
  return [paymentIn(row), row.principal, row.interest, row.balance];
}

function amountsOfYear({ principal, interest, balance }: RepaymentYear): readonly Fen[] {
  return [principal + interest, principal, interest, balance];
}

export interface ScheduleRow {
  name: string;
  amounts: readonly Fen[];
  /** Subtotal of a year. */
  sum?: true;
}

/** Every instalment, with a subtotal per year. */
export function scheduleRows(schedule: readonly Instalment[]): ScheduleRow[] {
  const rows = repaymentYears(schedule).flatMap((year): ScheduleRow[] => [
    ...year.months.map((one): ScheduleRow => ({ name: `第${one.dqqc}期`, amounts: amountsOf(one) })),
    { name: `第${year.year}年小计`, amounts: amountsOfYear(year), sum: true },
  ]);
  return [...rows, totalRow(schedule)];
}

/** One line per year. */
export function yearRows(schedule: readonly Instalment[]): ScheduleRow[] {
  const rows = repaymentYears(schedule).map(
    (year): ScheduleRow => ({ name: `第${year.year}年`, amounts: amountsOfYear(year) }),
  );
  return [...rows, totalRow(schedule)];
}

function totalRow(schedule: readonly Instalment[]): ScheduleRow {
  const { total, principal, interest } = repaymentSummary(schedule);
  return { name: '合计', amounts: [total, principal, interest, schedule.at(-1)?.balance ?? 0n], sum: true };
}
