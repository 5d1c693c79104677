import { send } from '../../kernel/messages/outbox';
import { BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';

/** A QR code on the screen that waits for a phone. */
export interface QrSession {
  uuid: string;
  /** Purpose: sign-in (by confirmation or face), its second factor, signature, or face check in a session. */
  purpose: 'login' | 'login-face' | 'factor' | 'sign' | 'face';
  state: QrState;
  /** ID number of the scanning phone's holder. */
  zjhm: string;
  until: number;
  /** Owner of the screen ('' before sign-in); only the owner may query the code. */
  holder: string;
  /** Signature number, menu entry, login type, or for the second factor the ID number of the face. */
  subject: string;
  /** Message from the phone to the screen, e.g. a face not recognised; '' for none. */
  note: string;
  /** Failed faces. */
  failures: number;
  /** Why the code is invalid without a cancellation; '' while it is valid. */
  refusal: string;
}

export type QrState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled';

/** Seconds that a code waits for the scan, and again for the confirmation. */
export const QR_VALID_S = 120;
const VALID_MS = QR_VALID_S * 1000;
/** Time for the screen to poll a confirmation. */
const TOLD_MS = 60_000;
/** Retention of expired codes, which tells them from unknown ones. */
const KEPT_MS = 3_600_000;

const qrSessions = (tx: Transaction) => tx.store.table<QrSession>('qr-sessions');

export function openQrSession(
  tx: Transaction,
  wall: number,
  purpose: QrSession['purpose'],
  { holder = '', subject = '', text }: { holder?: string; subject?: string; text?: string } = {},
): QrSession {
  for (const old of [...qrSessions(tx).values()]) if (old.until + KEPT_MS < wall) qrSessions(tx).delete(old.uuid);
  const uuid = crypto.randomUUID();
  const blank = { state: 'waiting', zjhm: '', note: '', failures: 0, refusal: '' } as const;
  const session: QrSession = { ...blank, uuid, purpose, until: wall + VALID_MS, holder, subject };
  qrSessions(tx).put(uuid, session);
  send(tx, { kind: asksForFace(session) ? 'face' : 'qr', to: '', code: purpose, uuid, text });
  return session;
}

/** Returns whether the phone asks for the face instead of a confirmation. */
export function asksForFace({ purpose }: Pick<QrSession, 'purpose'>): boolean {
  return purpose === 'face' || purpose === 'login-face' || purpose === 'factor';
}

export function putQrSession(tx: Transaction, session: QrSession): void {
  qrSessions(tx).put(session.uuid, session);
}

/** Returns the session of a code; undefined once it has expired. */
export function qrSession(tx: Transaction, wall: number, uuid: string): QrSession | undefined {
  const session = qrSessions(tx).get(uuid);
  return session && session.until >= wall ? session : undefined;
}

/** Returns the state of an own code for this purpose; any other code counts as expired. */
export function qrStateFor(
  tx: Transaction,
  wall: number,
  uuid: string,
  purpose: QrSession['purpose'],
  holder: string,
): { zt: QrState | 'expired'; subject: string } {
  const session = qrSession(tx, wall, uuid);
  const own = session?.purpose === purpose && session.holder === holder;
  return own ? { zt: session.state, subject: session.subject } : { zt: 'expired', subject: '' };
}

/** Removes a confirmed code: it opens only one session. */
export function redeemQrSession(tx: Transaction, uuid: string): void {
  qrSessions(tx).delete(uuid);
}

/** Performs the phone's action on a code: scan, then confirm or cancel. */
export function scanQrCode(
  tx: Transaction,
  wall: number,
  input: { uuid: string; action: string; zjhm: string },
): QrSession | BusinessError {
  const session = qrSession(tx, wall, input.uuid);
  if (!session) return new BusinessError(REFUSED, '二维码不存在或已失效');
  const next = { scan: 'scanned', confirm: 'confirmed', cancel: 'cancelled' } as const;
  if (!isAction(input.action)) return new BusinessError(REFUSED, 'action须为scan、confirm或cancel');
  if (session.state === 'confirmed' || session.state === 'cancelled') return new BusinessError(REFUSED, '二维码已使用');
  const scanned = {
    ...session,
    state: next[input.action],
    zjhm: input.zjhm || session.zjhm,
    until: laterEnd(session, input.action, wall),
    note: '',
  };
  qrSessions(tx).put(session.uuid, scanned);
  return scanned;
}

/** Extends the validity: a scan gives time to confirm, a confirmation gives time to poll. */
function laterEnd({ state, until }: QrSession, action: 'scan' | 'confirm' | 'cancel', wall: number): number {
  if (action === 'scan') return state === 'waiting' ? wall + VALID_MS : until;
  return Math.max(until, wall + TOLD_MS);
}

const isAction = (text: string): text is 'scan' | 'confirm' | 'cancel' => ['scan', 'confirm', 'cancel'].includes(text);
