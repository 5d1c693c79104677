import type { Instalment } from './loan';
import type { Fen } from './money';

/** A schedule in a few figures. */
export interface RepaymentSummary {
  months: number;
  first: Fen;
  last: Fen;
  interest: Fen;
  principal: Fen;
  /** Principal and interest. */
  total: Fen;
}

export function summaryOf(schedule: readonly Instalment[]): RepaymentSummary {
  let interest = 0n;
  let principal = 0n;
  for (const one of schedule) {
    interest += one.interest;
    principal += one.principal;
  }
  return {
    months: schedule.length,
    first: paymentIn(schedule[0]),
    last: paymentIn(schedule.at(-1)),
    interest,
    principal,
    total: principal + interest,
  };
}

/** What is paid in a month; nothing where the loan has ended. */
export function paymentIn(instalment: Instalment | undefined): Fen {
  return instalment ? instalment.principal + instalment.interest : 0n;
}

/** Twelve instalments, counted from the first one; the last year may have fewer. */
export interface RepaymentYear {
  /** 1-based. */
  year: number;
  months: readonly Instalment[];
  principal: Fen;
  interest: Fen;
  /** Balance at its end. */
  balance: Fen;
}

export function repaymentYears(schedule: readonly Instalment[]): RepaymentYear[] {
  const years: RepaymentYear[] = [];
  for (let from = 0; from < schedule.length; from += 12) {
    const months = schedule.slice(from, from + 12);
    const { principal, interest } = summaryOf(months);
    years.push({ year: years.length + 1, months, principal, interest, balance: months.at(-1)?.balance ?? 0n });
  }
  return years;
}

/** The first instalment in which `other` asks for less than `one`, 1-based; undefined when it never does. */
export function cheaperFrom(one: readonly Instalment[], other: readonly Instalment[]): number | undefined {
  const at = other.findIndex(
    (instalment, index) => index < one.length && paymentIn(instalment) < paymentIn(one[index]),
  );
  return at < 0 ? undefined : at + 1;
}
