// What is known of a unit's registration under way.
import { type Desk, REFUSED, Refusal } from '../kernel/desk';
import { ROLE } from '../kernel/operator-roles';
import type { Operator } from '../kernel/people';

/** The operator that was named; `further` of one who is not on file yet. */
export interface NamedOperator extends Operator {
  further: { role: FurtherRole; authorisation: Authorisation } | null;
}

/** The letter as it was handed in; its bytes lie with the parts of materials. */
export interface Authorisation {
  wjm: string;
  scid: string;
  fps: number;
}

export interface UnitRegistration {
  ticket: string;
  dwzh: string;
  operator: NamedOperator | null;
  /** Operators that did not agree with what is on file. */
  wrong: number;
  /** Ticket of the legal person's face check, and the hash of the password that waits for it; '' for none. */
  face: string;
  hash: string;
  until: number;
}

/** The role behind a code, of those that a further operator may have: the first one manages. */
export const furtherRole = (code: string): FurtherRole | undefined => FURTHER.find((role) => role === code);

const FURTHER = [ROLE.preparer, ROLE.checker] as const;
type FurtherRole = (typeof FURTHER)[number];

const VALID_MS = 30 * 60_000;

const registrations = (desk: Desk) => desk.store.table<UnitRegistration>('unit-registrations');

export function openRegistration(desk: Desk, wall: number, dwzh: string): string {
  for (const old of [...registrations(desk).values()]) if (old.until < wall) registrations(desk).delete(old.ticket);
  const ticket = crypto.randomUUID();
  registrations(desk).put(ticket, {
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

export function registrationOf(
  desk: Desk,
  is: (registration: UnitRegistration) => boolean,
): UnitRegistration | undefined {
  return [...registrations(desk).values()].find(is);
}

export function updateRegistration(desk: Desk, registration: UnitRegistration): void {
  registrations(desk).put(registration.ticket, registration);
}

export function dropRegistration(desk: Desk, ticket: string): void {
  registrations(desk).delete(ticket);
}

/** The ticket has run out, or is none. */
export function timedOut(): Refusal {
  return new Refusal(REFUSED, '注册已超时，请返回重新核对单位信息');
}
