import type { Store } from '../kernel/store';

/** A presale permit issued by the housing authority. */
export interface PresalePermit {
  ysxkz: string;
  /** Developer holding the permit. */
  kfsmc: string;
}

export const presalePermits = (store: Store) => store.table<PresalePermit>('register-presale-permits');

/** Returns whether the permit is registered for this developer. */
export const isPermitRegistered = (store: Store, ysxkz: string, kfsmc: string): boolean =>
  presalePermits(store).get(ysxkz)?.kfsmc === kfsmc;
