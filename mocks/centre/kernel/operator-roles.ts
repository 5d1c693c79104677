import { dictionaries } from '../../data/dictionaries';

/** What an operator does for a unit, as codes of dictionary czyjs: manages the others, too; prepares; checks what others prepare. */
export const ROLE = { manager: '1', preparer: '2', checker: '3' } as const;

export type OperatorRole = (typeof ROLE)[keyof typeof ROLE];

/** The role behind a code that was sent; undefined for an unknown one. */
export const roleOf = (code: string): OperatorRole | undefined => Object.values(ROLE).find((role) => role === code);

/** As people are told it: 经办. */
export const roleName = (role: OperatorRole): string =>
  dictionaries.czyjs?.find(({ value }) => value === role)?.label ?? role;
