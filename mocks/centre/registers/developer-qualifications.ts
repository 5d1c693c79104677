import type { Store } from '../kernel/store';

/** A certificate of qualification as the authority for construction has it: whose it is, by the credit code. */
interface Qualification {
  zzzsbh: string;
  tyshxydm: string;
}

export const qualifications = (store: Store) => store.table<Qualification>('register-developer-qualifications');

export const isQualificationOf = (store: Store, { zzzsbh, tyshxydm }: Qualification): boolean =>
  qualifications(store).get(zzzsbh)?.tyshxydm === tyshxydm;
