import type { TodoItem } from '@/api/business';
import { moneyText } from '@/domain/money';
import type { Actor, Desk } from '../desk';
import { missingOf, openListOf } from './records';

/** A list that waits for its money waits for the unit, whatever the state of its case is called. */
export function remittanceTodos({ store }: Desk, actor: Actor): TodoItem[] {
  const list = actor.kind === 'unit' ? openListOf(store, actor.dwzh) : undefined;
  if (!list) return [];
  return [
    {
      ywlx: 'GJ0201',
      ywlsh: list.ywlsh,
      title: `${list.hjny}汇缴：待缴款`,
      sxsm: `尚需缴款${moneyText(missingOf(list))}，转账附言填写${list.jkfy}`,
      rq: list.confirmed,
    },
  ];
}
