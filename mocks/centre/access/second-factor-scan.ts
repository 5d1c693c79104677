// The second factor without a code by SMS: the account's holder scans with their own phone and shows their face.
import type { ScanCode } from '@/api/qr-sign-in';
import type { Origin } from '../kernel/access-log';
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { persons } from '../kernel/people';
import { phonePage } from '../kernel/phone-pages';
import { admit, noteFailure } from './admit';
import { redeemBindTicket } from './bindings';
import { openQrSession, QR_VALID_S, qrSession, redeemQrSession } from './proofs/qr-sessions';
import { EXPIRED, type ScanProgress } from './scan-sign-in';
import { liveTicket, spendTicket } from './second-factor';
import { accountOf } from './sign-in-accounts';

export function openFactorCode(desk: Desk, wall: number, ticketId: string): ScanCode | Refusal {
  const ticket = liveTicket(desk, wall, ticketId);
  if (ticket instanceof Refusal) return ticket;
  const person = ticket.actor.kind === 'person' ? persons(desk.store).get(ticket.actor.grzh) : undefined;
  if (!person) return new Refusal(REFUSED, '该账号不能用刷脸验证，请使用短信验证码');
  const { uuid } = openQrSession(desk, wall, 'factor', { holder: ticketId, subject: person.zjhm });
  return { uuid, urlBase: phonePage('face'), yxsj: QR_VALID_S };
}

/** How far the phone is, for the screen that holds the ticket; the session comes with the confirmation, once. */
export function factorProgress(desk: Desk, origin: Origin, ticketId: string, uuid: string): ScanProgress | Refusal {
  const ticket = liveTicket(desk, origin.wall, ticketId);
  if (ticket instanceof Refusal) return ticket;
  const session = qrSession(desk, origin.wall, uuid);
  if (session?.purpose !== 'factor' || session.holder !== ticketId) return EXPIRED;
  const account = accountOf(desk, ticket.actor, ticket.operator);
  if (session.refusal) {
    redeemQrSession(desk, uuid);
    noteFailure(desk, origin, account, 'second-factor', session.refusal);
    return new Refusal(REFUSED, session.refusal);
  }
  if (session.state !== 'confirmed') return { zt: session.state, ts: session.note, login: null };
  redeemQrSession(desk, uuid);
  spendTicket(desk, ticketId);
  if (ticket.bindTicket) redeemBindTicket(desk, origin.wall, ticket.bindTicket, account.actor);
  const login = admit(desk, origin, account, 'second-factor');
  return login instanceof Refusal ? login : { zt: 'confirmed', ts: '', login };
}
