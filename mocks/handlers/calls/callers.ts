import type { LoginType } from '@/api/session/auth';
import { type LimitedRole, limitedRoles } from '../../data/menus/role-access';

/** Permitted caller: a complete login type, or a role limited to a part of one. */
export type Caller = LoginType | LimitedRole;
export type Callers = readonly Caller[];

// A call that names a login type alone is closed to its limited roles.
/** Persons of any role. */
export const ANY_PERSON: Callers = ['1', 'ydjczgry'];
/** Units of any role. */
export const ANY_UNIT: Callers = ['2', 'qtdwjbr'];
/** Any signed-in account. */
export const ANY_SESSION: Callers = [...ANY_PERSON, ...ANY_UNIT, '3'];

/** Returns true if an account of this login type with these roles is permitted. */
export function isAmong(callers: Callers, loginType: LoginType, roles: readonly string[]): boolean {
  const limited = limitedRoles(roles);
  return callers.includes(loginType) && (limited.length === 0 || limited.some((role) => callers.includes(role)));
}
