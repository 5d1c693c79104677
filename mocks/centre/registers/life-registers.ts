// Registers on life events that withdrawals depend on: deaths, subsistence allowances, employment, sealed accounts.
import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';
import { queryRegister } from './register-queries';

export interface Death {
  zjhm: string;
  swrq: PlainDate;
}

/** `gx` (dictionary yjkrgx) is the relation of `zjhm` to the other person, by the register of residents. */
export interface Kinship {
  zjhm: string;
  qszjhm: string;
  gx: string;
}

/** A household with a subsistence allowance. */
export interface Subsistence {
  dbzh: string;
  /** ID numbers of the household. */
  cy: readonly string[];
  yxq: PlainDate;
}

/** A person employed by the record of the social insurance. */
export interface Employment {
  zjhm: string;
  dwmc: string;
}

/** Reason (dictionary fcyy) and date of an account's seal. */
export interface AccountSeal {
  grzh: string;
  fcyy: string;
  fcrq: PlainDate;
  /** End of employment as stated by the unit. */
  lzrq?: PlainDate;
}

export const kinships = (store: Store) => store.table<Kinship>('register-kinships');
export const deaths = (store: Store) => store.table<Death>('register-deaths');
export const subsistences = (store: Store) => store.table<Subsistence>('register-subsistence');
export const employments = (store: Store) => store.table<Employment>('register-employment');
export const accountSeals = (store: Store) => store.table<AccountSeal>('account-seals');

export function deathOf(store: Store, zjhm: string): Death | undefined {
  if (!queryRegister(store, '死亡登记', zjhm)) return undefined;
  return deaths(store).get(zjhm);
}

/** Returns the person's relation to the other one; undefined without a record. */
export function kinshipOf(store: Store, zjhm: string, qszjhm: string): string | undefined {
  if (!queryRegister(store, '户籍登记', zjhm, qszjhm)) return undefined;
  return kinships(store).get(`${zjhm} ${qszjhm}`)?.gx;
}

export function employmentOf(store: Store, zjhm: string): Employment | undefined {
  if (!queryRegister(store, '社会保险登记', zjhm)) return undefined;
  return employments(store).get(zjhm);
}

/** Returns the allowance of this person's household if it is valid on the day. */
export function subsistenceOf(store: Store, dbzh: string, zjhm: string, day: PlainDate): Subsistence | undefined {
  if (!queryRegister(store, '最低生活保障登记', zjhm)) return undefined;
  const known = subsistences(store).get(dbzh);
  return known?.cy.includes(zjhm) && known.yxq >= day ? known : undefined;
}
