import type { LoginType } from '@/api/session/auth';
import { maskPhone } from '@/domain/text/mask';
import { send } from '../kernel/messages/outbox';
import { checkSmsCode, SMS_GAP_S, SMS_VALID_S, SMS_VALID_TEXT, sendSmsCode } from '../kernel/messages/sms-codes';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import type { Sender } from './proofs/phone-codes';

/** Account and password were right; the code sent to the phone is pending. */
export interface Ticket {
  ticket: string;
  loginType: LoginType;
  actor: Actor;
  operator: string;
  sjhm: string;
  /** Ticket of a 417 to bind after the sign-in; '' for none. */
  bindTicket: string;
  until: number;
  failures: number;
}

const VALID_MS = 10 * 60_000;
const MOST_FAILURES = 5;

const tickets = (tx: Transaction) => tx.store.table<Ticket>('sign-in-tickets');

export function issueTicket(tx: Transaction, wall: number, who: Omit<Ticket, 'ticket' | 'until' | 'failures'>): Ticket {
  for (const old of tickets(tx).values()) if (old.until < wall) tickets(tx).delete(old.ticket);
  const ticket = { ...who, ticket: crypto.randomUUID(), until: wall + VALID_MS, failures: 0 };
  tickets(tx).put(ticket.ticket, ticket);
  return ticket;
}

/** Sends the phone code; `yxsj` and `jg` are seconds. */
export function sendTicketCode(
  tx: Transaction,
  { wall, address }: Sender,
  id: string,
): { sjhm: string; yxsj: number; jg: number } | BusinessError {
  const ticket = liveTicket(tx, wall, id);
  if (ticket instanceof BusinessError) return ticket;
  const code = sendSmsCode(tx, wall, ticket.sjhm, address);
  if (code instanceof BusinessError) return code;
  const text = `【住房公积金】您的登录验证码为${code}，${SMS_VALID_TEXT}。如非本人操作，请立即联系12329。`;
  send(tx, { kind: 'sms', to: ticket.sjhm, code, uuid: '', text });
  return { sjhm: maskPhone(ticket.sjhm), yxsj: SMS_VALID_S, jg: SMS_GAP_S };
}

/** Uses up the ticket after another proof of the second factor. */
export function spendTicket(tx: Transaction, id: string): void {
  tickets(tx).delete(id);
}

/** Returns and uses up the ticket if the code is right. */
export function redeemTicket(tx: Transaction, wall: number, id: string, code: string): Ticket | BusinessError {
  const ticket = liveTicket(tx, wall, id);
  if (ticket instanceof BusinessError) return ticket;
  if (checkSmsCode(tx, wall, ticket.sjhm, code)) {
    tickets(tx).delete(id);
    return ticket;
  }
  if (ticket.failures + 1 >= MOST_FAILURES) {
    tickets(tx).delete(id);
    return new BusinessError(REFUSED, '短信验证码连续输错5次，请返回重新输入账号和密码');
  }
  tickets(tx).put(id, { ...ticket, failures: ticket.failures + 1 });
  return new BusinessError(REFUSED, '短信验证码错误或已失效，请重新输入', {
    fieldErrors: { dxyzm: '短信验证码错误或已失效' },
  });
}

/** Returns a valid ticket, or the error to return. */
export function liveTicket(tx: Transaction, wall: number, id: string): Ticket | BusinessError {
  const ticket = tickets(tx).get(id);
  if (ticket && ticket.until >= wall) return ticket;
  return new BusinessError(REFUSED, '登录已超时，请返回重新输入账号和密码');
}
