import type { Page } from '@/api/person/person';
import type { AccessEntry } from '@/api/session/access-log';
import { fundTime } from '@/domain/dates';
import { accessLog } from '../kernel/access-log';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { personOf } from '../kernel/people';
import { type Actor, ownerOf, type Transaction } from '../kernel/transaction';
import { notify } from './notify';
import { freezeSignIn } from './sign-in-freezes';

/** Search fields of 登录与授权记录 (docs/rules/lists.md); dates are inclusive, '' is open. */
interface AccessSearch extends Paging {
  ksrq: string;
  jsrq: string;
  lx: string;
}

/** Returns sign-ins to the own account and queries of its data, newest first. */
export function accessView(tx: Transaction, actor: Actor, search: AccessSearch): Page<AccessEntry> {
  const chosen = chosenRows(accessLog(tx, ownerOf(actor)), search, { same: ['lx'], day: ({ sj }) => sj });
  return pageOfRows(tx, chosen, search, ({ owner: _, ...entry }) => entry);
}

/** Freezes sign-in after 「不是我」: all sessions end, and the holder is told how to recover the account. */
export function reportForeignSignIn(tx: Transaction, actor: Actor): null {
  const person = personOf(tx, actor);
  const owner = ownerOf(actor);
  freezeSignIn(tx, owner);
  const sj = fundTime(tx.now());
  notify(tx, owner, 'sign-in-frozen', { sj }, { phone: person.sjhm });
  return null;
}
