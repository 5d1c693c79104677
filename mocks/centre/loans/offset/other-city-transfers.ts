import { addDays, addMonths, type PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { notify } from '../../access/notify';
import { balanceOf, memberAccount, post } from '../../kernel/accounts/ledger';
import { nextNumber } from '../../kernel/business-numbers';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { ownerOf, transactionOn } from '../../kernel/transaction';
import { type OtherCityLoan, queryOtherCityLoan } from '../../registers/other-city-loans';
import { withQueriesNoted } from '../../registers/register-queries';
import { dayFrom, type OtherCityOrder, otherCityAmount, otherCityOrders, otherCityRuns } from './other-city-offsets';

/**
 * Makes the due transfer of an agreement, one per scheduled day, in order (docs/rules/yt1101-other-city-offset.md, Rules). `told`: time of
 * the message, fund's time; null for none.
 */
export function payOtherCityOrder(store: Store, order: OtherCityOrder, day: PlainDate, told: string | null): void {
  if (order.ended) return;
  const person = persons(store).get(order.grzh);
  if (!person || ['03', '04', '05'].includes(person.grzhzt)) {
    end(store, order, day, '个人账户已销户或转出', told);
    return;
  }
  if (day < order.next) return;
  const actor = { kind: 'person', grzh: order.grzh } as const;
  const purpose = { ywlx: 'YT1101', doing: `异地月冲${order.ywlsh}划款前` };
  withQueriesNoted(transactionOn(store, day), actor, purpose, () => payOne(store, order, day, told));
}

/** Reminds the person ahead of the transfer, by the present account and instalment. */
export function remindOfTransfer(store: Store, order: OtherCityOrder, day: PlainDate): void {
  if (order.ended) return;
  const fen = otherCityAmount(store, order.grzh, order.dqyhje, order.keep);
  const rest = order.dqyhje - fen;
  const data = { ywlsh: order.ywlsh, day, next: order.next, fen, rest };
  notify(transactionOn(store, day), holderOf(order), 'other-city-transfer-coming', data);
}

function payOne(store: Store, order: OtherCityOrder, day: PlainDate, told: string | null): void {
  const answer = queryOtherCityLoan(store, order, day);
  if (answer.kind === 'silent') waitForExchange(store, order, day, told);
  else if (answer.kind === 'found') pay(store, order, answer.loan, day, told);
  else end(store, order, day, '异地贷款已结清', told);
}

function pay(store: Store, order: OtherCityOrder, loan: OtherCityLoan, day: PlainDate, told: string | null): void {
  const { grzh, ywlsh: xybh, next } = order;
  const { ydhkr, dqyhje, skyhmc, skzh, dqrq } = loan;
  const fen = otherCityAmount(store, grzh, dqyhje, order.keep);
  const account = memberAccount(grzh);
  const ywlsh = nextNumber(store, day);
  if (fen > 0n) {
    const lines = [
      { account, fen: -fen },
      { account: 'bank', fen },
    ];
    post(store, { id: `ydyc:${xybh}:${next}`, date: day, kind: '11', zhaiyao: '异地月冲', ywlsh, lines });
  }
  const rest = dqyhje - fen;
  const card = rest > 0n ? `，其余${moneyText(rest)}请在还款账户中备足` : '';
  const said =
    fen > 0n
      ? `${day}划款${moneyText(fen)}至还款账户${card}`
      : `${day}账户没有可划款的余额，未划款，请在还款账户中备足${moneyText(dqyhje)}`;
  // Uses the instalment and account known to the other centre today.
  const left = keepRun(store, { ...order, ydhkr, dqyhje, skyhmc, skzh }, { ywlsh, day, told, fen, said });
  const { waits: _, ...rested } = order;
  const kept = { ...rested, ydhkr, dqyhje, skyhmc, skzh, dqrq, next: addMonths(next, 1), said };
  otherCityOrders(store).put(xybh, kept);
  const data = { ywlsh: xybh, day, said, balance: left };
  if (told) notify(transactionOn(store, day), holderOf(order), 'other-city-transferred', data);
}

/** Waits for the exchange: queried daily until the instalment is due; then its repayment account pays and the person is notified. */
function waitForExchange(store: Store, order: OtherCityOrder, day: PlainDate, told: string | null): void {
  const { ywlsh: xybh, next, ydhkr } = order;
  const hkrq = dayFrom(next, ydhkr);
  if (day < addDays(hkrq, -1)) {
    if (order.waits) return;
    const said = `${day}因全国共享平台暂未返回贷款信息未能划款，${addDays(hkrq, -1)}前每日重新查询`;
    otherCityOrders(store).put(xybh, { ...order, waits: true, said });
    if (told) notify(transactionOn(store, day), holderOf(order), 'other-city-waiting', { ywlsh: xybh, day, said });
    return;
  }
  const said = `全国共享平台一直未返回贷款信息，${next}的约定未划款，${hkrq}的还款由还款账户支付，请备足款项`;
  keepRun(store, order, { ywlsh: nextNumber(store, day), day, told, fen: 0n, said });
  const { waits: _, ...rested } = order;
  otherCityOrders(store).put(xybh, { ...rested, next: addMonths(next, 1), said });
  const data = { ywlsh: xybh, day, said };
  if (told) notify(transactionOn(store, day), holderOf(order), 'other-city-not-transferred', data);
}

/** Stores the result of one day among the runs. @returns the remaining balance in fen */
function keepRun(
  store: Store,
  order: OtherCityOrder,
  { ywlsh, day, told, fen, said }: { ywlsh: string; day: PlainDate; told: string | null; fen: Fen; said: string },
): Fen {
  const { ywlsh: xybh, grzh, dkzxmc, jkhtbh, skyhmc, skzh, next, ydhkr, dqyhje: yhje } = order;
  const left = balanceOf(store, memberAccount(grzh));
  const what = { xybh, grzh, dkzxmc, jkhtbh, skyhmc, skzh, hkrq: dayFrom(next, ydhkr), yhje };
  otherCityRuns(store).put(ywlsh, { ...what, ywlsh, day, ...(told && { sj: told }), fen, left, sm: said });
  return left;
}

function end(store: Store, order: OtherCityOrder, day: PlainDate, yy: string, told: string | null): void {
  otherCityOrders(store).put(order.ywlsh, { ...order, ended: { day, yy } });
  const data = { ywlsh: order.ywlsh, day, why: yy };
  if (told) notify(transactionOn(store, day), holderOf(order), 'other-city-ended', data);
}

const holderOf = ({ grzh }: OtherCityOrder) => ownerOf({ kind: 'person', grzh });
