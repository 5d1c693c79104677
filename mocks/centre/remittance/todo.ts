import type { TodoItem } from '@/api/todos';
import { moneyText } from '@/domain/money';
import { checksOnly } from '../access/two-person';
import type { Actor, Desk } from '../kernel/desk';
import { type UnitRecord, units } from '../kernel/people';
import { demandTodos } from './demands';
import { dueMonths } from './due-months';
import { missedTodos } from './missed-months';
import { outstandingOf } from './outstanding';
import { listName, monthlyName, openListsOf } from './records';
import { deferralTodos } from './relief-days';
import { debitTodos } from './standing';
import { codeFault, unclaimedOf } from './transfers';

/** What a unit's remittances ask of it: money to be claimed, a list that waits for its money, a month overdue, a debit to come. */
export function remittanceTodos(desk: Desk, actor: Actor): TodoItem[] {
  const unit = actor.kind === 'unit' ? units(desk.store).get(actor.dwzh) : undefined;
  if (!unit) return [];
  return [
    ...claims(desk, unit),
    ...waiting(desk, unit),
    ...demandTodos(desk, unit),
    // These lead into a form, which is for who may hand it in.
    ...(checksOnly(desk, actor)
      ? []
      : [...overdue(desk, unit), ...deferralTodos(desk, unit), ...missedTodos(desk, unit), ...debitTodos(desk, unit)]),
  ];
}

function claims({ store }: Desk, unit: UnitRecord): TodoItem[] {
  const found = unclaimedOf(store, unit);
  const [first] = found;
  if (!first) return [];
  const sum = moneyText(found.reduce((total, { fse }) => total + fse, 0n));
  const sxsm = `${found.length}笔共${sum}${codeFault(found)}，尚未记入；请凭银行流水号和金额认领，无需再次转账`;
  return [{ ywlx: 'GJ0201', ywlsh: '', title: '到账待认领', sxsm, rq: first.jzrq, lj: '/dwwt/cxyw/zskmx' }];
}

/** Whatever the state of its case is called, since the last time that it did not pay. */
function waiting({ store }: Desk, { dwzh }: UnitRecord): TodoItem[] {
  return openListsOf(store, dwzh).flatMap((list) => {
    const note = outstandingOf(list);
    if (!note) return [];
    const { ywlsh, confirmed, attempts, bj } = list;
    const ywlx = bj ? 'GJ0202' : 'GJ0201';
    const rq = attempts.at(-1)?.day ?? confirmed;
    return [{ ywlx, ywlsh, title: `${listName(list)}：${note.mc}`, sxsm: note.nr, rq, lj: note.lj }];
  });
}

function overdue(desk: Desk, unit: UnitRecord): TodoItem[] {
  const due = dueMonths(desk, unit);
  if (!due || due.syts >= 0 || due.note) return [];
  const { hjny, jzrq, syts, fen } = due;
  const sxsm = `应于${jzrq}前缴款${moneyText(fen)}，请尽快办理；因困难可申请缓缴`;
  return [{ ywlx: 'GJ0201', ywlsh: '', title: `${monthlyName(hjny)}：已逾期${-syts}天`, sxsm, rq: jzrq }];
}
