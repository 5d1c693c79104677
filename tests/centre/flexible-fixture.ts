import { startFor } from '@mocks/centre/access/admit';
import { openFaceCheck } from '@mocks/centre/access/proofs/face-checks';
import { addMaterial } from '@mocks/centre/cases/materials/materials';
import type { Actor, Desk } from '@mocks/centre/kernel/desk';
import { type LedgerEntry, memberAccount, postingsOf, prepaidAccount } from '@mocks/centre/kernel/ledger';
import { issueNumber } from '@mocks/centre/kernel/numbers';
import { readOutbox } from '@mocks/centre/kernel/outbox';
import { type FlexibleMatter, sendFlexibleCode } from '@mocks/centre/members/flexible/flexible-codes';
import { submit } from '@mocks/centre/office/applications';
import { actOnPhone } from '@mocks/centre/phone';
import { applicationSigned, PNG } from './loan-fixture';

/** The person's face opens a menu entry, as it does at the door of the hall. */
export function passFace(desk: Desk, actor: Actor, menuId: string): void {
  const session = startFor(desk, desk.now(), '1', actor, '101');
  const uuid = openFaceCheck(desk, desk.now(), session, menuId);
  actOnPhone(desk, desk.now(), { uuid, action: 'confirm', zjhm: '' });
}

export const MANDATE_ENTRY = 'grwt.zhxx.lhjyryyw.kkzh_bg';

/** Hands in under a fresh number; what has to be proved or signed is. */
export function send(
  desk: Desk,
  actor: Actor,
  ywlx: string,
  values: Record<string, unknown>,
  {
    code,
    signed,
    papers = [],
    ywlsh = issueNumber(desk, actor, ywlx),
  }: { code?: FlexibleMatter; signed?: true; papers?: readonly string[]; ywlsh?: string } = {},
) {
  for (const wjlxId of papers) addMaterial(desk, actor, { ywlsh, wjlxId, name: `${wjlxId}.png`, bytes: PNG });
  if (code) sendFlexibleCode(desk, actor, code);
  const dxyzm = code && readOutbox(desk).find(({ kind }) => kind === 'sms')?.code;
  const qmbh = signed && applicationSigned(desk, actor, ywlsh, { ...values, ywlx });
  return submit(desk, actor, { ...values, ...(dxyzm && { dxyzm }), ...(qmbh && { qmbh }), ywlx, ywlsh });
}

/** Months paid from this one on, each with its kind and the fen. */
export const paidSince = ({ store }: Desk, grzh: string, month: string) =>
  postingsOf(store, memberAccount(grzh))
    .filter(({ entry }) => ['01', '02'].includes(entry.kind) && (entry.hjny ?? '') >= month)
    .map(({ entry, line }) => [entry.hjny, entry.kind, line.fen]);

/** The bank's side of everything that was booked for the worker: falls by what the bank has paid in for him or her. */
export function bankOf({ store }: Desk, grzh: string): bigint {
  const own = [memberAccount(grzh), prepaidAccount(grzh)];
  let sum = 0n;
  for (const { lines } of store.table<LedgerEntry>('ledger').values()) {
    if (!lines.some(({ account }) => own.includes(account))) continue;
    for (const { account, fen } of lines) if (account === 'bank') sum += fen;
  }
  return sum;
}
