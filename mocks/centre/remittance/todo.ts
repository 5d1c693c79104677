import type { TodoItem } from '@/api/cases/todos';
import { moneyText } from '@/domain/money';
import { checksOnly } from '../access/two-person-rule';
import { type UnitRecord, units } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { payerTodos } from './debit/payer-changes';
import { debitTodos } from './debit/standing-instruction';
import { demandTodos } from './demands';
import { dueMonths } from './due-months';
import { listName, monthlyName, openListsOf } from './list/records';
import { missedTodos } from './missed-months';
import { outstandingOf } from './outstanding';
import { deferralTodos } from './relief-days';
import { codeFault, unclaimedOf } from './transfers';

/** Remittance to-dos of a unit: transfers to claim, open lists, overdue months, coming debits, accounts to check. */
export function remittanceTodos(tx: Transaction, actor: Actor): TodoItem[] {
  const unit = actor.kind === 'unit' ? units(tx.store).get(actor.dwzh) : undefined;
  if (!unit) return [];
  return [
    ...claims(tx, unit),
    ...waiting(tx, unit),
    ...demandTodos(tx, unit),
    // Form links are only for operators who may submit.
    ...(checksOnly(tx, actor)
      ? []
      : [
          ...overdue(tx, unit),
          ...deferralTodos(tx, unit),
          ...missedTodos(tx, unit),
          ...debitTodos(tx, unit),
          ...payerTodos(tx, unit),
        ]),
  ];
}

function claims({ store }: Transaction, unit: UnitRecord): TodoItem[] {
  const found = unclaimedOf(store, unit);
  const [first] = found;
  if (!first) return [];
  const sum = moneyText(found.reduce((total, { fse }) => total + fse, 0n));
  const sxsm = `${found.length}笔共${sum}${codeFault(found)}，尚未记入；请凭银行流水号和金额认领，无需再次转账`;
  return [{ ywlx: 'GJ0201', ywlsh: '', title: '到账待认领', sxsm, rq: first.jzrq, lj: '/dwwt/cxyw/zskmx' }];
}

/** To-dos of lists whose last payment attempt failed, whatever the case state. */
function waiting({ store }: Transaction, { dwzh }: UnitRecord): TodoItem[] {
  return openListsOf(store, dwzh).flatMap((list) => {
    const note = outstandingOf(list);
    if (!note) return [];
    const { ywlsh, confirmed, attempts, bj } = list;
    const ywlx = bj ? 'GJ0202' : 'GJ0201';
    const rq = attempts.at(-1)?.day ?? confirmed;
    return [{ ywlx, ywlsh, title: `${listName(list)}：${note.mc}`, sxsm: note.nr, rq, lj: note.lj }];
  });
}

function overdue(tx: Transaction, unit: UnitRecord): TodoItem[] {
  const due = dueMonths(tx, unit);
  if (!due || due.syts >= 0 || due.note) return [];
  const { hjny, jzrq, syts, fen } = due;
  const sxsm = `应于${jzrq}前缴款${moneyText(fen)}，请尽快办理；因困难可申请缓缴`;
  return [{ ywlx: 'GJ0201', ywlsh: '', title: `${monthlyName(hjny)}：已逾期${-syts}天`, sxsm, rq: jzrq }];
}
