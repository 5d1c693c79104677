import texts from '../../content/notes/zy0101-transfer-in.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** ZY0101. */
export const transferInNote = noteOf('zy0101-transfer-in');
