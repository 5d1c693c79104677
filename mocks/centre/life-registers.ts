// Registers about people's lives that a withdrawal depends on: deaths, subsistence allowances, employment, sealed accounts.
import type { PlainDate } from '@/domain/dates';
import type { Store } from './store';

export interface Death {
  zjhm: string;
  swrq: PlainDate;
}

/** A household that lives on the subsistence allowance. */
export interface Subsistence {
  dbzh: string;
  /** ID numbers of the household. */
  cy: readonly string[];
  yxq: PlainDate;
}

/** Somebody whom the social insurance knows as employed. */
export interface Employment {
  zjhm: string;
  dwmc: string;
}

/** Why and since when an account is sealed (dictionary fcyy). */
export interface AccountSeal {
  grzh: string;
  fcyy: string;
  fcrq: PlainDate;
}

export const deaths = (store: Store) => store.table<Death>('register-deaths');
export const subsistences = (store: Store) => store.table<Subsistence>('register-subsistence');
export const employments = (store: Store) => store.table<Employment>('register-employment');
export const accountSeals = (store: Store) => store.table<AccountSeal>('account-seals');

/** The allowance of this person's household, in force on the day. */
export function subsistenceOf(store: Store, dbzh: string, zjhm: string, day: PlainDate): Subsistence | undefined {
  const known = subsistences(store).get(dbzh);
  return known?.cy.includes(zjhm) && known.yxq >= day ? known : undefined;
}
