import type { Fen } from '../money';
import type { Instalment } from './loan';

/** Key figures of a schedule. */
export interface RepaymentSummary {
  months: number;
  first: Fen;
  last: Fen;
  interest: Fen;
  principal: Fen;
  /** Principal and interest. */
  total: Fen;
}

export function repaymentSummary(schedule: readonly Instalment[]): RepaymentSummary {
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

/** Amount due in a month; 0 after the loan has ended. */
export function paymentIn(instalment: Instalment | undefined): Fen {
  return instalment ? instalment.principal + instalment.interest : 0n;
}

/** Twelve instalments from the first one; the last year may have fewer. */
export interface RepaymentYear {
  /** 1-based. */
  year: number;
  months: readonly Instalment[];
  principal: Fen;
  interest: Fen;
  /** Balance at the end of the year. */
  balance: Fen;
}

export function repaymentYears(schedule: readonly Instalment[]): RepaymentYear[] {
  const years: RepaymentYear[] = [];
  for (let from = 0; from < schedule.length; from += 12) {
    const months = schedule.slice(from, from + 12);
    const { principal, interest } = repaymentSummary(months);
    years.push({ year: years.length + 1, months, principal, interest, balance: months.at(-1)?.balance ?? 0n });
  }
  return years;
}

/** First instalment (1-based) in which `other` is lower than `one`; undefined if none is. */
export function cheaperFrom(one: readonly Instalment[], other: readonly Instalment[]): number | undefined {
  const at = other.findIndex(
    (instalment, index) => index < one.length && paymentIn(instalment) < paymentIn(one[index]),
  );
  return at < 0 ? undefined : at + 1;
}
