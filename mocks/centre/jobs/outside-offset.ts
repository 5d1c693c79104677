import { monthOf, type PlainDate } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { deskOn } from '../kernel/desk';
import { balanceOf, memberAccount, post } from '../kernel/ledger';
import { persons } from '../kernel/people';
import { tellPerson } from '../kernel/reminders';
import type { Store } from '../kernel/store';
import { type OutsideOrder, outsideAmount, outsideOrders } from '../loans/outside-offsets';
import { askOutsideLoan } from '../registers/outside-loans';
import { withQueriesNoted } from '../registers/register-queries';

/** Each month on its day the deposit here repays the loan there; ends with the loan or the account (domain catalogue YT1101). */
export function payOutsideLoans(store: Store, day: PlainDate, notify: boolean): void {
  const ny = monthOf(day);
  for (const order of [...outsideOrders(store).values()]) {
    const from = `${ny}-${String(order.zdjkr).padStart(2, '0')}`;
    // A month whose day had come when it was signed for is the loan account's own.
    if (order.ended || order.last?.ny === ny || day < from || from <= order.begun) continue;
    const actor = { kind: 'person', grzh: order.grzh } as const;
    const purpose = { ywlx: 'YT1101', doing: `异地月冲${order.ywlsh}划款前` };
    withQueriesNoted(deskOn(store, day), actor, purpose, () => payOne(store, order, day, notify));
  }
}

function payOne(store: Store, order: OutsideOrder, day: PlainDate, notify: boolean): void {
  const { grzh, ywlsh } = order;
  const person = persons(store).get(grzh);
  if (!person || ['03', '04', '05'].includes(person.grzhzt)) {
    end(store, order, day, '个人账户已销户或转出', notify);
    return;
  }
  const answer = askOutsideLoan(store, order, day);
  // Nobody knows what is due: asked again tomorrow.
  if (answer.kind === 'silent') return;
  if (answer.kind !== 'found') {
    end(store, order, day, '异地贷款已结清', notify);
    return;
  }
  const ny = monthOf(day);
  const fen = outsideAmount(store, grzh, answer.loan.dqyhje, order.keep);
  const account = memberAccount(grzh);
  if (fen > 0n) {
    const lines = [
      { account, fen: -fen },
      { account: 'bank', fen },
    ];
    post(store, { id: `ydyc:${ywlsh}:${ny}`, date: day, kind: '11', zhaiyao: '异地月冲', ywlsh, lines });
  }
  const rest = answer.loan.dqyhje - fen;
  const card = rest > 0n ? `，其余${moneyText(rest)}请在还款账户中备足` : '';
  const said =
    fen > 0n
      ? `${day}划款${moneyText(fen)}至还款账户${card}`
      : `${day}账户没有可划款的余额，未划款，请在还款账户中备足${moneyText(answer.loan.dqyhje)}`;
  outsideOrders(store).put(ywlsh, { ...order, dqrq: answer.loan.dqrq, last: { ny, said } });
  const left = moneyText(balanceOf(store, account));
  if (notify) tell(store, order, day, '异地月冲结果', `您的异地月冲还贷${said}，账户余额${left}。`);
}

function end(store: Store, order: OutsideOrder, day: PlainDate, yy: string, notify: boolean): void {
  outsideOrders(store).put(order.ywlsh, { ...order, ended: { day, yy } });
  if (notify) tell(store, order, day, '异地月冲还贷已终止', `您的异地月冲还贷签约已于${day}终止：${yy}。`);
}

function tell(store: Store, { ywlsh, grzh }: OutsideOrder, day: PlainDate, title: string, nr: string): void {
  const person = persons(store).get(grzh);
  const message = { title, nr, xxlx: '贷款通知', fssj: `${day} 09:00:00`, ywlsh: '', xxId: `ydyc-${ywlsh}-${day}` };
  if (person) tellPerson(deskOn(store, day), person, { box: 'always', sms: 'always' }, message);
}
