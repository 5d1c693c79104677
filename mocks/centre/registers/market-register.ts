import type { PlainDate } from '@/domain/dates';
import type { Store } from '../kernel/store';

/** A legal person as the market regulator's register has it. */
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
  /** Founded through 企业开办一件事: what the register says is not asked for again and cannot be changed here. */
  kbyjs: boolean;
}

export const enterprises = (store: Store) => store.table<Enterprise>('register-enterprises');
