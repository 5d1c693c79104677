import { addDays, addMonths, type PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { deskOn } from '../kernel/desk';
import { balanceOf, memberAccount, post } from '../kernel/ledger';
import { nextNumber } from '../kernel/numbers';
import { persons } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import type { Store } from '../kernel/store';
import { askOutsideLoan, type OutsideLoan } from '../registers/outside-loans';
import { withQueriesNoted } from '../registers/register-queries';
import { dayFrom, type OutsideOrder, outsideAmount, outsideOrders, outsideRuns } from './outside-offsets';

/**
 * Makes the transfer of an order whose day has come; each day of the order once, in order (domain catalogue YT1101).
 * `told`: the moment at which the person is told, fund's time; null where nobody is.
 */
export function payOutsideOrder(store: Store, order: OutsideOrder, day: PlainDate, told: string | null): void {
  if (order.ended || day < order.next) return;
  const actor = { kind: 'person', grzh: order.grzh } as const;
  const purpose = { ywlx: 'YT1101', doing: `异地月冲${order.ywlsh}划款前` };
  withQueriesNoted(deskOn(store, day), actor, purpose, () => payOne(store, order, day, told));
}

/** Some days before: as account and instalment stand now. */
export function remindOfTransfer(store: Store, order: OutsideOrder, day: PlainDate): void {
  if (order.ended) return;
  const fen = outsideAmount(store, order.grzh, order.dqyhje, order.keep);
  const rest = order.dqyhje - fen;
  const card = rest > 0n ? `，其余约${moneyText(rest)}请在还款账户中备足` : '';
  const nr = `您的异地月冲还贷将于${order.next}划款，按现在的余额约${moneyText(fen)}${card}。`;
  tell(store, order, `${day} 09:00:00`, '异地月冲提醒', nr);
}

function payOne(store: Store, order: OutsideOrder, day: PlainDate, told: string | null): void {
  const person = persons(store).get(order.grzh);
  if (!person || ['03', '04', '05'].includes(person.grzhzt)) {
    end(store, order, day, '个人账户已销户或转出', told);
    return;
  }
  const answer = askOutsideLoan(store, order, day);
  if (answer.kind === 'silent') waitForExchange(store, order, day, told);
  else if (answer.kind === 'found') pay(store, order, answer.loan, day, told);
  else end(store, order, day, '异地贷款已结清', told);
}

function pay(store: Store, order: OutsideOrder, loan: OutsideLoan, day: PlainDate, told: string | null): void {
  const { grzh, ywlsh: xybh, next } = order;
  const { ydhkr, dqyhje, skyhmc, skzh, dqrq } = loan;
  const fen = outsideAmount(store, grzh, dqyhje, order.keep);
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
  // On the instalment and the account as the other centre has them today.
  const left = keepRun(store, { ...order, ydhkr, dqyhje, skyhmc, skzh }, { ywlsh, day, told, fen, said });
  const { waits: _, ...rested } = order;
  const kept = { ...rested, ydhkr, dqyhje, skyhmc, skzh, dqrq, next: addMonths(next, 1), said };
  outsideOrders(store).put(xybh, kept);
  if (told) tell(store, order, told, '异地月冲结果', `您的异地月冲还贷${said}，账户余额${moneyText(left)}。`);
}

/** Nobody knows what is due: asked again each day until the instalment falls due; then it is the repayment account's own, and said. */
function waitForExchange(store: Store, order: OutsideOrder, day: PlainDate, told: string | null): void {
  const { ywlsh: xybh, next, ydhkr } = order;
  const hkrq = dayFrom(next, ydhkr);
  if (day < addDays(hkrq, -1)) {
    if (order.waits) return;
    const said = `${day}因全国共享平台暂未返回贷款信息未能划款，${addDays(hkrq, -1)}前每日重新查询`;
    outsideOrders(store).put(xybh, { ...order, waits: true, said });
    if (told)
      tell(store, order, told, '异地月冲暂缓划款', `您的异地月冲还贷${said}；为免逾期，请先在还款账户中备足款项。`);
    return;
  }
  const said = `全国共享平台一直未返回贷款信息，${next}的约定未划款，${hkrq}的还款由还款账户支付，请备足款项`;
  keepRun(store, order, { ywlsh: nextNumber(store, day), day, told, fen: 0n, said });
  const { waits: _, ...rested } = order;
  outsideOrders(store).put(xybh, { ...rested, next: addMonths(next, 1), said });
  if (told) tell(store, order, told, '异地月冲结果', `您的异地月冲还贷：${said}。`);
}

/** What a day of an order came to, among its runs. @returns what is left in the account, fen */
function keepRun(
  store: Store,
  order: OutsideOrder,
  { ywlsh, day, told, fen, said }: { ywlsh: string; day: PlainDate; told: string | null; fen: Fen; said: string },
): Fen {
  const { ywlsh: xybh, grzh, dkzxmc, jkhtbh, skyhmc, skzh, next, ydhkr, dqyhje: yhje } = order;
  const left = balanceOf(store, memberAccount(grzh));
  const what = { xybh, grzh, dkzxmc, jkhtbh, skyhmc, skzh, hkrq: dayFrom(next, ydhkr), yhje };
  outsideRuns(store).put(ywlsh, { ...what, ywlsh, day, ...(told && { sj: told }), fen, left, sm: said });
  return left;
}

function end(store: Store, order: OutsideOrder, day: PlainDate, yy: string, told: string | null): void {
  outsideOrders(store).put(order.ywlsh, { ...order, ended: { day, yy } });
  if (told) tell(store, order, told, '异地月冲还贷已终止', `您的异地月冲还贷签约已于${day}终止：${yy}。`);
}

function tell(store: Store, { ywlsh, grzh }: OutsideOrder, fssj: string, title: string, nr: string): void {
  const person = persons(store).get(grzh);
  const day = fssj.slice(0, 10);
  const message = { title, nr, xxlx: '贷款通知', fssj, ywlsh: '', xxId: `ydyc-${ywlsh}-${day}` };
  if (person) tellPerson(deskOn(store, day), person, { box: 'always', sms: 'always' }, message);
}
