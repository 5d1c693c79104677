import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { cases } from '../cases/case-states';
import { ruleFor } from '../cases/registered';
import type { Store } from '../kernel/store';

/** Months that a withdrawal is for: the same month is not paid twice, and a household shares its limit. */
export interface Claim {
  id: string;
  /** The case it belongs to; '' for one from before the hall. */
  ywlsh: string;
  grzh: string;
  ywlx: string;
  months: readonly { ny: PlainMonth; fen: Fen }[];
  /** Of a withdrawal for a home loan. */
  loan?: LoanClaim;
}

/** Which repayments of which loan it draws on: each counts once, whoever of the borrowers draws. */
export interface LoanClaim {
  jkhtbh: string;
  /** Applied for, or paid under an agreement. */
  day: PlainDate;
  /** End of the time whose repayments it is for. */
  to: PlainDate;
  /** Paid month by month: the time between two single withdrawals does not begin with it. */
  monthly: boolean;
  /** The loan was paid back in full. */
  settled: boolean;
  used: readonly { day: PlainDate; fen: Fen }[];
}

/** States in which nothing was or will be paid. */
const VOID = ['80', '85', '86'];

export const claims = (store: Store) => store.table<Claim>('withdrawal-claims');

/** What this person has withdrawn, or asked for, by month. The case named by `except` is left out. */
export function claimsOf(store: Store, grzh: string, except = ''): Claim[] {
  return [...claims(store).values()].filter(
    (claim) => claim.grzh === grzh && (except === '' || claim.ywlsh !== except) && isAlive(store, claim),
  );
}

/** What everybody has drawn, or asked for, on the repayments of a loan. */
export function loanClaims(store: Store, jkhtbh: string, except = ''): Claim[] {
  return [...claims(store).values()].filter(
    (claim) => claim.loan?.jkhtbh === jkhtbh && (except === '' || claim.ywlsh !== except) && isAlive(store, claim),
  );
}

/** What its months are claimed for. */
export const claimedFor = ({ ywlx }: Claim) => ruleFor('person', ywlx)?.claims;

/** Spreads an amount over its months in proportion to their weights, to the fen; the last one takes the rest. */
export function spread(amount: Fen, months: readonly { ny: PlainMonth; weight: Fen }[]): Claim['months'] {
  const all = months.reduce((sum, { weight }) => sum + weight, 0n);
  let rest = amount;
  return months.map(({ ny, weight }, at) => {
    const share = all > 0n ? (amount * weight) / all : 0n;
    const fen = at === months.length - 1 ? rest : share;
    rest -= fen;
    return { ny, fen };
  });
}

function isAlive(store: Store, claim: Claim): boolean {
  const record = claim.ywlsh === '' ? undefined : cases(store).get(claim.ywlsh);
  return record === undefined || !VOID.includes(record.ywzt);
}
