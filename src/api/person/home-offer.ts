import { amount, each, key, object, textValue } from '../client/read';

/** Largest amount available, shown on the home page, and its business. */
export interface HomeOffer {
  ywlx: string;
  ywmc: string;
  je: string;
  gs: string;
}

export const readHomeOffer = object<HomeOffer>({ ywlx: key, ...each(textValue, 'ywmc', 'gs'), je: amount });
