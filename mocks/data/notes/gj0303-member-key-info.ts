import texts from '../../content/notes/gj0303-member-key-info.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GJ0303. */
export const keyChangeNote = noteOf('gj0303-member-key-info');
