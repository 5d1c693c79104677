import { touchParty } from '../../access/applicants';
import { type SessionRecord, touchSession } from '../../access/sessions';
import { send } from '../../kernel/messages/outbox';
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import { refuseClosedArchive } from './materials';

/** Scope of a shared token: the archive of one application, limited to one material if `wjlxId` is not ''. */
export interface ArchiveScope {
  ywlsh: string;
  wjlxId: string;
}

/** Caller of the archive: a session of the hall, or a shared token of it. */
export interface ArchiveSession extends SessionRecord {
  scope: ArchiveScope | undefined;
}

interface Shared {
  /** Code before its exchange, token after it. */
  key: string;
  /** Token of the parent session; the share ends with it. */
  parent: string;
  scope: ArchiveScope;
  until: number;
}

const FRAME_CODE_MS = 60_000;
const PHONE_CODE_MS = 5 * 60_000;
const PHONE_TOKEN_MS = 15 * 60_000;
/** A frame's token ends with its session; this limit is only an upper bound. */
const FRAME_TOKEN_MS = 8 * 3_600_000;

const codes = (tx: Transaction) => tx.store.table<Shared>('share-codes');
const tokens = (tx: Transaction) => tx.store.table<Shared>('share-tokens');

/** Issues a one-time code for a token of the archive: for the frame, or by QR for a phone (with a material). */
export function issueShareCode(
  tx: Transaction,
  wall: number,
  session: ArchiveSession,
  scope: ArchiveScope,
): { uuid: string; yxsj: number } {
  allow(session, scope);
  refuseClosedArchive(tx, session.actor, scope.ywlsh);
  for (const old of [...codes(tx).values()]) if (old.until < wall) codes(tx).delete(old.key);
  const phone = scope.wjlxId !== '';
  const valid = phone ? PHONE_CODE_MS : FRAME_CODE_MS;
  const key = crypto.randomUUID();
  codes(tx).put(key, { key, parent: session.token, scope, until: wall + valid });
  if (phone) send(tx, { kind: 'qr', to: '', code: 'upload', uuid: key });
  return { uuid: key, yxsj: valid / 1000 };
}

/** Exchanges a code for a token, once. */
export function redeemShareCode(
  tx: Transaction,
  wall: number,
  code: string,
): { access_token: string; expires_in: number; ywlsh: string; wjlxId: string } | BusinessError {
  const record = codes(tx).get(code);
  codes(tx).delete(code);
  if (!record || record.until < wall || !touchSession(tx, record.parent, wall)) {
    return new BusinessError(REFUSED, '二维码或授权码已失效，请重新获取');
  }
  const valid = record.scope.wjlxId === '' ? FRAME_TOKEN_MS : PHONE_TOKEN_MS;
  const key = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  tokens(tx).put(key, { ...record, key, until: wall + valid });
  return { access_token: key, expires_in: valid / 1000, ...record.scope };
}

/** Returns the session of a hall token, or of a shared token while it and its session live. */
export function archiveSession(tx: Transaction, token: string, wall: number): ArchiveSession | undefined {
  const own = touchParty(tx, token, wall);
  if (own) return { ...own, scope: undefined };
  const shared = tokens(tx).get(token);
  const parent = shared && shared.until >= wall ? touchSession(tx, shared.parent, wall) : undefined;
  return shared && parent && { ...parent, scope: shared.scope };
}

/** Checks the scope of a token. @throws BusinessError outside of its scope */
export function allow(session: ArchiveSession, wanted: ArchiveScope): void {
  const { scope } = session;
  if (!scope) return;
  const fits = scope.ywlsh === wanted.ywlsh && (scope.wjlxId === '' || scope.wjlxId === wanted.wjlxId);
  if (!fits) throw new BusinessError(REFUSED, '授权不包括这项材料，请从办理页面重新进入');
}
