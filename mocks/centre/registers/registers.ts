// Registers of other authorities that the centre asks: marriages, real estate, lease filings, rental enterprises.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';
import { askRegister } from './register-queries';

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
  if (!askRegister(store, '婚姻登记', zjhm)) return undefined;
  return marriages(store).get(zjhm);
}

/** Homes in the city in the name of any of these people. */
export function homesOf(store: Store, ...zjhm: readonly string[]): Home[] {
  if (!askRegister(store, '不动产登记', ...zjhm)) return [];
  return [...homes(store).values()].filter((home) => zjhm.includes(home.zjhm));
}

/** Whether the real-estate register knows the certificate that this person names. */
export function isHomeKnown(store: Store, bdcqzh: string, zjhm: string): boolean {
  if (!askRegister(store, '不动产登记', zjhm)) return false;
  return homes(store).get(bdcqzh) !== undefined;
}

/** The filing of a lease if this person is one of its tenants. */
export function filedLeaseOf(store: Store, zfhtbh: string, zjhm: string): FiledLease | undefined {
  if (!askRegister(store, '租赁合同备案', zjhm)) return undefined;
  const lease = filedLeases(store).get(zfhtbh);
  return lease?.tenants.includes(zjhm) ? lease : undefined;
}

/** The leases that are filed for the person and run on the day. */
export function leasesOf(store: Store, zjhm: string, day: PlainDate): FiledLease[] {
  if (!askRegister(store, '租赁合同备案', zjhm)) return [];
  return [...filedLeases(store).values()].filter(
    ({ tenants, zlksrq, zljsrq }) => tenants.includes(zjhm) && zlksrq <= day && day <= zljsrq,
  );
}

/** Whether any lease of this kind is filed for the person. */
export function hasFiledLease(store: Store, zflx: string, zjhm: string): boolean {
  if (!askRegister(store, '租赁合同备案', zjhm)) return false;
  return [...filedLeases(store).values()].some((lease) => lease.zflx === zflx && lease.tenants.includes(zjhm));
}

/** An account as the banks' verification service knows it: verified by number, bank and holder's name. */
export interface BankAccount {
  yhzh: string;
  yhdm: string;
  hm: string;
}

export const bankAccounts = (store: Store) => store.table<BankAccount>('register-bank-accounts');

/** What the bank says of an account in somebody's name (of a person with the ID number): 'own', another one's, or that it cannot tell. */
export function verifyBankAccount(
  store: Store,
  account: { yhzh: string; yhdm: string },
  { hm, zjhm }: { hm: string; zjhm?: string },
): 'own' | 'foreign' | 'unknown' {
  if (zjhm && !askRegister(store, '银行账户核验', zjhm)) return 'unknown';
  const known = bankAccounts(store).get(account.yhzh);
  if (!known || known.yhdm !== account.yhdm) return 'unknown';
  return known.hm === hm ? 'own' : 'foreign';
}
