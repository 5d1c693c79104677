// Developer's guarantee for each loan on its homes: paid with the disbursement, released by stage.
import type { PlainDate } from '@/domain/dates';
import { divideHalfUp, type Fen, fenOf } from '@/domain/money';
import { policyCount } from '../../../data/policy/policy';
import { notify } from '../../access/notify';
import { cases } from '../../cases/case-states';
import { guaranteeAccount, type LedgerEntry, post } from '../../kernel/accounts/ledger';
import { nextNumber } from '../../kernel/business-numbers';
import type { Store } from '../../kernel/store';
import { transactionOn } from '../../kernel/transaction';
import { loanFileOf } from '../applications/loan-file';
import { saleOf } from '../applications/notify-developer';
import { buildings, houses, projectAccounts } from '../buildings';
import { type LoanRecord, loanTable, publicStatus } from '../loans';

export interface Guarantee {
  dkzh: string;
  kfsbh: string;
  lpbh: string;
  fwbh: string;
  /** Application of the loan. */
  ywlsh: string;
  /** Percent, as agreed at the disbursement. */
  bzjbl: string;
  paid: Fen;
  released: Fen;
}

export const guarantees = (store: Store) => store.table<Guarantee>('guarantees');

/** Percent of the amount, rounded half up to the fen. */
export const guaranteeOf = (fen: Fen, bzjbl: string): Fen => divideHalfUp(fen * fenOf(bzjbl), 10_000n);

/** Part of a guarantee released at the completion of the building. */
export const refundOnCompletion = (paid: Fen): Fen => divideHalfUp(paid * BigInt(policyCount('p.bzjTh')), 100n);

/** Daily: books guarantees of today's disbursements and releases those whose stage is reached today. */
export function runGuarantees(store: Store, day: PlainDate): void {
  for (const loan of [...loanTable(store).values()]) if (loan.disbursed === day) takeIn(store, loan, day);
  for (const guarantee of [...guarantees(store).values()]) giveBack(store, guarantee, day);
}

function takeIn(store: Store, loan: LoanRecord, day: PlainDate): void {
  const file = loan.ywlsh ? loanFileOf(store, loan.ywlsh) : undefined;
  const values = cases(store).get(loan.ywlsh ?? '')?.values;
  const project = projectAccounts(store).get(values?.lpbh ?? '');
  if (!file?.kfsbh || !project || guarantees(store).get(loan.dkzh)) return;
  const paid = guaranteeOf(loan.htdkje, project.bzjbl);
  const { dkzh } = loan;
  const { kfsbh, ywlsh } = file;
  const of = { dkzh, kfsbh, ywlsh, lpbh: project.lpbh, fwbh: values?.fwbh ?? '', bzjbl: project.bzjbl };
  guarantees(store).put(dkzh, { ...of, paid, released: 0n });
  if (paid === 0n) return;
  book(store, {
    id: `bz:${dkzh}`,
    day,
    kind: IN,
    fen: paid,
    kfsbh,
    zhaiyao: `保证金存入（贷款${dkzh}的${project.bzjbl}%）`,
  });
  const { tx, sold } = saleOn(store, day, ywlsh);
  if (sold) notify(tx, sold.owner, 'guarantee-paid-in', { ...sold.data, day, fen: paid });
}

function giveBack(store: Store, guarantee: Guarantee, day: PlainDate): void {
  const loan = loanTable(store).get(guarantee.dkzh);
  if (!loan || guarantee.released === guarantee.paid) return;
  const settled = publicStatus(loan) === '3';
  const due = settled ? guarantee.paid : dueOf(store, guarantee, day);
  const fen = due - guarantee.released;
  if (fen <= 0n) return;
  const stage = settled ? '贷款结清' : '楼栋竣工';
  const { dkzh, kfsbh } = guarantee;
  book(store, {
    id: `bt:${dkzh}:${settled ? '2' : '1'}`,
    day,
    kind: GUARANTEE_OUT,
    fen: -fen,
    kfsbh,
    zhaiyao: `保证金退还（${stage}，贷款${dkzh}）`,
  });
  guarantees(store).put(dkzh, { ...guarantee, released: due });
  const { tx, sold } = saleOn(store, day, guarantee.ywlsh);
  if (sold) notify(tx, sold.owner, 'guarantee-returned', { ...sold.data, day, fen, stage });
}

/** Sale of the loan's home, for the developer's messages on automatic movements. */
function saleOn(store: Store, day: PlainDate, ywlsh: string) {
  const tx = transactionOn(store, day);
  const record = cases(store).get(ywlsh);
  return { tx, sold: record && saleOf(tx, record) };
}

/** Amount releasable by the stages so far: a share after the established completion, unless the loan is overdue. */
function dueOf(store: Store, { fwbh, dkzh, paid, released }: Guarantee, day: PlainDate): Fen {
  const building = buildings(store).get(houses(store).get(fwbh)?.ldbh ?? '');
  const loan = loanTable(store).get(dkzh);
  const finished = building?.jgba === '1' && building.jgrq < day;
  if (!finished || !loan || loan.missed.length > 0 || day <= loan.disbursed) return released;
  return refundOnCompletion(paid);
}

/** Kinds of guarantee entries. */
export const IN = 'BZ01';
export const GUARANTEE_OUT = 'BZ02';

function book(
  store: Store,
  {
    id,
    day,
    kind,
    fen,
    kfsbh,
    zhaiyao,
  }: { id: string; day: PlainDate; kind: string; fen: Fen; kfsbh: string; zhaiyao: string },
): void {
  const entry: LedgerEntry = {
    id,
    date: day,
    kind,
    zhaiyao,
    ywlsh: nextNumber(store, day),
    lines: [
      { account: guaranteeAccount(kfsbh), fen },
      { account: 'bank', fen: -fen },
    ],
  };
  post(store, entry);
}
