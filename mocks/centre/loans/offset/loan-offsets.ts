import type { PlainDate } from '@/domain/dates';
import type { OffsetAccount } from '@/domain/loan/loan-offset';
import type { Fen } from '@/domain/money';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { findPersonByZjhm, type PersonRecord, persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { spouseOf } from '../../registers/registers';
import { coBorrowersOf } from '../loan-parties';
import { type LoanRecord, loanTable } from '../loans';
import { reservedOf, sumReserved } from '../reserved-amount';

/** Standing instruction: instalments are debited from deposit accounts first (docs/rules/gd0601-loan-offset.md). */
export interface OffsetRecord {
  /** Business number of the agreement. */
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
  /** Minimum to remain in each account. */
  keep: Fen;
  /** Account numbers in debit order. */
  accounts: readonly string[];
  /** First instalment paid by the agreement; a yearly one pays none. */
  from: number;
  /** End of the agreement: first instalment not paid by it, day and reason. */
  ended?: { from: number; day: PlainDate; jcyy: string };
}

/** Result of one run, as shown to the person. */
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

/** Ledger id of a run's debit from one account; `run`: the instalment, or the day of a yearly payment. */
export const shareEntry = (dkzh: string, { dqqc, hkrq }: Pick<OffsetRun, 'dqqc' | 'hkrq'>, grzh: string) =>
  `ch:${dkzh}:${dqqc === 0 ? `bj-${hkrq}` : dqqc}:${grzh}`;

export const offsets = (store: Store) => store.table<OffsetRecord>('loan-offsets');
export const offsetRuns = (store: Store) => store.table<OffsetRun>('loan-offset-runs');

/** Returns the agreement of a loan in force now; undefined without one. */
export function activeOffset(store: Store, dkzh: string): OffsetRecord | undefined {
  return [...offsets(store).values()].find((offset) => offset.dkzh === dkzh && !offset.ended);
}

/** Returns the agreement that pays instalment `dqqc`. */
export function offsetFor(store: Store, dkzh: string, dqqc: number): OffsetRecord | undefined {
  return [...offsets(store).values()].find(
    (offset) => offset.dkzh === dkzh && dqqc >= offset.from && (!offset.ended || dqqc < offset.ended.from),
  );
}

export interface Participant {
  grzh: string;
  zjhm: string;
  xingming: string;
  /** Dictionary yjkrgx: 01 borrower, 02 spouse, others as co-borrowers. */
  yjkrgx: string;
}

/** Returns accounts that may pay: of the borrower, the registered spouse and the co-borrowers. */
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

/**
 * Returns loans that a person's account may pay. Spouses are found by this person's own marriage, so that no register is queried about
 * outsiders.
 */
export function sharedLoansOf(store: Store, { grzh, zjhm }: Pick<PersonRecord, 'grzh' | 'zjhm'>): LoanRecord[] {
  const spouse = findPersonByZjhm({ store }, spouseOf(store, zjhm)?.pozjhm ?? '')?.grzh;
  return [...loanTable(store).values()].filter(
    (loan) => loan.grzh === grzh || loan.grzh === spouse || loan.coBorrowers?.includes(grzh),
  );
}

/** Returns the amount an account can give to a loan; reservations of the case `except` do not count. */
export function offsetAccount(store: Store, grzh: string, except = ''): OffsetAccount {
  const person = persons(store).get(grzh);
  return {
    grzh,
    balance: balanceOf(store, memberAccount(grzh)),
    frozen: (person?.frozenFen ?? 0n) + sumReserved(reservedOf(store, grzh, except)),
    usable: person?.grzhzt === '01' || person?.grzhzt === '02',
  };
}
