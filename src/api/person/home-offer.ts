import { type Answer, amount, each, key, object, textValue } from '../client/read';

/** Largest amount available, shown on the home page, and its business. */
export const readHomeOffer = object({ ywlx: key, ...each(textValue, 'ywmc', 'gs'), je: amount });
export type HomeOffer = Answer<typeof readHomeOffer>;
