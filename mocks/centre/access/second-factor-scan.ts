// Second factor without an SMS code: the account's holder scans with their own phone and shows their face.
import type { ScanCode } from '@/api/session/qr-sign-in';
import type { Origin } from '../kernel/access-log';
import { phonePage } from '../kernel/messages/phone-pages';
import { persons } from '../kernel/people';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { redeemBindTicket } from './bindings';
import { openQrSession, QR_VALID_S, qrSession, redeemQrSession } from './proofs/qr-sessions';
import { EXPIRED, type ScanProgress } from './scan-sign-in';
import { liveTicket, spendTicket } from './second-factor';
import { signInAccountOf } from './sign-in-accounts';
import { noteFailure, startSession } from './start-session';

export function openFactorCode(tx: Transaction, wall: number, ticketId: string): ScanCode | BusinessError {
  const ticket = liveTicket(tx, wall, ticketId);
  if (ticket instanceof BusinessError) return ticket;
  const person = ticket.actor.kind === 'person' ? persons(tx.store).get(ticket.actor.grzh) : undefined;
  if (!person) return new BusinessError(REFUSED, '该账号不能用刷脸验证，请使用短信验证码');
  const { uuid } = openQrSession(tx, wall, 'factor', { holder: ticketId, subject: person.zjhm });
  return { uuid, urlBase: phonePage('face'), yxsj: QR_VALID_S };
}

/** Returns the phone's progress to the screen that holds the ticket; a confirmation includes the session, once. */
export function factorProgress(
  tx: Transaction,
  origin: Origin,
  ticketId: string,
  uuid: string,
): ScanProgress | BusinessError {
  const ticket = liveTicket(tx, origin.wall, ticketId);
  if (ticket instanceof BusinessError) return ticket;
  const session = qrSession(tx, origin.wall, uuid);
  if (session?.purpose !== 'factor' || session.holder !== ticketId) return EXPIRED;
  const account = signInAccountOf(tx, ticket.actor, ticket.operator);
  if (session.refusal) {
    redeemQrSession(tx, uuid);
    noteFailure(tx, origin, account, 'second-factor', session.refusal);
    return new BusinessError(REFUSED, session.refusal);
  }
  if (session.state !== 'confirmed') return { zt: session.state, ts: session.note, login: null };
  redeemQrSession(tx, uuid);
  spendTicket(tx, ticketId);
  if (ticket.bindTicket) redeemBindTicket(tx, origin.wall, ticket.bindTicket, account.actor);
  const login = startSession(tx, origin, account, 'second-factor');
  return login instanceof BusinessError ? login : { zt: 'confirmed', ts: '', login };
}
