import { divideHalfUp, type Fen, percentFraction } from '../money';

/** 01 equal instalments, 02 equal principal (docs/specification.md 3). */
export type RepaymentMethod = '01' | '02';

export interface Instalment {
  /** 1-based. */
  dqqc: number;
  principal: Fen;
  interest: Fen;
  /** Balance after the instalment. */
  balance: Fen;
}

/**
 * Schedule of a loan of `principal` fen, annual rate in percent ('2.6'), `months`; interest is rounded half up to the fen each month and
 * the last instalment takes the rounding rest (docs/rules/loan-formulas.md).
 */
export function repaymentSchedule(
  principal: Fen,
  annualPercent: string,
  months: number,
  method: RepaymentMethod,
): Instalment[] {
  const { numerator, denominator } = percentFraction(annualPercent);
  const perMonth = denominator * 12n;
  const payment = method === '01' ? equalInstalment(principal, numerator, perMonth, months) : 0n;
  const share = divideHalfUp(principal, BigInt(months));

  const schedule: Instalment[] = [];
  let balance = principal;
  for (let dqqc = 1; dqqc <= months; dqqc += 1) {
    const interest = divideHalfUp(balance * numerator, perMonth);
    const wanted = method === '01' ? payment - interest : share;
    const part = dqqc === months || wanted > balance ? balance : wanted;
    balance -= part;
    schedule.push({ dqqc, principal: part, interest, balance });
  }
  return schedule;
}

/**
 * Schedule with a fixed `payment` (fen) until the balance is 0, for a prepayment that shortens the term; the last instalment takes the rest
 * (docs/rules/loan-formulas.md, 缩短期限).
 * @throws RangeError if the payment does not cover the interest
 */
export function scheduleByPayment(balance: Fen, annualPercent: string, payment: Fen): Instalment[] {
  const { numerator, denominator } = percentFraction(annualPercent);
  const schedule: Instalment[] = [];
  let rest = balance;
  for (let dqqc = 1; rest > 0n; dqqc += 1) {
    const interest = divideHalfUp(rest * numerator, denominator * 12n);
    if (payment <= interest) throw new RangeError('The payment does not cover the interest');
    const principal = payment - interest < rest ? payment - interest : rest;
    rest -= principal;
    schedule.push({ dqqc, principal, interest, balance: rest });
  }
  return schedule;
}

/**
 * Schedule with a fixed principal of `share` fen per instalment until the balance is 0, for a prepayment that shortens the term.
 * @throws RangeError if the share is not positive
 */
export function scheduleByShare(balance: Fen, annualPercent: string, share: Fen): Instalment[] {
  if (share <= 0n) throw new RangeError('The share repays nothing');
  const { numerator, denominator } = percentFraction(annualPercent);
  const schedule: Instalment[] = [];
  let rest = balance;
  for (let dqqc = 1; rest > 0n; dqqc += 1) {
    const interest = divideHalfUp(rest * numerator, denominator * 12n);
    const principal = share < rest ? share : rest;
    rest -= principal;
    schedule.push({ dqqc, principal, interest, balance: rest });
  }
  return schedule;
}

/** P·i·(1+i)^n / ((1+i)^n − 1) with i = numerator / perMonth as an exact fraction; rounded once, at the end. */
function equalInstalment(principal: Fen, numerator: bigint, perMonth: bigint, months: number): Fen {
  if (numerator === 0n) return divideHalfUp(principal, BigInt(months));
  const grown = (perMonth + numerator) ** BigInt(months);
  const whole = perMonth ** BigInt(months);
  return divideHalfUp(principal * numerator * grown, perMonth * (grown - whole));
}
