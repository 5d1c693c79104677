import { type Desk, REFUSED, Refusal } from './desk';
import { send } from './outbox';

/** A QR code on the screen, waiting for a phone. */
export interface QrSession {
  uuid: string;
  /** What it is for: sign-in, signature or face check. */
  purpose: 'login' | 'sign' | 'face';
  state: 'waiting' | 'scanned' | 'confirmed' | 'cancelled';
  /** Whose phone it was, once scanned. */
  zjhm: string;
  until: number;
}

const VALID_MS = 120_000;

const qrSessions = (desk: Desk) => desk.store.table<QrSession>('qr-sessions');

export function openQrSession(desk: Desk, wall: number, purpose: QrSession['purpose']): QrSession {
  const session: QrSession = { uuid: crypto.randomUUID(), purpose, state: 'waiting', zjhm: '', until: wall + VALID_MS };
  qrSessions(desk).put(session.uuid, session);
  send(desk, { kind: purpose === 'face' ? 'face' : 'qr', to: '', code: purpose, uuid: session.uuid });
  return session;
}

/** How far it is; a code nobody confirmed in two minutes is as good as none. */
export function qrSession(desk: Desk, wall: number, uuid: string): QrSession | undefined {
  const session = qrSessions(desk).get(uuid);
  return session && session.until >= wall ? session : undefined;
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
