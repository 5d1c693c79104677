import { amount, each, key, object, text } from './read';

/** The one amount that the home page names, and the business that pays it. */
export interface OwnOffer {
  ywlx: string;
  ywmc: string;
  je: string;
  gs: string;
}

export const readOwnOffer = object<OwnOffer>({ ywlx: key, ...each(text, 'ywmc', 'gs'), je: amount });
