import type { LoginType } from '@/api/auth';
import { maskPhone } from '@/domain/mask';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { send } from '../kernel/outbox';
import { checkSmsCode, SMS_GAP_S, SMS_VALID_S, SMS_VALID_TEXT, sendSmsCode } from '../kernel/sms-codes';
import type { Sender } from './proofs/phone-codes';

/** Account and password were right; what is missing is the code sent to the phone. */
export interface Ticket {
  ticket: string;
  loginType: LoginType;
  actor: Actor;
  operator: string;
  sjhm: string;
  /** Of a 417: what is to be bound once the sign-in is complete; '' for nothing. */
  bindTicket: string;
  until: number;
  failures: number;
}

const VALID_MS = 10 * 60_000;
const MOST_FAILURES = 5;

const tickets = (desk: Desk) => desk.store.table<Ticket>('sign-in-tickets');

export function issueTicket(desk: Desk, wall: number, who: Omit<Ticket, 'ticket' | 'until' | 'failures'>): Ticket {
  for (const old of tickets(desk).values()) if (old.until < wall) tickets(desk).delete(old.ticket);
  const ticket = { ...who, ticket: crypto.randomUUID(), until: wall + VALID_MS, failures: 0 };
  tickets(desk).put(ticket.ticket, ticket);
  return ticket;
}

/** Sends the phone code; `yxsj` and `jg` are seconds. */
export function sendTicketCode(
  desk: Desk,
  { wall, address }: Sender,
  id: string,
): { sjhm: string; yxsj: number; jg: number } | Refusal {
  const ticket = liveTicket(desk, wall, id);
  if (ticket instanceof Refusal) return ticket;
  const code = sendSmsCode(desk, wall, ticket.sjhm, address);
  if (code instanceof Refusal) return code;
  const text = `【住房公积金】您的登录验证码为${code}，${SMS_VALID_TEXT}。如非本人操作，请立即联系12329。`;
  send(desk, { kind: 'sms', to: ticket.sjhm, code, uuid: '', text });
  return { sjhm: maskPhone(ticket.sjhm), yxsj: SMS_VALID_S, jg: SMS_GAP_S };
}

/** The ticket is used up without a code: the second factor was proved in another way. */
export function spendTicket(desk: Desk, id: string): void {
  tickets(desk).delete(id);
}

/** The ticket, used up, when the code is right. */
export function redeemTicket(desk: Desk, wall: number, id: string, code: string): Ticket | Refusal {
  const ticket = liveTicket(desk, wall, id);
  if (ticket instanceof Refusal) return ticket;
  if (checkSmsCode(desk, wall, ticket.sjhm, code)) {
    tickets(desk).delete(id);
    return ticket;
  }
  if (ticket.failures + 1 >= MOST_FAILURES) {
    tickets(desk).delete(id);
    return new Refusal(REFUSED, '短信验证码连续输错5次，请返回重新输入账号和密码');
  }
  tickets(desk).put(id, { ...ticket, failures: ticket.failures + 1 });
  return new Refusal(REFUSED, '短信验证码错误或已失效，请重新输入', {
    fieldErrors: { dxyzm: '短信验证码错误或已失效' },
  });
}

/** A ticket that still runs, or why there is none. */
export function liveTicket(desk: Desk, wall: number, id: string): Ticket | Refusal {
  const ticket = tickets(desk).get(id);
  if (ticket && ticket.until >= wall) return ticket;
  return new Refusal(REFUSED, '登录已超时，请返回重新输入账号和密码');
}
