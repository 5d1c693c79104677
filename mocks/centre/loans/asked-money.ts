import type { AskedFigures } from '@/api/asked-money';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { agreements } from '../cases/agreements';
import { casePath } from '../cases/case-path';
import { type CaseRecord, cases, FINAL } from '../cases/case-states';
import { businessArea } from '../kernel/known-businesses';
import { balanceOf, memberAccount } from '../kernel/ledger';
import type { Store, TableIndex } from '../kernel/store';
import { ordersOn } from './open-orders';

/** Where agreements are paused, resumed and ended. */
export const AGREEMENTS_PATH = '/grwt/tqSys/ydtq/ydtq_gl';

/** What an open case or a payment that is due has asked of a deposit account and has not got yet. */
export interface Asked {
  /** Of the case, or of the agreement. */
  ywlsh: string;
  ywmc: string;
  fen: Fen;
  /** When it was asked for: what came first is paid first. */
  since: string;
  /** It takes whatever there is and closes the account. */
  closing: boolean;
  /** Where the holder of the account reads it; '' where somebody else applied. */
  lj: string;
}

/**
 * Everything that is asked of an account, the oldest first: withdrawals of all kinds that are not over, what a repayment of a loan
 * will take, and what an agreement could not pay on its day. What the case or agreement `except` asks for is its own.
 */
export function askedOf(store: Store, grzh: string, except = ''): Asked[] {
  return [...byWithdrawals(store, grzh), ...byRepayments(store, grzh), ...byAgreements(store, grzh)]
    .filter(({ ywlsh }) => ywlsh !== except)
    .sort((a, b) => (a.since + a.ywlsh < b.since + b.ywlsh ? -1 : 1));
}

/** What was asked for before a case: at its booking the account is that much poorer, and what came later waits. */
export function askedBefore(store: Store, grzh: string, { ywlsh, slsj }: Pick<CaseRecord, 'ywlsh' | 'slsj'>): Asked[] {
  return askedOf(store, grzh, ywlsh).filter((one) => one.since + one.ywlsh < slsj + ywlsh);
}

export const sumAsked = (asked: readonly Asked[]): Fen => asked.reduce((sum, { fen }) => sum + fen, 0n);

/** What holds the money and how much of it, in words; a case of somebody else without its number. */
export function askedWords(asked: readonly Asked[]): string {
  return asked
    .map(({ ywmc, ywlsh, fen, lj }) => `${ywmc}（${lj ? ywlsh : '共同借款人申请'}）占用${moneyText(fen)}`)
    .join('、');
}

/** What the holder can do about it. */
export const ASKED_WAY = '可以撤回该申请，或等其办结后再办理';

/** To each of its cases that the holder may read. */
export const askedLinks = (asked: readonly Asked[]) =>
  asked.flatMap(({ lj, ywmc, ywlsh }) => (lj ? [{ lj, mc: `查看${ywmc}（${ywlsh}）` }] : []));

/** The figure and its cases as the holder of the account sees them; nothing where nothing is asked. */
export function askedFigures(asked: readonly Asked[]): AskedFigures {
  if (asked.length === 0) return {};
  const zbyw = asked.map(({ ywlsh, ywmc, fen, lj }) => ({ ywlsh: lj ? ywlsh : '', ywmc, je: toYuan(fen), lj }));
  return { zbje: toYuan(sumAsked(asked)), zbyw };
}

function byWithdrawals(store: Store, grzh: string): Asked[] {
  const numbers = store.index('cases', 'by-drawn-account', () => new ByDrawnAccount()).numbers.get(grzh) ?? [];
  return [...numbers].flatMap((number) => {
    const record = cases(store).get(number);
    if (!record || drawnAccount(record) !== grzh || record.ywzt === '01' || FINAL.includes(record.ywzt)) return [];
    const { ywlsh, ywmc, slsj: since, owner, values } = record;
    const closing = values.tqlx === '2';
    const fen = closing ? balanceOf(store, memberAccount(grzh)) : record.je;
    return [{ ywlsh, ywmc, fen, since, closing, lj: owner === `person:${grzh}` ? casePath(record) : '' }];
  });
}

function byRepayments(store: Store, grzh: string): Asked[] {
  return ordersOn(store, grzh).map(({ ywlsh, ywmc, fen }) => {
    const record = cases(store).get(ywlsh);
    const lj = record?.owner === `person:${grzh}` ? casePath(record) : '';
    return { ywlsh, ywmc, fen, since: record?.slsj ?? '', closing: false, lj };
  });
}

function byAgreements(store: Store, grzh: string): Asked[] {
  return [...agreements(store).values()].flatMap(({ grzh: holder, xybh, zt, due }) =>
    holder === grzh && zt === '1' && due
      ? [{ ywlsh: xybh, ywmc: due.ywmc, fen: due.fen, since: due.since, closing: false, lj: AGREEMENTS_PATH }]
      : [],
  );
}

/** The account that a withdrawal is paid from: the applicant's, or the one that an heir closes (values.tqzh, set by the rule). */
function drawnAccount({ ywlx, owner, values }: CaseRecord): string | undefined {
  if (businessArea(ywlx) !== 'withdrawal' || !owner.startsWith('person:')) return undefined;
  return values.tqzh || owner.slice('person:'.length);
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
    // What a number asks for now is read from its case when it is looked up.
  }
}
