import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';
import { queryRegister } from './register-queries';

/** A home sale contract, signed online and filed. */
export interface SaleContract {
  gfhtbh: string;
  /** Dictionary gflx. */
  gflx: string;
  /** ID numbers of the buyers. */
  buyers: readonly string[];
  fwzl: string;
  /** Floor area in ㎡. */
  jzmj: string;
  /** Price in fen. */
  fwzj: Fen;
  qyrq: PlainDate;
}

export const saleContracts = (store: Store) => store.table<SaleContract>('register-sale-contracts');

/** Returns the filing of this contract; undefined if it is not filed in the city. */
export function saleContractOf(store: Store, gfhtbh: string, zjhm: string): SaleContract | undefined {
  if (!queryRegister(store, '购房合同备案', zjhm)) return undefined;
  return saleContracts(store).get(gfhtbh);
}

/** Returns the contracts that one of these people signed as buyer since that day. */
export function saleContractsOf(store: Store, household: readonly string[], since: PlainDate): SaleContract[] {
  if (!queryRegister(store, '购房合同备案', ...household)) return [];
  return [...saleContracts(store).values()].filter(
    ({ buyers, qyrq }) => qyrq >= since && buyers.some((zjhm) => household.includes(zjhm)),
  );
}
