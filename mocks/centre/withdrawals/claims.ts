import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { cases } from '../cases/case-states';
import { ruleFor } from '../cases/registered';
import type { Store } from '../kernel/store';

/** Months claimed by a withdrawal: no month is paid twice, and a household shares its limit. */
export interface Claim {
  id: string;
  /** Number of the case; '' for a claim from before the hall. */
  ywlsh: string;
  grzh: string;
  ywlx: string;
  months: readonly { ny: PlainMonth; fen: Fen }[];
  /** Set for a withdrawal for a home loan. */
  loan?: LoanClaim;
}

/** Repayments of a loan that a withdrawal uses; each counts once among all borrowers. */
export interface LoanClaim {
  jkhtbh: string;
  /** Day of the application, or of the payment under an agreement. */
  day: PlainDate;
  /** Last day of the repayments claimed. */
  to: PlainDate;
  /** Monthly payment; it does not start the interval between single withdrawals. */
  monthly: boolean;
  /** The loan was fully repaid. */
  settled: boolean;
  used: readonly { day: PlainDate; fen: Fen }[];
}

/** States without a payment, past or future. */
const VOID = ['80', '85', '86'];

export const claims = (store: Store) => store.table<Claim>('withdrawal-claims');

/** Returns the person's claims by month, applied for or paid; `except`: a case to leave out. */
export function claimsOf(store: Store, grzh: string, except = ''): Claim[] {
  return [...claims(store).values()].filter(
    (claim) => claim.grzh === grzh && (except === '' || claim.ywlsh !== except) && isAlive(store, claim),
  );
}

/** Returns all borrowers' claims on the repayments of a loan. */
export function loanClaims(store: Store, jkhtbh: string, except = ''): Claim[] {
  return [...claims(store).values()].filter(
    (claim) => claim.loan?.jkhtbh === jkhtbh && (except === '' || claim.ywlsh !== except) && isAlive(store, claim),
  );
}

/** Returns the purpose that the months are claimed for. */
export const claimedFor = ({ ywlx }: Claim) => ruleFor('person', ywlx)?.claims;

/** Distributes an amount over months in proportion to their weights, exact to the fen; the last month takes the rounding difference. */
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
