import { openFaceCheck } from '@mocks/centre/access/proofs/face-checks';
import { startFor } from '@mocks/centre/access/start-session';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import { type LedgerEntry, memberAccount, postingsOf, prepaidAccount } from '@mocks/centre/kernel/accounts/ledger';
import { issueNumber } from '@mocks/centre/kernel/business-numbers';
import { readOutbox } from '@mocks/centre/kernel/messages/outbox';
import type { Actor, Transaction } from '@mocks/centre/kernel/transaction';
import { type FlexibleMatter, sendFlexibleCode } from '@mocks/centre/members/flexible/flexible-codes';
import { submit } from '@mocks/centre/office/applications';
import { operatePhone } from '@mocks/centre/phone';
import { applicationSigned, PNG } from './loan-fixture';

/** The person's face opens a menu entry, as it does at the door of the hall. */
export function passFace(tx: Transaction, actor: Actor, menuId: string): void {
  const session = startFor(tx, tx.now(), '1', actor, '101');
  const uuid = openFaceCheck(tx, tx.now(), session, menuId);
  operatePhone(tx, tx.now(), { uuid, action: 'confirm', zjhm: '' });
}

export const MANDATE_ENTRY = 'grwt.zhxx.lhjyryyw.kkzh_bg';

/** Hands in under a fresh number; what has to be proved or signed is. */
export function send(
  tx: Transaction,
  actor: Actor,
  ywlx: string,
  values: Record<string, unknown>,
  {
    code,
    signed,
    papers = [],
    ywlsh = issueNumber(tx, actor, ywlx),
  }: { code?: FlexibleMatter; signed?: true; papers?: readonly string[]; ywlsh?: string } = {},
) {
  for (const wjlxId of papers) addMaterial(tx, actor, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
  if (code) sendFlexibleCode(tx, actor, code);
  const dxyzm = code && readOutbox(tx).find(({ kind }) => kind === 'sms')?.code;
  const qmbh = signed && applicationSigned(tx, actor, ywlsh, { ...values, ywlx });
  return submit(tx, actor, { ...values, ...(dxyzm && { dxyzm }), ...(qmbh && { qmbh }), ywlx, ywlsh });
}

/** Months paid from this one on, each with its kind and the fen. */
export const paidSince = ({ store }: Transaction, grzh: string, month: string) =>
  postingsOf(store, memberAccount(grzh))
    .filter(({ entry }) => ['01', '02'].includes(entry.kind) && (entry.hjny ?? '') >= month)
    .map(({ entry, line }) => [entry.hjny, entry.kind, line.fen]);

/** The bank's side of everything that was booked for the worker: falls by what the bank has paid in for him or her. */
export function bankOf({ store }: Transaction, grzh: string): bigint {
  const own = [memberAccount(grzh), prepaidAccount(grzh)];
  let sum = 0n;
  for (const { lines } of store.table<LedgerEntry>('ledger').values()) {
    if (!lines.some(({ account }) => own.includes(account))) continue;
    for (const { account, fen } of lines) if (account === 'bank') sum += fen;
  }
  return sum;
}
