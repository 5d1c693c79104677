// Registers of other authorities that the centre asks: marriages, real estate, lease filings, rental enterprises.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from './store';

export interface Marriage {
  zjhm: string;
  poxm: string;
  pozjhm: string;
}

export interface Home {
  bdcqzh: string;
  zjhm: string;
  fwzl: string;
  /** Floor area in square metres. */
  jzmj?: string;
  /** The owner's share in percent; without it the whole. */
  gybl?: string;
}

export interface FiledLease {
  zfhtbh: string;
  /** ID numbers of the tenants. */
  tenants: readonly string[];
  zflx: string;
  fwzl: string;
  czfmc: string;
  czfzjhm: string;
  yzj: Fen;
  zlksrq: PlainDate;
  zljsrq: PlainDate;
}

/** A registered rental enterprise: rent may be paid to it directly. */
export interface RentalEnterprise {
  tyshxydm: string;
  dwmc: string;
}

export const marriages = (store: Store) => store.table<Marriage>('register-marriages');
export const homes = (store: Store) => store.table<Home>('register-homes');
export const filedLeases = (store: Store) => store.table<FiledLease>('register-leases');
export const rentalEnterprises = (store: Store) => store.table<RentalEnterprise>('register-rental-enterprises');

export function spouseOf(store: Store, zjhm: string): Marriage | undefined {
  return marriages(store).get(zjhm);
}

/** Homes in the city in the name of any of these people. */
export function homesOf(store: Store, ...zjhm: readonly string[]): Home[] {
  return [...homes(store).values()].filter((home) => zjhm.includes(home.zjhm));
}

/** The filing of a lease if this person is one of its tenants. */
export function filedLeaseOf(store: Store, zfhtbh: string, zjhm: string): FiledLease | undefined {
  const lease = filedLeases(store).get(zfhtbh);
  return lease?.tenants.includes(zjhm) ? lease : undefined;
}

/** An account as the banks' verification service knows it: verified by number, bank and holder's name. */
export interface BankAccount {
  yhzh: string;
  yhdm: string;
  hm: string;
}

export const bankAccounts = (store: Store) => store.table<BankAccount>('register-bank-accounts');

/** What the bank says of an account in somebody's name: 'own', another person's, or that it cannot tell. */
export function verifyBankAccount(
  store: Store,
  account: { yhzh: string; yhdm: string },
  hm: string,
): 'own' | 'foreign' | 'unknown' {
  const known = bankAccounts(store).get(account.yhzh);
  if (!known || known.yhdm !== account.yhdm) return 'unknown';
  return known.hm === hm ? 'own' : 'foreign';
}
