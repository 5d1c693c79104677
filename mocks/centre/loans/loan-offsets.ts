import type { PlainDate } from '@/domain/dates';
import type { OffsetAccount } from '@/domain/loan-offset';
import type { Fen } from '@/domain/money';
import { balanceOf, memberAccount } from '../kernel/ledger';
import { findPersonByZjhm, type PersonRecord, persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { spouseOf } from '../registers/registers';
import { askedOf, sumAsked } from './asked-money';
import { coBorrowersOf } from './loan-parties';
import { type LoanRecord, loans } from './loans';

/** A standing order: instalments of a loan are taken from deposit accounts first (domain catalogue GD0601). */
export interface OffsetRecord {
  /** Business number of the signing. */
  ywlsh: string;
  dkzh: string;
  /** 01 each month's instalment, 02 principal once a year. */
  chfs: '01' | '02';
  /** After a yearly payment: 01 lower payment, 02 shorter term; '' for monthly. */
  thfs: '' | '01' | '02';
  /** MM-dd of the yearly payment; '' for monthly. */
  cxr: string;
  /** First day of the yearly payment; '' for monthly. */
  first: PlainDate | '';
  /** Kept in each account. */
  keep: Fen;
  /** Account numbers in the order in which they are drawn on. */
  accounts: readonly string[];
  /** First instalment it pays; a yearly order pays none. */
  from: number;
  /** Set when it was ended: the first instalment that it no longer pays, when and why. */
  ended?: { from: number; day: PlainDate; jcyy: string };
}

/** What one run did, for the person to read. */
export interface OffsetRun {
  id: string;
  dkzh: string;
  dqqc: number;
  hkrq: PlainDate;
  yhje: Fen;
  shares: readonly { grzh: string; xingming: string; fen: Fen; sm: string }[];
  card: Fen;
  /** 1 all from deposits, 2 partly from the card, 3 failed, 4 principal once a year. */
  jg: '1' | '2' | '3' | '4';
  sm: string;
}

/** The ledger entry of what a run took from one account; `run`: the instalment, or the day of a yearly payment. */
export const shareEntry = (dkzh: string, { dqqc, hkrq }: Pick<OffsetRun, 'dqqc' | 'hkrq'>, grzh: string) =>
  `ch:${dkzh}:${dqqc === 0 ? `bj-${hkrq}` : dqqc}:${grzh}`;

export const offsets = (store: Store) => store.table<OffsetRecord>('loan-offsets');
export const offsetRuns = (store: Store) => store.table<OffsetRun>('loan-offset-runs');

/** Where what the runs have taken is listed, to each whose account it was. */
export const OFFSET_RUNS = { lj: '/grwt/cxyw/dkcx/chdjl', ljmc: '查看冲还贷记录' };

/** The order in force for a loan now, or undefined. */
export function activeOffset(store: Store, dkzh: string): OffsetRecord | undefined {
  return [...offsets(store).values()].find((offset) => offset.dkzh === dkzh && !offset.ended);
}

/** The order that pays instalment `dqqc`. */
export function offsetFor(store: Store, dkzh: string, dqqc: number): OffsetRecord | undefined {
  return [...offsets(store).values()].find(
    (offset) => offset.dkzh === dkzh && dqqc >= offset.from && (!offset.ended || dqqc < offset.ended.from),
  );
}

export interface Participant {
  grzh: string;
  zjhm: string;
  xingming: string;
  /** Dictionary yjkrgx: 01 the borrower, 02 the spouse, others as they borrowed along. */
  yjkrgx: string;
}

/** Whose accounts may pay: the borrower, the spouse by the marriage register, the co-borrowers; each with an account here. */
export function participantsOf(store: Store, loan: LoanRecord): Participant[] {
  const borrower = persons(store).get(loan.grzh);
  if (!borrower) return [];
  const spouse = findPersonByZjhm({ store }, spouseOf(store, borrower.zjhm)?.pozjhm ?? '');
  return [
    { grzh: borrower.grzh, zjhm: borrower.zjhm, xingming: borrower.xingming, yjkrgx: '01' },
    ...(spouse ? [{ grzh: spouse.grzh, zjhm: spouse.zjhm, xingming: spouse.xingming, yjkrgx: '02' }] : []),
    ...coBorrowersOf(store, loan)
      .filter(({ grzh }) => grzh !== '' && grzh !== spouse?.grzh && grzh !== borrower.grzh)
      .map(({ grzh, zjhm, xingming, yjkrgx }) => ({ grzh, zjhm, xingming, yjkrgx })),
  ];
}

/** Loans whose instalments somebody's account may pay. Their own marriage tells which: a register is asked about nobody outside the loan. */
export function sharedLoansOf(store: Store, { grzh, zjhm }: Pick<PersonRecord, 'grzh' | 'zjhm'>): LoanRecord[] {
  const spouse = findPersonByZjhm({ store }, spouseOf(store, zjhm)?.pozjhm ?? '')?.grzh;
  return [...loans(store).values()].filter(
    (loan) => loan.grzh === grzh || loan.grzh === spouse || loan.coBorrowers?.includes(grzh),
  );
}

/** What an account may give to a loan; what the case `except` has asked of it is its own. */
export function offsetAccount(store: Store, grzh: string, except = ''): OffsetAccount {
  const person = persons(store).get(grzh);
  return {
    grzh,
    balance: balanceOf(store, memberAccount(grzh)),
    frozen: (person?.frozenFen ?? 0n) + sumAsked(askedOf(store, grzh, except)),
    usable: person?.grzhzt === '01' || person?.grzhzt === '02',
  };
}
