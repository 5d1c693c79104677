// Answers that compute: the figures of whoever is signed in, from the same rules as the pages of the hall.
import type { LabelledValue } from '@/api/labelled-value';
import type { OwnOffer } from '@/api/own-offer';
import { loanLimits } from '@/domain/loan-limits';
import { moneyText, parseYuan } from '@/domain/money';
import type { Actor, Desk } from '../../kernel/desk';
import { balanceOf, memberAccount } from '../../kernel/ledger';
import { hasAccount, personOf } from '../../kernel/people';
import { loanPolicy } from '../../loans/applying/figures';
import { dueDateOf, type LoanRecord, nextInstalment, owedOf, ownRunningLoans, scheduleOf } from '../../loans/loans';
import { payoffOn } from '../../loans/payoff';

/** What may be had this month, as home says it. */
export type OfferOf = (desk: Desk, actor: Actor) => OwnOffer | undefined;

type Figures = (desk: Desk, actor: Actor, offerOf: OfferOf) => LabelledValue[];

/** The questions that a person's own figures answer, by number. */
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

/** Whether the answer to this question has figures of a person. */
export const hasOwnFigures = (id: string): boolean => Object.hasOwn(FIGURES, id);

/** The person's own figures; none for anybody who is no person, or who has no account. */
export function ownFigures(desk: Desk, actor: Actor, id: string, offerOf: OfferOf): LabelledValue[] {
  if (actor.kind !== 'person' || !hasAccount(personOf(desk, actor))) return [];
  return (FIGURES[id] ?? []).flatMap((figures) => figures(desk, actor, offerOf));
}

function balance(desk: Desk, actor: Actor): LabelledValue[] {
  const { grzh } = personOf(desk, actor);
  return [{ key: 'grzhye', label: '您的账户余额', value: moneyText(balanceOf(desk.store, memberAccount(grzh))) }];
}

/** Without the consent to ask the registers nobody knows, as on home. */
function offer(desk: Desk, actor: Actor, offerOf: OfferOf): LabelledValue[] {
  const most = offerOf(desk, actor);
  const value = most && parseYuan(most.je);
  return most && value
    ? [{ key: 'bykt', label: `您本月可提（${most.ywmc}）`, value: moneyText(value), gs: most.gs }]
    : [];
}

/** What depends on the person alone: the home's price and the family's income are said in the application. */
function mayBorrow(desk: Desk, actor: Actor): LabelledValue[] {
  const { grzh } = personOf(desk, actor);
  const nobody = { price: 0n, downPercent: '0', uplifts: [], income: 0n, debts: 0n, rate: '0', months: 12 };
  const balances = [balanceOf(desk.store, memberAccount(grzh))];
  const { four } = loanLimits({ ...nobody, depositors: 1, balances }, loanPolicy());
  return four
    .filter(({ key }) => key === 'cap' || key === 'balance')
    .map(({ name, fen, gs }) => ({ label: `您一人申请，${name}`, value: moneyText(fen), gs }));
}

function nextDebit(desk: Desk, actor: Actor): LabelledValue[] {
  return ofEachLoan(desk, actor, (loan) => {
    const next = scheduleOf(loan)[nextInstalment(loan) - 1];
    if (!next) return [];
    const owed = moneyText(owedOf(desk.store, loan));
    return [
      { label: '下次扣款', value: `${dueDateOf(loan, next.dqqc)}，${moneyText(next.principal + next.interest)}` },
      { label: '剩余本金', value: owed },
    ];
  });
}

function settling(desk: Desk, actor: Actor): LabelledValue[] {
  return ofEachLoan(desk, actor, (loan) => {
    const { principal, interest, overdue, total, coming } = payoffOn(desk.store, loan, desk.today());
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

/** With the loan's number where there are several. */
function ofEachLoan(desk: Desk, actor: Actor, figures: (loan: LoanRecord) => LabelledValue[]): LabelledValue[] {
  const own = ownRunningLoans(desk.store, personOf(desk, actor).grzh, desk.today());
  return own.flatMap((loan) =>
    figures(loan).map((one) => (own.length > 1 ? { ...one, label: `${loan.dkzh}：${one.label}` } : one)),
  );
}
