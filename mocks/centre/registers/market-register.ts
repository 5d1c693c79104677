import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';

/** A legal person in the market regulator's register. */
export interface Enterprise {
  tyshxydm: string;
  dwmc: string;
  dwfrdbxm: string;
  dwslrq: PlainDate;
  dwjjlx: string;
  dwsshy: string;
  /** Province, city, district. */
  dwxzqy: readonly string[];
  dwdz: string;
  /** Founded through 企业开办一件事: registered data are prefilled and locked. */
  kbyjs: boolean;
}

export const enterprises = (store: Store) => store.table<Enterprise>('register-enterprises');
