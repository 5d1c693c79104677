import texts from '../../content/notes/unit.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GJ0102. */
export const unitChangeNote = noteOf('gj0102-unit-change');

/** GJ0103. */
export const unitKeyChangeNote = noteOf('gj0103-unit-key-change');

/** GJ0109. */
export const unitPayerNote = noteOf('gj0109-unit-payer');

/** GJ0209. */
export const unitCertificateNote = noteOf('gj0209-unit-certificate');

/** GJ0108. */
export const unitClosingNote = noteOf('gj0108-unit-closing');

/** ZS0101. */
export const pendingRefundNote = noteOf('zs0101-pending-refund');
