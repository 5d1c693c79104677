import texts from '../../content/notes/deposit.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GJ0202. */
export const backPaymentNote = noteOf('gj0202-back-payment');

/** GJ0204. */
export const ratioChangeNote = noteOf('gj0204-ratio-change');

/** GJ0205. */
export const lowerRatioNote = noteOf('gj0205-lower-ratio');

/** GJ0206. */
export const deferralNote = noteOf('gj0206-deferral');
