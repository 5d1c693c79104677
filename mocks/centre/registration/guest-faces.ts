// Face checks of people who are not signed in: who has another phone now, a legal person who confirms an operator.

import { openQrSession, type QrSession, type QrState, qrStateFor } from '../access/proofs/qr-sessions';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { phonePage } from '../kernel/phone-pages';

interface GuestFace {
  ticket: string;
  purpose: string;
  /** Whose face it has to be. */
  zjhm: string;
  passed: boolean;
  until: number;
}

const VALID_MS = 30 * 60_000;
const HOLDER = 'guest ';

const faces = (desk: Desk) => desk.store.table<GuestFace>('guest-faces');

/** A ticket to have this person's face checked for one purpose. It names nobody. */
export function openGuestFace(desk: Desk, wall: number, purpose: string, zjhm: string): string {
  for (const old of [...faces(desk).values()]) if (old.until < wall) faces(desk).delete(old.ticket);
  const ticket = crypto.randomUUID();
  faces(desk).put(ticket, { ticket, purpose, zjhm, passed: false, until: wall + VALID_MS });
  return ticket;
}

/** A code on the screen; each is good for two minutes, the ticket longer. */
export function guestFaceCode(desk: Desk, wall: number, ticket: string): { uuid: string; urlBase: string } | Refusal {
  if (!live(desk, wall, ticket)) return new Refusal(REFUSED, '刷脸核验已超时，请重新提交');
  const { uuid } = openQrSession(desk, wall, 'face', { holder: HOLDER + ticket, subject: ticket });
  return { uuid, urlBase: phonePage('face') };
}

export function guestFaceState(desk: Desk, wall: number, ticket: string, uuid: string): { zt: QrState | 'expired' } {
  return { zt: qrStateFor(desk, wall, uuid, 'face', HOLDER + ticket).zt };
}

/** Whether this person's face was recognised for this purpose under the ticket. */
export function hasPassedFace(desk: Desk, wall: number, purpose: string, ticket: string, zjhm: string): boolean {
  const face = live(desk, wall, ticket);
  return face?.passed === true && face.purpose === purpose && face.zjhm === zjhm;
}

export const isGuestFace = (session: QrSession) => session.purpose === 'face' && session.holder.startsWith(HOLDER);

/** The phone has recognised a face. @returns the refusal when it is somebody else's */
export function completeGuestFace(desk: Desk, session: QrSession): Refusal | undefined {
  const face = faces(desk).get(session.subject);
  if (!face) return new Refusal(REFUSED, '刷脸核验已超时，请重新提交');
  if (session.zjhm && session.zjhm.toUpperCase() !== face.zjhm) {
    return new Refusal(REFUSED, '人脸与填写的身份不一致，核验未通过');
  }
  faces(desk).put(face.ticket, { ...face, passed: true });
  return undefined;
}

function live(desk: Desk, wall: number, ticket: string): GuestFace | undefined {
  const face = faces(desk).get(ticket);
  return face && face.until >= wall ? face : undefined;
}
