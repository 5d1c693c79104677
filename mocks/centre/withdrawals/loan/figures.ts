import { addDays, addMonths, monthOf, monthsFrom, type PlainDate } from '@/domain/dates';
import type { ReasonLimit } from '@/domain/deposit/other-withdrawal';
import { type Fen, moneyText } from '@/domain/money';
import { policyCount } from '../../../data/policy/policy';
import type { Repayment } from '../../registers/home-loans';
import { claimedFor, claimsOf, type LoanClaim, loanClaims, spread } from '../claims';
import type { Applicant } from '../rule';
import type { DrawnLoan } from './drawn-loans';

export const LOAN = 'TQ0106';

/** Period whose repayments can be withdrawn. */
interface Interval {
  from: PlainDate;
  to: PlainDate;
}

export interface LoanWithdrawalFigures extends Interval, Required<ReasonLimit> {
  principal: Fen;
  interest: Fen;
  /** Unclaimed part of each day's repayment, oldest first. */
  free: readonly { day: PlainDate; fen: Fen }[];
}

/** Returns the period: after the person's last withdrawal for the loan, at most p.chdJg months back, not before the disbursement. */
export function intervalOf(applicant: Applicant, { jkhtbh, dkffrq }: Pick<DrawnLoan, 'jkhtbh' | 'dkffrq'>): Interval {
  const { store, person, slrq, ywlsh } = applicant;
  const own = loanClaims(store, jkhtbh, ywlsh).filter(({ grzh }) => grzh === person.grzh);
  const after = own.map(({ loan }) => addDays(loan?.to ?? '', 1));
  const earliest = addDays(addMonths(slrq, -policyCount('p.chdJg')), 1);
  return { from: [earliest, dkffrq, ...after].sort().at(-1) ?? slrq, to: slrq };
}

/** Returns the withdrawable repayments of the period: each counts once among all borrowers, and not in a month whose rent was paid. */
export function loanWithdrawalFigures(
  applicant: Applicant,
  { jkhtbh, repaid, from, to }: Interval & { jkhtbh: string; repaid: readonly Repayment[] },
): LoanWithdrawalFigures {
  const { store, person, ywlsh } = applicant;
  const rent = new Set(
    claimsOf(store, person.grzh, ywlsh)
      .filter((claim) => claimedFor(claim) === 'rent')
      .flatMap(({ months }) => months.map(({ ny }) => ny)),
  );
  const inside = repaid.filter(({ day }) => day >= from && day <= to);
  const counted = inside.filter(({ day }) => !rent.has(monthOf(day)));
  const sum = (pick: (one: Repayment) => Fen) => counted.reduce((total, one) => total + pick(one), 0n);
  const [principal, interest] = [sum((one) => one.principal), sum((one) => one.interest)];
  const used = usedOf(loanClaims(store, jkhtbh, ywlsh).flatMap(({ loan }) => loan?.used ?? []));
  const free = [...usedOf(counted.map((one) => ({ day: one.day, fen: one.principal + one.interest })))].map(
    ([day, fen]) => ({ day, fen: fen > (used.get(day) ?? 0n) ? fen - (used.get(day) ?? 0n) : 0n }),
  );
  const whole = principal + interest;
  const rented = [...new Set(inside.map(({ day }) => monthOf(day)))].filter((month) => rent.has(month));
  const without = rented.length > 0 ? `，${rented.join('、')}已办理租房提取，不计入` : '';
  return {
    from,
    to,
    principal,
    interest,
    free,
    whole,
    ljytq: whole - free.reduce((total, { fen }) => total + fen, 0n),
    words: `${from}至${to}已还本金${moneyText(principal)} + 利息${moneyText(interest)} = ${moneyText(whole)}${without}`,
  };
}

/** Allocates an amount to unclaimed repayments, oldest first. */
export function drawnOn(amount: Fen, free: LoanWithdrawalFigures['free']): LoanClaim['used'] {
  let rest = amount;
  return free.flatMap(({ day, fen }) => {
    const part = fen < rest ? fen : rest;
    rest -= part;
    return part > 0n ? [{ day, fen: part }] : [];
  });
}

/** Distributes stated repayments evenly over the months of the period, each on its first day. */
export function distributeOverMonths({ from, to }: Interval, principal: Fen, interest: Fen): Repayment[] {
  const firsts = monthsFrom(monthOf(from), monthOf(to)).filter((month) => `${month}-01` >= from);
  const months = firsts.length > 0 ? firsts : [monthOf(to)];
  const evenly = months.map((ny) => ({ ny, weight: 1n }));
  const ofInterest = spread(interest, evenly);
  return spread(principal, evenly).map(({ ny, fen }, at) => ({
    day: firsts.length > 0 ? `${ny}-01` : to,
    principal: fen,
    interest: ofInterest[at]?.fen ?? 0n,
  }));
}

/** Returns the claimed months, for the rule that a month's housing costs are paid once. */
export function monthsOf(used: LoanClaim['used']) {
  const months = usedOf(used.map(({ day, fen }) => ({ day: monthOf(day), fen })));
  return [...months].map(([ny, fen]) => ({ ny, fen }));
}

function usedOf(list: readonly { day: string; fen: Fen }[]): Map<string, Fen> {
  const sums = new Map<string, Fen>();
  for (const { day, fen } of list) sums.set(day, (sums.get(day) ?? 0n) + fen);
  return sums;
}
