import type { ReservedFigures } from '@/api/person/reserved-amount';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { agreements } from '../cases/agreements';
import { casePath } from '../cases/case-path';
import { type CaseRecord, cases, FINAL } from '../cases/case-states';
import { balanceOf, memberAccount } from '../kernel/accounts/ledger';
import { businessArea } from '../kernel/business-names';
import type { Store, TableIndex } from '../kernel/store';
import { ownerId, ownerOf, readOwner } from '../kernel/transaction';
import { ordersOn } from './open-orders';

/** Link to pause, resume and end agreements. */
export const AGREEMENTS_PATH = '/grwt/tqSys/ydtq/ydtq_gl';

/** An amount of a deposit account that an open case or a due payment has reserved. */
export interface Reservation {
  /** Number of the case or agreement. */
  ywlsh: string;
  ywmc: string;
  fen: Fen;
  /** Time of the reservation; earlier ones are paid first. */
  since: string;
  /** Takes the whole balance and closes the account. */
  closing: boolean;
  /** Link for the account holder; '' where somebody else applied. */
  lj: string;
}

/**
 * Returns all reservations of an account, oldest first: open withdrawals, ordered loan repayments, and unpaid agreement payments. Those of
 * the case or agreement `except` are left out.
 */
export function reservedOf(store: Store, grzh: string, except = ''): Reservation[] {
  return [...byWithdrawals(store, grzh), ...byRepayments(store, grzh), ...byAgreements(store, grzh)]
    .filter(({ ywlsh }) => ywlsh !== except)
    .sort((a, b) => (a.since + a.ywlsh < b.since + b.ywlsh ? -1 : 1));
}

/** Returns the reservations older than a case; they reduce the balance available at its booking, later ones wait. */
export function reservedBefore(
  store: Store,
  grzh: string,
  { ywlsh, slsj }: Pick<CaseRecord, 'ywlsh' | 'slsj'>,
): Reservation[] {
  return reservedOf(store, grzh, ywlsh).filter((one) => one.since + one.ywlsh < slsj + ywlsh);
}

export const sumReserved = (reserved: readonly Reservation[]): Fen => reserved.reduce((sum, { fen }) => sum + fen, 0n);

/** Text of the reservations and amounts; another person's case without its number. */
export function reservedText(reserved: readonly Reservation[]): string {
  return reserved
    .map(({ ywmc, ywlsh, fen, lj }) => `${ywmc}（${lj ? ywlsh : '共同借款人申请'}）占用${moneyText(fen)}`)
    .join('、');
}

/** Advice to the account holder. */
export const RESERVED_ADVICE = '可以撤回该申请，或等其办结后再办理';

/** Links to the cases that the holder may read. */
export const reservedLinks = (reserved: readonly Reservation[]) =>
  reserved.flatMap(({ lj, ywmc, ywlsh }) => (lj ? [{ lj, mc: `查看${ywmc}（${ywlsh}）` }] : []));

/** Figure and cases as shown to the account holder; empty without reservations. */
export function reservedFigures(reserved: readonly Reservation[]): ReservedFigures {
  if (reserved.length === 0) return {};
  const zbyw = reserved.map(({ ywlsh, ywmc, fen, lj }) => ({ ywlsh: lj ? ywlsh : '', ywmc, je: toYuan(fen), lj }));
  return { zbje: toYuan(sumReserved(reserved)), zbyw };
}

function byWithdrawals(store: Store, grzh: string): Reservation[] {
  const numbers = store.index('cases', 'by-drawn-account', () => new ByDrawnAccount()).numbers.get(grzh) ?? [];
  return [...numbers].flatMap((number) => {
    const record = cases(store).get(number);
    if (!record || drawnAccount(record) !== grzh || record.ywzt === '01' || FINAL.includes(record.ywzt)) return [];
    const { ywlsh, ywmc, slsj: since, owner, values } = record;
    const closing = values.tqlx === '2';
    const fen = closing ? balanceOf(store, memberAccount(grzh)) : record.je;
    return [
      { ywlsh, ywmc, fen, since, closing, lj: owner === ownerOf({ kind: 'person', grzh }) ? casePath(record) : '' },
    ];
  });
}

function byRepayments(store: Store, grzh: string): Reservation[] {
  return ordersOn(store, grzh).map(({ ywlsh, ywmc, fen }) => {
    const record = cases(store).get(ywlsh);
    const lj = record?.owner === ownerOf({ kind: 'person', grzh }) ? casePath(record) : '';
    return { ywlsh, ywmc, fen, since: record?.slsj ?? '', closing: false, lj };
  });
}

function byAgreements(store: Store, grzh: string): Reservation[] {
  return [...agreements(store).values()].flatMap(({ grzh: holder, xybh, zt, due }) =>
    holder === grzh && zt === '1' && due
      ? [{ ywlsh: xybh, ywmc: due.ywmc, fen: due.fen, since: due.since, closing: false, lj: AGREEMENTS_PATH }]
      : [],
  );
}

/** Returns the account that pays a withdrawal: the applicant's, or the one an heir closes (values.tqzh, set by the rule). */
function drawnAccount({ ywlx, owner, values }: CaseRecord): string | undefined {
  if (businessArea(ywlx) !== 'withdrawal' || readOwner(owner).kind !== 'person') return undefined;
  return values.tqzh || ownerId(owner, 'person');
}

class ByDrawnAccount implements TableIndex<CaseRecord> {
  readonly numbers = new Map<string, Set<string>>();

  added(record: CaseRecord) {
    const grzh = drawnAccount(record);
    if (grzh === undefined) return;
    const numbers = this.numbers.get(grzh);
    if (numbers) numbers.add(record.ywlsh);
    else this.numbers.set(grzh, new Set([record.ywlsh]));
  }

  removed() {
    // The amount is read from the case at look-up.
  }
}
