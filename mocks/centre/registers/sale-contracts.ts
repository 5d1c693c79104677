import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';
import { askRegister } from './register-queries';

/** A sale of a home as it was signed online and filed. */
export interface SaleContract {
  gfhtbh: string;
  /** Dictionary gflx. */
  gflx: string;
  /** ID numbers of the buyers. */
  buyers: readonly string[];
  fwzl: string;
  /** Floor area in square metres. */
  jzmj: string;
  /** Price. */
  fwzj: Fen;
  qyrq: PlainDate;
}

export const saleContracts = (store: Store) => store.table<SaleContract>('register-sale-contracts');

/** The filing of this contract; undefined for one that is not filed in the city. */
export function saleContractOf(store: Store, gfhtbh: string, zjhm: string): SaleContract | undefined {
  if (!askRegister(store, '购房合同备案', zjhm)) return undefined;
  return saleContracts(store).get(gfhtbh);
}

/** Contracts that one of these people signed as a buyer from that day on. */
export function saleContractsOf(store: Store, household: readonly string[], since: PlainDate): SaleContract[] {
  if (!askRegister(store, '购房合同备案', ...household)) return [];
  return [...saleContracts(store).values()].filter(
    ({ buyers, qyrq }) => qyrq >= since && buyers.some((zjhm) => household.includes(zjhm)),
  );
}
