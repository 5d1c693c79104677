import type { TodoItem } from '@/api/business';
import type { Actor, Desk } from '../desk';
import { outstandingOf } from './outstanding';
import { openListOf } from './records';

/** A list that waits for its money waits for the unit, whatever the state of its case is called. */
export function remittanceTodos({ store }: Desk, actor: Actor): TodoItem[] {
  const list = actor.kind === 'unit' ? openListOf(store, actor.dwzh) : undefined;
  const note = list && outstandingOf(list);
  if (!note) return [];
  const { ywlsh, hjny, confirmed } = list;
  return [{ ywlx: 'GJ0201', ywlsh, title: `${hjny}汇缴：${note.mc}`, sxsm: note.nr, rq: confirmed, lj: note.lj }];
}
