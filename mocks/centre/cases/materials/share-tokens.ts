import { touchParty } from '../../access/applicants';
import { type SessionRecord, touchSession } from '../../access/sessions';
import { type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { send } from '../../kernel/outbox';
import { refuseUnlessOpen } from './materials';

/** What a shared token opens: the archive of one application, of one material only when `wjlxId` is not ''. */
export interface ArchiveScope {
  ywlsh: string;
  wjlxId: string;
}

/** Whoever calls the archive: a person in the hall, or somebody with a shared token of that session. */
export interface ArchiveSession extends SessionRecord {
  scope: ArchiveScope | undefined;
}

interface Shared {
  /** The code before it is exchanged, the token after it. */
  key: string;
  /** Token of the session it came from: with it, it ends. */
  parent: string;
  scope: ArchiveScope;
  until: number;
}

const FRAME_CODE_MS = 60_000;
const PHONE_CODE_MS = 5 * 60_000;
const PHONE_TOKEN_MS = 15 * 60_000;
/** A frame's token ends with its session, not by itself. */
const FRAME_TOKEN_MS = 8 * 3_600_000;

const codes = (desk: Desk) => desk.store.table<Shared>('share-codes');
const tokens = (desk: Desk) => desk.store.table<Shared>('share-tokens');

/** A code that is exchanged once for a token of the archive: for the frame, or by QR for the person's phone (with a material). */
export function issueShareCode(
  desk: Desk,
  wall: number,
  session: ArchiveSession,
  scope: ArchiveScope,
): { uuid: string; yxsj: number } {
  allow(session, scope);
  refuseUnlessOpen(desk, session.actor, scope.ywlsh);
  for (const old of [...codes(desk).values()]) if (old.until < wall) codes(desk).delete(old.key);
  const phone = scope.wjlxId !== '';
  const valid = phone ? PHONE_CODE_MS : FRAME_CODE_MS;
  const key = crypto.randomUUID();
  codes(desk).put(key, { key, parent: session.token, scope, until: wall + valid });
  if (phone) send(desk, { kind: 'qr', to: '', code: 'upload', uuid: key });
  return { uuid: key, yxsj: valid / 1000 };
}

/** Exchanges a code, once. */
export function redeemShareCode(
  desk: Desk,
  wall: number,
  code: string,
): { access_token: string; expires_in: number; ywlsh: string; wjlxId: string } | Refusal {
  const record = codes(desk).get(code);
  codes(desk).delete(code);
  if (!record || record.until < wall || !touchSession(desk, record.parent, wall)) {
    return new Refusal(REFUSED, '二维码或授权码已失效，请重新获取');
  }
  const valid = record.scope.wjlxId === '' ? FRAME_TOKEN_MS : PHONE_TOKEN_MS;
  const key = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
  tokens(desk).put(key, { ...record, key, until: wall + valid });
  return { access_token: key, expires_in: valid / 1000, ...record.scope };
}

/** The session behind a token of the hall, or behind a shared one for as long as both live. */
export function archiveSession(desk: Desk, token: string, wall: number): ArchiveSession | undefined {
  const own = touchParty(desk, token, wall);
  if (own) return { ...own, scope: undefined };
  const shared = tokens(desk).get(token);
  const parent = shared && shared.until >= wall ? touchSession(desk, shared.parent, wall) : undefined;
  return shared && parent && { ...parent, scope: shared.scope };
}

/** @throws Refusal for anything outside of what the token was given for */
export function allow(session: ArchiveSession, wanted: ArchiveScope): void {
  const { scope } = session;
  if (!scope) return;
  const fits = scope.ywlsh === wanted.ywlsh && (scope.wjlxId === '' || scope.wjlxId === wanted.wjlxId);
  if (!fits) throw new Refusal(REFUSED, '授权不包括这项材料，请从办理页面重新进入');
}
