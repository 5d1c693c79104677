import { type Desk, REFUSED, Refusal } from './desk';
import { send } from './outbox';

/** A QR code on the screen, waiting for a phone. */
export interface QrSession {
  uuid: string;
  /** What it is for: sign-in, signature or face check. */
  purpose: 'login' | 'sign' | 'face';
  state: QrState;
  /** Whose phone it was, once scanned. */
  zjhm: string;
  until: number;
  /** Whose screen shows it ('' before sign-in): nobody else may ask for it. */
  holder: string;
  /** Number of the signature, or the menu entry that is to be opened. */
  subject: string;
}

export type QrState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled';

const VALID_MS = 120_000;
/** Outlived codes are kept a little, so that they are told from those that never were, and then forgotten. */
const KEPT_MS = 3_600_000;

const qrSessions = (desk: Desk) => desk.store.table<QrSession>('qr-sessions');

export function openQrSession(
  desk: Desk,
  wall: number,
  purpose: QrSession['purpose'],
  { holder = '', subject = '' } = {},
): QrSession {
  for (const old of [...qrSessions(desk).values()]) if (old.until + KEPT_MS < wall) qrSessions(desk).delete(old.uuid);
  const uuid = crypto.randomUUID();
  const session: QrSession = { uuid, purpose, state: 'waiting', zjhm: '', until: wall + VALID_MS, holder, subject };
  qrSessions(desk).put(uuid, session);
  send(desk, { kind: purpose === 'face' ? 'face' : 'qr', to: '', code: purpose, uuid });
  return session;
}

/** How far it is; a code nobody confirmed in two minutes is as good as none. */
export function qrSession(desk: Desk, wall: number, uuid: string): QrSession | undefined {
  const session = qrSessions(desk).get(uuid);
  return session && session.until >= wall ? session : undefined;
}

/** The state of a code of one's own and for this purpose; anything else counts as expired. */
export function qrStateFor(
  desk: Desk,
  wall: number,
  uuid: string,
  purpose: QrSession['purpose'],
  holder: string,
): { zt: QrState | 'expired'; subject: string } {
  const session = qrSession(desk, wall, uuid);
  const own = session?.purpose === purpose && session.holder === holder;
  return own ? { zt: session.state, subject: session.subject } : { zt: 'expired', subject: '' };
}

/** A confirmed code opens one session, not two. */
export function redeemQrSession(desk: Desk, uuid: string): void {
  qrSessions(desk).delete(uuid);
}

/** What a phone does with the code: scan it, then confirm or cancel. */
export function scanQrCode(
  desk: Desk,
  wall: number,
  input: { uuid: string; action: string; zjhm: string },
): QrSession | Refusal {
  const session = qrSession(desk, wall, input.uuid);
  if (!session) return new Refusal(REFUSED, '二维码不存在或已失效');
  const next = { scan: 'scanned', confirm: 'confirmed', cancel: 'cancelled' } as const;
  if (!isAction(input.action)) return new Refusal(REFUSED, 'action须为scan、confirm或cancel');
  if (session.state === 'confirmed' || session.state === 'cancelled') return new Refusal(REFUSED, '二维码已使用');
  const scanned = { ...session, state: next[input.action], zjhm: input.zjhm || session.zjhm };
  qrSessions(desk).put(session.uuid, scanned);
  return scanned;
}

const isAction = (text: string): text is 'scan' | 'confirm' | 'cancel' => ['scan', 'confirm', 'cancel'].includes(text);
