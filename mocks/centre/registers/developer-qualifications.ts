import type { Store } from '../kernel/store';

/** Qualification certificate in the construction authority's register, held by a credit code. */
interface Qualification {
  zzzsbh: string;
  tyshxydm: string;
}

export const qualifications = (store: Store) => store.table<Qualification>('register-developer-qualifications');

export const isQualificationOf = (store: Store, { zzzsbh, tyshxydm }: Qualification): boolean =>
  qualifications(store).get(zzzsbh)?.tyshxydm === tyshxydm;
