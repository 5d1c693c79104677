import type { Store } from '../kernel/store';

/** A presale permit as the housing authority has given it out. */
export interface PresalePermit {
  ysxkz: string;
  /** The developer it was given to. */
  kfsmc: string;
}

export const presalePermits = (store: Store) => store.table<PresalePermit>('register-presale-permits');

/** Whether the register knows the permit as this developer's. */
export const isPermitKnown = (store: Store, ysxkz: string, kfsmc: string): boolean =>
  presalePermits(store).get(ysxkz)?.kfsmc === kfsmc;
