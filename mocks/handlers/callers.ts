import type { LoginType } from '@/api/auth';
import { type LimitedRole, limitedRoles } from '../data/role-access';

/** Who may make a call: a login type with all it has, or a role that has only a part of one. */
export type Caller = LoginType | LimitedRole;
export type Callers = readonly Caller[];

// A call that names a login type alone is closed to the limited roles of it.
/** Persons in whatever role. */
export const ANY_PERSON: Callers = ['1', 'ydjczgry'];
/** Units in whatever role. */
export const ANY_UNIT: Callers = ['2', 'qtdwjbr'];
/** Whoever is signed in. */
export const EVERYBODY: Callers = [...ANY_PERSON, ...ANY_UNIT, '3'];

/** Whether somebody of a login type with these roles is among the callers. */
export function isAmong(callers: Callers, loginType: LoginType, roles: readonly string[]): boolean {
  const limited = limitedRoles(roles);
  return callers.includes(loginType) && (limited.length === 0 || limited.some((role) => callers.includes(role)));
}
