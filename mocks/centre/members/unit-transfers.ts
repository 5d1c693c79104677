// Who came to a unit from another one and who went (domain catalogue 12.2, 转入转出记录).
import type { Page } from '@/api/person';
import type { TransferRow } from '@/api/unit-transfers';
import type { PlainDate, PlainMonth } from '@/domain/dates';
import { INTO, OUT } from '@/domain/members/transfer';
import { cases } from '../cases/case-states';
import { type Actor, actorOf, type Desk } from '../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { type PersonRecord, unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { unitName } from './person-views';

export interface TransferRecord {
  /** Case and row of it. */
  id: string;
  ywlsh: string;
  grzh: string;
  xingming: string;
  zcdwzh: string;
  zrdwzh: string;
  zysxny: PlainMonth;
  day: PlainDate;
}

const transfers = (store: Store) => store.table<TransferRecord>('unit-transfers');

/** `key`: what the row of the case names the person by. */
export function noteTransfer(
  desk: Desk,
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
  const record = { id, ywlsh, grzh, xingming, zcdwzh: from, zrdwzh: to, zysxny: month, day: desk.today() };
  transfers(desk.store).put(id, record);
}

/** What was booked for a row of a case; undefined before. */
export const transferOf = (store: Store, ywlsh: string, key: string) => transfers(store).get(`${ywlsh}:${key}`);

/** What an application has moved, or all of them. */
export const transfersOfCase = (store: Store, ywlsh?: string): TransferRecord[] =>
  [...transfers(store).values()].filter((one) => ywlsh === undefined || one.ywlsh === ywlsh);

/** What one application of somebody else moved into a unit or out of it. */
export interface TransferByOthers {
  ywlsh: string;
  day: PlainDate;
  /** Who handed it in: the other unit by name, or the member. */
  by: string;
  names: string[];
}

/** Of a unit's transfers those that no case of its own made: it finds them among its records all the same. */
export function transfersByOthers({ store }: Desk, dwzh: string): TransferByOthers[] {
  const found = new Map<string, TransferByOthers>();
  for (const { ywlsh, zcdwzh, zrdwzh, xingming, day } of transfers(store).values()) {
    if (zcdwzh !== dwzh && zrdwzh !== dwzh) continue;
    const owner = actorOf(cases(store).get(ywlsh)?.owner ?? '');
    if (owner.kind === 'unit' && owner.dwzh === dwzh) continue;
    const by = owner.kind === 'unit' ? unitName(store, owner.dwzh) : '职工本人';
    const known = found.get(ywlsh);
    if (known) known.names.push(xingming);
    else found.set(ywlsh, { ywlsh, day, by, names: [xingming] });
  }
  return [...found.values()];
}

/** The unit's own, newest first; the days are inclusive. What was in the account is the member's own matter. */
export function listTransfers(
  desk: Desk,
  actor: Actor,
  asked: Paging & { ksrq: string; jsrq: string; zyfx: string },
): Page<TransferRow> {
  const { dwzh } = unitOf(desk, actor);
  const own = [...transfers(desk.store).values()]
    .filter(({ zcdwzh, zrdwzh }) => zcdwzh === dwzh || zrdwzh === dwzh)
    .map((one) => ({ ...one, zyfx: one.zrdwzh === dwzh ? INTO : OUT }));
  const chosen = chosenRows(own, asked, {
    same: ['zyfx'],
    day: ({ day }) => day,
    newest: ({ day, id }) => day + id,
  });
  return pageOfRows(desk, chosen, asked, ({ ywlsh, grzh, xingming, zyfx, zcdwzh, zrdwzh, zysxny, day }) => ({
    // Not by the row of the case: that is named by an ID number.
    id: `${ywlsh}:${grzh}`,
    ywlsh,
    czrq: day,
    zyfx,
    grzh,
    xingming,
    zcdwmc: unitName(desk.store, zcdwzh),
    zrdwmc: unitName(desk.store, zrdwzh),
    zysxny,
  }));
}
