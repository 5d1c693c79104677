import texts from '../../content/notes/tq0107-rent.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** TQ0107. */
export const rentNote = noteOf('tq0107-rent');
