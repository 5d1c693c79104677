// Registers about people's lives that a withdrawal depends on: deaths, subsistence allowances, employment, sealed accounts.
import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import { askRegister } from './register-queries';

export interface Death {
  zjhm: string;
  swrq: PlainDate;
}

/** `zjhm` is what `gx` (dictionary yjkrgx) says of the other one, by the register of households. */
export interface Kinship {
  zjhm: string;
  qszjhm: string;
  gx: string;
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
  /** The day on which the work ended, as the unit said. */
  lzrq?: PlainDate;
}

export const kinships = (store: Store) => store.table<Kinship>('register-kinships');
export const deaths = (store: Store) => store.table<Death>('register-deaths');
export const subsistences = (store: Store) => store.table<Subsistence>('register-subsistence');
export const employments = (store: Store) => store.table<Employment>('register-employment');
export const accountSeals = (store: Store) => store.table<AccountSeal>('account-seals');

export function deathOf(store: Store, zjhm: string): Death | undefined {
  if (!askRegister(store, '死亡登记', zjhm)) return undefined;
  return deaths(store).get(zjhm);
}

/** What the person is of the other one; undefined when the register knows of nothing. */
export function kinshipOf(store: Store, zjhm: string, qszjhm: string): string | undefined {
  if (!askRegister(store, '户籍登记', zjhm, qszjhm)) return undefined;
  return kinships(store).get(`${zjhm} ${qszjhm}`)?.gx;
}

export function employmentOf(store: Store, zjhm: string): Employment | undefined {
  if (!askRegister(store, '社会保险登记', zjhm)) return undefined;
  return employments(store).get(zjhm);
}

/** The allowance of this person's household, in force on the day. */
export function subsistenceOf(store: Store, dbzh: string, zjhm: string, day: PlainDate): Subsistence | undefined {
  if (!askRegister(store, '最低生活保障登记', zjhm)) return undefined;
  const known = subsistences(store).get(dbzh);
  return known?.cy.includes(zjhm) && known.yxq >= day ? known : undefined;
}
