import texts from '../../content/notes/gj0306-unit-transfer.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GJ0306. */
export const unitTransferNote = noteOf('gj0306-unit-transfer');
