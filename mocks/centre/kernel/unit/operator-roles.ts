import { dictionaries } from '../../../data/dictionaries';

/** Roles of a unit's operator (dictionary czyjs): manager (also manages operators), preparer, checker of others' work. */
export const ROLE = { manager: '1', preparer: '2', checker: '3' } as const;

export type OperatorRole = (typeof ROLE)[keyof typeof ROLE];

/** Returns the role of a code; undefined for an unknown one. */
export const roleOf = (code: string): OperatorRole | undefined => Object.values(ROLE).find((role) => role === code);

/** Returns the Chinese label of a role, e.g. 经办. */
export const roleName = (role: OperatorRole): string =>
  dictionaries.czyjs?.find(({ value }) => value === role)?.label ?? role;
