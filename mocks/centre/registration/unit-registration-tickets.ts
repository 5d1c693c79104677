// State of a unit's registration in progress.

import type { Operator } from '../kernel/people';
import { BusinessError, REFUSED, type Transaction } from '../kernel/transaction';
import { ROLE } from '../kernel/unit/operator-roles';

/** The entered operator; `further` for one who is not on file yet. */
export interface NamedOperator extends Operator {
  further: { role: FurtherRole; authorisation: Authorisation } | null;
}

/** The letter of authorisation as uploaded; its bytes are stored with the parts of materials. */
export interface Authorisation {
  wjm: string;
  scid: string;
  fps: number;
}

export interface RegistrationTicket {
  ticket: string;
  dwzh: string;
  operator: NamedOperator | null;
  /** Attempts with an operator that does not match the record. */
  wrong: number;
  /** Ticket of the legal representative's face check, and the hash of the pending password; '' for none. */
  face: string;
  hash: string;
  until: number;
}

/** Returns the role of a code among those of a further operator; only the first one is a manager. */
export const furtherRole = (code: string): FurtherRole | undefined => FURTHER.find((role) => role === code);

const FURTHER = [ROLE.preparer, ROLE.checker] as const;
type FurtherRole = (typeof FURTHER)[number];

const VALID_MS = 30 * 60_000;

const registrations = (tx: Transaction) => tx.store.table<RegistrationTicket>('unit-registrations');

export function openRegistration(tx: Transaction, wall: number, dwzh: string): string {
  for (const old of [...registrations(tx).values()]) if (old.until < wall) registrations(tx).delete(old.ticket);
  const ticket = crypto.randomUUID();
  registrations(tx).put(ticket, {
    ticket,
    dwzh,
    operator: null,
    wrong: 0,
    face: '',
    hash: '',
    until: wall + VALID_MS,
  });
  return ticket;
}

export function registrationTicketOf(
  tx: Transaction,
  is: (registration: RegistrationTicket) => boolean,
): RegistrationTicket | undefined {
  return [...registrations(tx).values()].find(is);
}

export function updateRegistration(tx: Transaction, registration: RegistrationTicket): void {
  registrations(tx).put(registration.ticket, registration);
}

export function dropRegistration(tx: Transaction, ticket: string): void {
  registrations(tx).delete(ticket);
}

/** Refusal for an expired or unknown ticket. */
export function isTicketExpired(): BusinessError {
  return new BusinessError(REFUSED, '注册已超时，请返回重新核对单位信息');
}
