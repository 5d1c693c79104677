import texts from '../../content/notes/withdrawal.md?raw';
import { noteOfAll, noteOfVariant, notesIn } from './note-text';

const noteOf = notesIn(texts);

const otherReasons = noteOf('tq0199-other-reason');

/** TQ0199. */
export const otherReasonNote = noteOfAll(otherReasons);

/** TQ0199 of one matter (`qttqyy`), whose card says already what it is for. */
export const noteOfOtherReason = (qttqyy: string) => ({ ...noteOfVariant(otherReasons, qttqyy), xzdy: '' });

/** TQ0103. */
export const retirementNote = noteOf('tq0103-retirement');

/** TQ0101. */
export const purchaseNote = noteOf('tq0101-purchase');

/** TQ0102. */
export const buildingNote = noteOf('tq0102-building');

/** TQ0105. */
export const emigrationNote = noteOf('tq0105-emigration');

/** TQ0104. */
export const disabilityNote = noteOf('tq0104-disability');
