// Answers with the signed-in person's figures, computed by the rules of the hall's pages.

import type { AvailableBusiness } from '@/api/cases/available-businesses';
import type { LabelledValue } from '@/api/client/labelled-value';
import type { HomeOffer } from '@/api/person/home-offer';
import { loanLimits } from '@/domain/loan/loan-limits';
import { moneyText, parseYuan } from '@/domain/money';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { hasAccount, personOf } from '../../kernel/people';
import type { Actor, Transaction } from '../../kernel/transaction';
import { loanPolicy } from '../../loans/applying/figures';
import {
  dueDateOf,
  type LoanRecord,
  loanSchedule,
  nextInstalment,
  owedPrincipal,
  runningLoansOf,
} from '../../loans/loans';
import { payoffOn } from '../../loans/repayment/payoff';

/** What the rules say of the person: the amount available this month, as on the home page, and whether a business is open to them. */
export interface Verdicts {
  offerOf: (tx: Transaction, actor: Actor) => HomeOffer | undefined;
  verdictOn: (tx: Transaction, actor: Actor, ywlx: string) => AvailableBusiness | undefined;
}

type Figures = (tx: Transaction, actor: Actor, verdicts: Verdicts) => LabelledValue[];

/** Question number → its personal figures. */
const FIGURES: Readonly<Record<string, readonly Figures[]>> = {
  // 在哪里查公积金余额；租房怎么提取，每月最多能提多少
  jc02: [balance, offer],
  tq01: [balance, offer],
  tq03: [balance, offer],
  // 能贷多少钱
  dk02: [mayBorrow],
  // 提前还款、一次还清
  hk04: [settling],
  hk05: [settling],
  // 还款日是哪一天；每月要还多少；在哪里看还款计划
  hk10: [nextDebit],
  hk16: [nextDebit],
  hk12: [nextDebit],
};

/** Returns whether the answer to this question has personal figures. */
export const hasPersonalFigures = (id: string): boolean => Object.hasOwn(FIGURES, id);

/**
 * Returns the person's figures, and for each business (`codes`) that the answer names whether its conditions are met; empty for other actors
 * and without an account.
 */
export function personalFigures(
  tx: Transaction,
  actor: Actor,
  { id, codes }: { id: string; codes: readonly string[] },
  verdicts: Verdicts,
): LabelledValue[] {
  if (actor.kind !== 'person' || !hasAccount(personOf(tx, actor))) return [];
  const figures = (FIGURES[id] ?? []).flatMap((one) => one(tx, actor, verdicts));
  return [...figures, ...codes.flatMap((code) => verdictText(verdicts.verdictOn(tx, actor, code)))];
}

function verdictText(verdict: AvailableBusiness | undefined): LabelledValue[] {
  if (!verdict) return [];
  const [why] = verdict.yy;
  const value = why ? `目前不符合：${why.tjmc}，您的情况为${why.sjz}，要求${why.yqz}` : '目前符合办理条件';
  return [{ key: verdict.ywlx, label: `您办理${verdict.ywmc}`, value, ...(why?.xyb && { gs: why.xyb }) }];
}

function balance(tx: Transaction, actor: Actor): LabelledValue[] {
  const { grzh } = personOf(tx, actor);
  return [{ key: 'grzhye', label: '您的账户余额', value: moneyText(balanceOf(tx.store, memberAccount(grzh))) }];
}

/** Needs the consent to query registers, as on the home page. */
function offer(tx: Transaction, actor: Actor, { offerOf }: Verdicts): LabelledValue[] {
  const most = offerOf(tx, actor);
  const value = most && parseYuan(most.je);
  return most && value
    ? [{ key: 'bykt', label: `您本月可提（${most.ywmc}）`, value: moneyText(value), gs: most.gs }]
    : [];
}

/** The part of the limit that depends on the person; the home's price and the family's income come with the application. */
function mayBorrow(tx: Transaction, actor: Actor): LabelledValue[] {
  const { grzh } = personOf(tx, actor);
  const nobody = { price: 0n, downPercent: '0', uplifts: [], income: 0n, debts: 0n, rate: '0', months: 12 };
  const balances = [balanceOf(tx.store, memberAccount(grzh))];
  const { four } = loanLimits({ ...nobody, depositors: 1, balances }, loanPolicy());
  return four
    .filter(({ key }) => key === 'cap' || key === 'balance')
    .map(({ name, fen, gs }) => ({ label: `您一人申请，${name}`, value: moneyText(fen), gs }));
}

function nextDebit(tx: Transaction, actor: Actor): LabelledValue[] {
  return ofEachLoan(tx, actor, (loan) => {
    const next = loanSchedule(loan)[nextInstalment(loan) - 1];
    if (!next) return [];
    const owed = moneyText(owedPrincipal(tx.store, loan));
    return [
      { label: '下次扣款', value: `${dueDateOf(loan, next.dqqc)}，${moneyText(next.principal + next.interest)}` },
      { label: '剩余本金', value: owed },
    ];
  });
}

function settling(tx: Transaction, actor: Actor): LabelledValue[] {
  return ofEachLoan(tx, actor, (loan) => {
    const { principal, interest, overdue, total, coming } = payoffOn(tx.store, loan, tx.today());
    const ahead = coming.reduce((sum, one) => sum + one.interest, 0n);
    const late = overdue.total > 0n ? `＋逾期${moneyText(overdue.total)}` : '';
    return [
      {
        label: '今天一次还清',
        value: moneyText(total),
        gs: `本金${moneyText(principal)}＋利息${moneyText(interest)}${late}`,
      },
      {
        label: '一次还清少付利息',
        value: moneyText(ahead > interest ? ahead - interest : 0n),
        gs: `以后各期利息${moneyText(ahead)}－到今天的利息${moneyText(interest)}`,
      },
    ];
  });
}

/** Adds the loan number where there are several loans. */
function ofEachLoan(tx: Transaction, actor: Actor, figures: (loan: LoanRecord) => LabelledValue[]): LabelledValue[] {
  const own = runningLoansOf(tx.store, personOf(tx, actor).grzh, tx.today());
  return own.flatMap((loan) =>
    figures(loan).map((one) => (own.length > 1 ? { ...one, label: `${loan.dkzh}：${one.label}` } : one)),
  );
}
