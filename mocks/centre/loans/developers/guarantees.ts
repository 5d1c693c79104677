// What a developer guarantees of each loan for its homes: paid in with the payout, given back by stage.
import type { PlainDate } from '@/domain/dates';
import { divideHalfUp, type Fen, fenOf, moneyText } from '@/domain/money';
import { policyCount } from '../../../data/policy';
import { cases } from '../../cases/case-states';
import { deskOn } from '../../kernel/desk';
import { guaranteeAccount, type LedgerEntry, post } from '../../kernel/ledger';
import { nextNumber } from '../../kernel/numbers';
import type { Store } from '../../kernel/store';
import { loanFileOf } from '../applications/loan-file';
import { tellDeveloper } from '../applications/tell-developer';
import { buildings, houses, projectAccounts } from '../buildings';
import { type LoanRecord, loans, publicStatus } from '../loans';

export interface Guarantee {
  dkzh: string;
  kfsbh: string;
  lpbh: string;
  fwbh: string;
  /** The application that the loan came from. */
  ywlsh: string;
  /** Percent, as agreed when the money was paid out. */
  bzjbl: string;
  paid: Fen;
  released: Fen;
}

export const guarantees = (store: Store) => store.table<Guarantee>('guarantees');

/** Percent of the amount, half up to the fen. */
export const guaranteeOf = (fen: Fen, bzjbl: string): Fen => divideHalfUp(fen * fenOf(bzjbl), 10_000n);

/** Of a guarantee, what goes back once the building is finished. */
export const backWhenFinished = (paid: Fen): Fen => divideHalfUp(paid * BigInt(policyCount('p.bzjTh')), 100n);

/** Money that is paid out today brings its guarantee along; the stages that today completes give theirs back. */
export function runGuarantees(store: Store, day: PlainDate): void {
  for (const loan of [...loans(store).values()]) if (loan.disbursed === day) takeIn(store, loan, day);
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
  tell(store, day, ywlsh, {
    id: 'bzjc',
    title: '保证金已存入',
    nr: `已于${day}从监管账户划存保证金${moneyText(paid)}。`,
  });
}

function giveBack(store: Store, guarantee: Guarantee, day: PlainDate): void {
  const loan = loans(store).get(guarantee.dkzh);
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
    kind: OUT,
    fen: -fen,
    kfsbh,
    zhaiyao: `保证金退还（${stage}，贷款${dkzh}）`,
  });
  guarantees(store).put(dkzh, { ...guarantee, released: due });
  const nr = `已于${day}退还保证金${moneyText(fen)}（${stage}）。`;
  tell(store, day, guarantee.ywlsh, { id: settled ? 'bzjq' : 'bzjj', title: '保证金已退还', nr });
}

/** Money of the developer's that moves without its doing is told, as what it is paid is. */
function tell(store: Store, day: PlainDate, ywlsh: string, told: { id: string; title: string; nr: string }): void {
  const record = cases(store).get(ywlsh);
  if (record) tellDeveloper(deskOn(store, day), record, { ...told, lj: LEDGER, ljmc: '查看台账' });
}

/** 保证金/放款台账. */
const LEDGER = '/kfswt/cx_yw/dk_cx/bzjtz';

/** What the stages so far give back: a share of it once the building's completion is established, as long as the loan is not overdue. */
function dueOf(store: Store, { fwbh, dkzh, paid, released }: Guarantee, day: PlainDate): Fen {
  const building = buildings(store).get(houses(store).get(fwbh)?.ldbh ?? '');
  const loan = loans(store).get(dkzh);
  const finished = building?.jgba === '1' && building.jgrq < day;
  if (!finished || !loan || loan.missed.length > 0 || day <= loan.disbursed) return released;
  return backWhenFinished(paid);
}

/** Kinds of guarantee entries. */
export const IN = 'BZ01';
export const OUT = 'BZ02';

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
