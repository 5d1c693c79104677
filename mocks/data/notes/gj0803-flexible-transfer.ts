import texts from '../../content/notes/gj0803-flexible-transfer.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GJ0803. */
export const flexibleTransferNote = noteOf('gj0803-flexible-transfer');
