// What is told some days before money is taken for a loan (domain catalogue 14), as account and loan stand then.
import { addDays, type PlainDate } from '@/domain/dates';
import { type OffsetShare, shareOut } from '@/domain/loan-offset';
import { maskName } from '@/domain/mask';
import { type Fen, moneyText } from '@/domain/money';
import { policyCount } from '../../data/policy';
import { deskOn } from '../kernel/desk';
import { balanceOf, memberAccount } from '../kernel/ledger';
import { persons } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import type { Store } from '../kernel/store';
import { activeOffset, OFFSET_RUNS, type OffsetRecord, offsetAccount, offsetFor } from '../loans/loan-offsets';
import { coBorrowersOf } from '../loans/loan-parties';
import { dueDateOf, instalmentDueIn, type LoanRecord, nextInstalment, overdueOf, scheduleOf } from '../loans/loans';
import { payoffOn } from '../loans/payoff';

/** What is still to come stands in no entry. */
const PLAN = { lj: '/grwt/cxyw/dkcx/hkjh', ljmc: '查看还款计划' };
const OFFSETS = { lj: '/grwt/dkSys/dkyw/qychd', ljmc: '查看冲还贷约定' };

/** The day that is told of on `day`. */
export const remindedOn = (day: PlainDate): PlainDate => addDays(day, policyCount('p.hkTx'));

/** An instalment, with what is overdue before it, and the yearly principal: to the borrower, to whose account is drawn on, to who owes it too. */
export function remindOfDebits(store: Store, loan: LoanRecord, day: PlainDate): void {
  const due = remindedOn(day);
  const dqqc = instalmentDueIn(loan, due);
  const comes = dqqc !== undefined && dueDateOf(loan, dqqc) === due && dqqc >= nextInstalment(loan);
  const instalment = comes ? scheduleOf(loan)[dqqc - 1] : undefined;
  if (instalment)
    remindOfInstalment(store, loan, {
      day,
      due,
      dqqc: instalment.dqqc,
      fen: instalment.principal + instalment.interest,
    });
  const yearly = activeOffset(store, loan.dkzh);
  if (yearly?.chfs === '02' && yearly.cxr === due.slice(5) && due >= yearly.first && loan.paid < loan.months)
    remindOfPrincipal(store, loan, yearly, { day, due });
}

interface Coming {
  day: PlainDate;
  due: PlainDate;
}

function remindOfInstalment(
  store: Store,
  loan: LoanRecord,
  { day, due, dqqc, fen }: Coming & { dqqc: number; fen: Fen },
): void {
  const overdue = overdueOf(loan, due);
  const total = fen + overdue.total;
  const late = overdue.total > 0n ? `，连同逾期${moneyText(overdue.total)}共${moneyText(total)}` : '';
  const order = offsetFor(store, loan.dkzh, dqqc);
  const { shares, rest } = order?.chfs === '01' ? sharesNow(store, order, total) : { shares: [], rest: total };
  const deposit = total - rest;
  const card = `尾号${loan.hkzh.slice(-4)}的还款卡`;
  const from =
    deposit === 0n
      ? `从${card}扣款`
      : `按现在的余额从公积金账户扣划约${moneyText(deposit)}${rest > 0n ? `，其余约${moneyText(rest)}从${card}扣款` : ''}`;
  const nr = `${Number(due.slice(8))}日应还${moneyText(fen)}${late}，${due}${from}，请保证还款卡或公积金账户余额充足。`;
  const id = `tx-${dqqc}`;
  tell(store, loan, loan.grzh, { id, day, title: '还款提醒', nr, ...PLAN });
  tellHelpers(store, loan, shares, { id, day, due });
  for (const { grzh } of coBorrowersOf(store, loan)) {
    if (grzh === '' || shares.some((share) => share.grzh === grzh && share.fen > 0n)) continue;
    const owed = `您与${borrowerName(store, loan)}共同借款的贷款${loan.dkzh}，${due}应还${moneyText(fen)}${late}，请提醒借款人备足款项。`;
    tell(store, loan, grzh, { id: `${id}-${grzh}`, day, title: '还款提醒', nr: owed, ...PLAN });
  }
}

function remindOfPrincipal(store: Store, loan: LoanRecord, order: OffsetRecord, { day, due }: Coming): void {
  const { shares, rest } = sharesNow(store, order, payoffOn(store, loan, due).total);
  const fen = shares.reduce((sum, share) => sum + share.fen, 0n);
  const all = rest === 0n ? '，可还清贷款' : '';
  const what =
    fen > 0n
      ? `按现在的余额扣划约${moneyText(fen)}冲还本金${all}`
      : '各账户现在没有可冲还的金额，到时仍没有的，本年度不冲还';
  const late = loan.missed.length > 0 ? '；贷款已逾期，还清逾期后才冲还本金' : '';
  const nr = `${due}为每年冲本金日，${what}${late}。`;
  const id = `tx-bj-${due}`;
  tell(store, loan, loan.grzh, { id, day, title: '冲还贷提醒', nr, ...OFFSETS });
  tellHelpers(store, loan, shares, { id, day, due });
}

/** Whose account pays another one's loan: what of the own account is taken. */
function tellHelpers(
  store: Store,
  loan: LoanRecord,
  shares: readonly OffsetShare[],
  { id, day, due }: Coming & { id: string },
): void {
  for (const { grzh, fen } of shares) {
    if (grzh === loan.grzh || fen === 0n) continue;
    const balance = moneyText(balanceOf(store, memberAccount(grzh)));
    const nr = `您参与的冲还贷（借款人${borrowerName(store, loan)}），${due}按现在的余额从您的公积金账户扣划约${moneyText(fen)}，您的账户余额${balance}。`;
    // Nothing of the loan itself is theirs to see.
    tell(store, loan, grzh, { id: `${id}-${grzh}`, day, title: '冲还贷提醒', nr, ...OFFSET_RUNS });
  }
}

const sharesNow = (store: Store, { accounts, keep }: OffsetRecord, due: Fen) =>
  shareOut(
    due,
    accounts.map((grzh) => offsetAccount(store, grzh)),
    keep,
  );

const borrowerName = (store: Store, { grzh }: LoanRecord) => maskName(persons(store).get(grzh)?.xingming ?? '');

function tell(
  store: Store,
  { dkzh }: LoanRecord,
  grzh: string,
  { id, day, ...message }: { id: string; day: PlainDate; title: string; nr: string; lj: string; ljmc: string },
): void {
  const person = persons(store).get(grzh);
  const fssj = `${day} 09:00:00`;
  if (person)
    tellPerson(
      deskOn(store, day),
      person,
      { box: 'hk', sms: 'hk' },
      { ...message, xxId: `dk-${dkzh}-${id}`, xxlx: '贷款通知', fssj, ywlsh: '' },
    );
}
