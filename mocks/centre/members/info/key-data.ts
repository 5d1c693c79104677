// Change of a member's name, ID type and ID number, and its consequences (docs/rules/gj0303-member-key-info.md).

import { notify } from '../../access/notify';
import type { CaseRecord } from '../../cases/case-states';
import { type PersonRecord, persons } from '../../kernel/people';
import { ownerOf, type Transaction } from '../../kernel/transaction';
import { accountsUnder } from '../account-merge';

/** Keys of an application's lines; `MERGED`: two accounts are merged. */
export const MERGED = 'zhhb';
const NUMBER = 'zjhm';

export interface KeyData {
  xingming: string;
  zjlx: string;
  zjhm: string;
}

/** Writes the change; the sign-in keeps its password, hashed with the former number. */
export function writeKeyData({ store }: Transaction, member: PersonRecord, next: KeyData): void {
  const hashedWith = member.hashedWith ?? member.zjhm;
  persons(store).put(member.grzh, { ...member, ...next, hashedWith });
}

/** Notifies the member, registered in the hall or not: no name changes unnoticed. */
export function notifyKeyChange(
  tx: Transaction,
  { ywlsh, jbr, sqnr }: Pick<CaseRecord, 'ywlsh' | 'jbr' | 'sqnr'>,
  { grzh }: PersonRecord,
): void {
  const now = persons(tx.store).get(grzh);
  if (!now) return;
  const changed = sqnr.filter(({ key }) => key !== undefined);
  const merged = changed.some(({ key }) => key === MERGED) ? '，两个账户已合并' : '';
  const renumbered = changed.some(({ key }) => key === NUMBER);
  const what = changed
    .filter(({ key }) => key !== MERGED)
    .map(({ label }) => label)
    .join('、');
  const then = `${merged}${signInText(tx, now, renumbered)}`;
  notify(tx, ownerOf({ kind: 'person', grzh }), 'key-data-changed', { ywlsh, what, by: jbr?.jbrxm ?? '', then });
}

/** Text on the future sign-in; unchanged for a change of name alone, '' for a person never registered. */
function signInText(tx: Transaction, now: PersonRecord, renumbered: boolean): string {
  const [stays = now] = accountsUnder(tx, now.zjhm);
  if (stays.passwordHash === '') return '';
  if (!renumbered) return '，登录账号和密码不变';
  const password = stays.passwordHash === now.passwordHash ? '密码不变' : '密码为保留的账户原来的密码';
  return `，登录账号随证件号码变更，${password}`;
}
