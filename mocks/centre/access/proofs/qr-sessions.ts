import { type Desk, REFUSED, Refusal } from '../../kernel/desk';
import { send } from '../../kernel/outbox';

/** A QR code on the screen, waiting for a phone. */
export interface QrSession {
  uuid: string;
  /** What it is for: sign-in (by a confirmation or by the face), its second factor, signature, or face check in a session. */
  purpose: 'login' | 'login-face' | 'factor' | 'sign' | 'face';
  state: QrState;
  /** Whose phone it was, once scanned. */
  zjhm: string;
  until: number;
  /** Whose screen shows it ('' before sign-in): nobody else may ask for it. */
  holder: string;
  /** Number of the signature, the menu entry to be opened, the login type, or for the second factor whose face is asked for. */
  subject: string;
  /** What the phone reports to the screen, e.g. a face that was not recognised; '' for nothing. */
  note: string;
  /** Faces that were not the right one. */
  failures: number;
  /** Why the code is no good any more although nobody cancelled it; '' while it is. */
  refusal: string;
}

export type QrState = 'waiting' | 'scanned' | 'confirmed' | 'cancelled';

/** How long a code waits to be scanned, and once scanned, to be confirmed. */
export const QR_VALID_S = 120;
const VALID_MS = QR_VALID_S * 1000;
/** How long the screen may take to hear of a confirmation. */
const TOLD_MS = 60_000;
/** Outlived codes are kept a little, so that they are told from those that never were, and then forgotten. */
const KEPT_MS = 3_600_000;

const qrSessions = (desk: Desk) => desk.store.table<QrSession>('qr-sessions');

export function openQrSession(
  desk: Desk,
  wall: number,
  purpose: QrSession['purpose'],
  { holder = '', subject = '', text }: { holder?: string; subject?: string; text?: string } = {},
): QrSession {
  for (const old of [...qrSessions(desk).values()]) if (old.until + KEPT_MS < wall) qrSessions(desk).delete(old.uuid);
  const uuid = crypto.randomUUID();
  const blank = { state: 'waiting', zjhm: '', note: '', failures: 0, refusal: '' } as const;
  const session: QrSession = { ...blank, uuid, purpose, until: wall + VALID_MS, holder, subject };
  qrSessions(desk).put(uuid, session);
  send(desk, { kind: asksForFace(session) ? 'face' : 'qr', to: '', code: purpose, uuid, text });
  return session;
}

/** Whether the phone has its holder show their face instead of pressing a button. */
export function asksForFace({ purpose }: Pick<QrSession, 'purpose'>): boolean {
  return purpose === 'face' || purpose === 'login-face' || purpose === 'factor';
}

export function putQrSession(desk: Desk, session: QrSession): void {
  qrSessions(desk).put(session.uuid, session);
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
  const scanned = {
    ...session,
    state: next[input.action],
    zjhm: input.zjhm || session.zjhm,
    until: laterEnd(session, input.action, wall),
    note: '',
  };
  qrSessions(desk).put(session.uuid, scanned);
  return scanned;
}

/** Whoever has scanned in time gets the time to confirm, and the screen to hear of it. */
function laterEnd({ state, until }: QrSession, action: 'scan' | 'confirm' | 'cancel', wall: number): number {
  if (action === 'scan') return state === 'waiting' ? wall + VALID_MS : until;
  return Math.max(until, wall + TOLD_MS);
}

const isAction = (text: string): text is 'scan' | 'confirm' | 'cancel' => ['scan', 'confirm', 'cancel'].includes(text);
