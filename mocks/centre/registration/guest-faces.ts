// Face checks without a sign-in: a person with a new phone, a legal representative who confirms an operator.

import { openQrSession, type QrSession, type QrState, qrStateFor } from '../access/proofs/qr-sessions';
import { phonePage } from '../kernel/messages/phone-pages';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';

interface GuestFace {
  ticket: string;
  purpose: string;
  /** ID number that the face must match. */
  zjhm: string;
  passed: boolean;
  until: number;
}

const VALID_MS = 30 * 60_000;
const HOLDER = 'guest ';

const faces = (tx: Transaction) => tx.store.table<GuestFace>('guest-faces');

/** Opens a ticket for a face check of this person, for one purpose. The ticket reveals no identity. */
export function openGuestFace(tx: Transaction, wall: number, purpose: string, zjhm: string): string {
  for (const old of [...faces(tx).values()]) if (old.until < wall) faces(tx).delete(old.ticket);
  const ticket = crypto.randomUUID();
  faces(tx).put(ticket, { ticket, purpose, zjhm, passed: false, until: wall + VALID_MS });
  return ticket;
}

/** Opens a QR code for the ticket; a code is valid for two minutes, the ticket for longer. */
export function guestFaceCode(
  tx: Transaction,
  wall: number,
  ticket: string,
): { uuid: string; urlBase: string } | BusinessError {
  if (!live(tx, wall, ticket)) return new BusinessError(REFUSED, '刷脸核验已超时，请重新提交');
  const { uuid } = openQrSession(tx, wall, 'face', { holder: HOLDER + ticket, subject: ticket });
  return { uuid, urlBase: phonePage('face') };
}

export function guestFaceState(
  tx: Transaction,
  wall: number,
  ticket: string,
  uuid: string,
): { zt: QrState | 'expired' } {
  return { zt: qrStateFor(tx, wall, uuid, 'face', HOLDER + ticket).zt };
}

/** Returns whether the face of this person was recognised for this purpose under the ticket. */
export function hasPassedFace(tx: Transaction, wall: number, purpose: string, ticket: string, zjhm: string): boolean {
  const face = live(tx, wall, ticket);
  return face?.passed === true && face.purpose === purpose && face.zjhm === zjhm;
}

export const isGuestFace = (session: QrSession) => session.purpose === 'face' && session.holder.startsWith(HOLDER);

/** Completes the check on the phone. @returns the refusal if the face is another person's */
export function completeGuestFace(tx: Transaction, session: QrSession): BusinessError | undefined {
  const face = faces(tx).get(session.subject);
  if (!face) return new BusinessError(REFUSED, '刷脸核验已超时，请重新提交');
  if (session.zjhm && session.zjhm.toUpperCase() !== face.zjhm) {
    return new BusinessError(REFUSED, '人脸与填写的身份不一致，核验未通过');
  }
  faces(tx).put(face.ticket, { ...face, passed: true });
  return undefined;
}

function live(tx: Transaction, wall: number, ticket: string): GuestFace | undefined {
  const face = faces(tx).get(ticket);
  return face && face.until >= wall ? face : undefined;
}
