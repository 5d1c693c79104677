// 转入转出记录: members transferred to or from a unit (docs/rules/lists.md, Unit).
import type { TodoItem } from '@/api/cases/todos';
import type { Page } from '@/api/person/person';
import type { TransferRow } from '@/api/unit/unit-transfers';
import { type PlainDate, type PlainMonth, shiftMonth } from '@/domain/dates';
import { INTO, TRANSFER_OUT } from '@/schema/unit/gj0306-unit-transfer';
import { reopeningForm } from '../../../data/messages/members';
import { receivedRows } from '../../cases/batch/batches';
import { cases, openRecordsOf } from '../../cases/case-states';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { lastSpan, type PersonRecord, persons, unitOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, ownerId, type Transaction } from '../../kernel/transaction';
import { unitName } from '../person-views';

export interface UnitTransferRecord {
  /** Case and row. */
  id: string;
  ywlsh: string;
  grzh: string;
  xingming: string;
  zcdwzh: string;
  zrdwzh: string;
  zysxny: PlainMonth;
  day: PlainDate;
}

const transfers = (store: Store) => store.table<UnitTransferRecord>('unit-transfers');

/** Stores a transfer; `key`: value that identifies the person in the case's row. */
export function noteTransfer(
  tx: Transaction,
  {
    ywlsh,
    key,
    person,
    from,
    to,
    month,
  }: { ywlsh: string; key: string; person: PersonRecord; from: string; to: string; month: PlainMonth },
): void {
  const { grzh, xingming } = person;
  const id = `${ywlsh}:${key}`;
  const record = { id, ywlsh, grzh, xingming, zcdwzh: from, zrdwzh: to, zysxny: month, day: tx.today() };
  transfers(tx.store).put(id, record);
}

/** Returns the booked transfer of a case's row; undefined before the booking. */
export const unitTransferOf = (store: Store, ywlsh: string, key: string) => transfers(store).get(`${ywlsh}:${key}`);

/** Returns the transfers of one case, or all. */
export const transfersOfCase = (store: Store, ywlsh?: string): UnitTransferRecord[] =>
  [...transfers(store).values()].filter((one) => ywlsh === undefined || one.ywlsh === ywlsh);

/** A transfer into or out of a unit by another party's application. */
export interface TransferByOthers {
  ywlsh: string;
  day: PlainDate;
  /** Applicant: the other unit's name, or the member. */
  by: string;
  names: string[];
}

/** Returns the unit's transfers without a case of its own, for its records. */
export function transfersByOthers({ store }: Transaction, dwzh: string): TransferByOthers[] {
  const found = new Map<string, TransferByOthers>();
  for (const { ywlsh, zcdwzh, zrdwzh, xingming, day } of transfers(store).values()) {
    if (zcdwzh !== dwzh && zrdwzh !== dwzh) continue;
    const owner = cases(store).get(ywlsh)?.owner;
    const other = owner ? ownerId(owner, 'unit') : '';
    if (other === dwzh) continue;
    const by = other ? unitName(store, other) : '职工本人';
    const known = found.get(ywlsh);
    if (known) known.names.push(xingming);
    else found.set(ywlsh, { ywlsh, day, by, names: [xingming] });
  }
  return [...found.values()];
}

/** To-dos for members whose sealed accounts came in by another party's application, until the unit reopens them or they move on. */
export function reopeningTodos(tx: Transaction, actor: Actor): TodoItem[] {
  if (actor.kind !== 'unit') return [];
  const applied = openRecordsOf(tx, actor, 'GJ0304').flatMap(({ values: { pcbh = '' } }) =>
    receivedRows<{ grzh?: string }>(tx, actor, pcbh).map(({ grzh }) => grzh),
  );
  return [...transfers(tx.store).values()]
    .filter(({ zrdwzh, grzh, zysxny }) => {
      const person = persons(tx.store).get(grzh);
      const last = person && lastSpan(person);
      // The empty period names the unit until a reopening adds another one.
      const waits = last?.dwzh === actor.dwzh && last.from === zysxny && last.to === shiftMonth(zysxny, -1);
      return zrdwzh === actor.dwzh && waits && person?.grzhzt === '02' && !applied.includes(grzh);
    })
    .map(({ grzh, xingming, zysxny, day }) => ({
      ywlx: 'GJ0304',
      ywlsh: '',
      title: `${xingming}：请办理启封`,
      sxsm: `账户（${grzh}）已转入贵单位，处于封存；录用该职工的，自${zysxny}起办理启封并缴存`,
      rq: day,
      lj: reopeningForm(grzh),
    }));
}

/** Returns the unit's transfers, newest first; days are inclusive. Balances are not shown. */
export function listUnitTransfers(
  tx: Transaction,
  actor: Actor,
  request: Paging & { ksrq: string; jsrq: string; zyfx: string },
): Page<TransferRow> {
  const { dwzh } = unitOf(tx, actor);
  const own = [...transfers(tx.store).values()]
    .filter(({ zcdwzh, zrdwzh }) => zcdwzh === dwzh || zrdwzh === dwzh)
    .map((one) => ({ ...one, zyfx: one.zrdwzh === dwzh ? INTO : TRANSFER_OUT }));
  const chosen = chosenRows(own, request, {
    same: ['zyfx'],
    day: ({ day }) => day,
    newest: ({ day, id }) => day + id,
  });
  return pageOfRows(tx, chosen, request, ({ ywlsh, grzh, xingming, zyfx, zcdwzh, zrdwzh, zysxny, day }) => ({
    // Not the row's key, which is an ID number.
    id: `${ywlsh}:${grzh}`,
    ywlsh,
    czrq: day,
    zyfx,
    grzh,
    xingming,
    zcdwmc: unitName(tx.store, zcdwzh),
    zrdwmc: unitName(tx.store, zrdwzh),
    zysxny,
  }));
}
