// Registers of other authorities: marriages, real estate, lease filings, rental enterprises.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';
import { queryRegister } from './register-queries';

export interface Marriage {
  zjhm: string;
  poxm: string;
  pozjhm: string;
}

export interface Home {
  bdcqzh: string;
  zjhm: string;
  fwzl: string;
  /** Floor area in ㎡. */
  jzmj?: string;
  /** The owner's share in percent; absent: sole owner. */
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

/** A registered rental enterprise, to which rent may be paid directly. */
export interface RentalEnterprise {
  tyshxydm: string;
  dwmc: string;
}

export const marriages = (store: Store) => store.table<Marriage>('register-marriages');
export const registeredHomes = (store: Store) => store.table<Home>('register-homes');
export const filedLeases = (store: Store) => store.table<FiledLease>('register-leases');
export const rentalEnterprises = (store: Store) => store.table<RentalEnterprise>('register-rental-enterprises');

export function spouseOf(store: Store, zjhm: string): Marriage | undefined {
  if (!queryRegister(store, '婚姻登记', zjhm)) return undefined;
  return marriages(store).get(zjhm);
}

/** Returns the homes in the city owned by any of these people. */
export function homesOf(store: Store, ...zjhm: readonly string[]): Home[] {
  if (!queryRegister(store, '不动产登记', ...zjhm)) return [];
  return [...registeredHomes(store).values()].filter((home) => zjhm.includes(home.zjhm));
}

/** Returns whether the real-estate register has the certificate. */
export function isHomeRegistered(store: Store, bdcqzh: string, zjhm: string): boolean {
  if (!queryRegister(store, '不动产登记', zjhm)) return false;
  return registeredHomes(store).get(bdcqzh) !== undefined;
}

/** Returns the filing of a lease if this person is a tenant. */
export function filedLeaseOf(store: Store, zfhtbh: string, zjhm: string): FiledLease | undefined {
  if (!queryRegister(store, '租赁合同备案', zjhm)) return undefined;
  const lease = filedLeases(store).get(zfhtbh);
  return lease?.tenants.includes(zjhm) ? lease : undefined;
}

/** Returns the person's filed leases that are in force on the day. */
export function leasesOf(store: Store, zjhm: string, day: PlainDate): FiledLease[] {
  if (!queryRegister(store, '租赁合同备案', zjhm)) return [];
  return [...filedLeases(store).values()].filter(
    ({ tenants, zlksrq, zljsrq }) => tenants.includes(zjhm) && zlksrq <= day && day <= zljsrq,
  );
}

/** Returns whether a lease of this kind is filed for the person. */
export function hasFiledLease(store: Store, zflx: string, zjhm: string): boolean {
  if (!queryRegister(store, '租赁合同备案', zjhm)) return false;
  return [...filedLeases(store).values()].some((lease) => lease.zflx === zflx && lease.tenants.includes(zjhm));
}

/** An account in the banks' verification service: verified by number, bank and holder's name. */
export interface BankAccount {
  yhzh: string;
  yhdm: string;
  hm: string;
}

export const bankAccounts = (store: Store) => store.table<BankAccount>('register-bank-accounts');

/** Returns the bank's verification of an account by name (and ID number of a person): 'own', another holder's, or unknown. */
export function verifyBankAccount(
  store: Store,
  account: { yhzh: string; yhdm: string },
  { hm, zjhm }: { hm: string; zjhm?: string },
): 'own' | 'foreign' | 'unknown' {
  if (zjhm && !queryRegister(store, '银行账户核验', zjhm)) return 'unknown';
  const known = bankAccounts(store).get(account.yhzh);
  if (!known || known.yhdm !== account.yhdm) return 'unknown';
  return known.hm === hm ? 'own' : 'foreign';
}
