import texts from '../../content/notes/loan-change.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GD0405. */
export const cardChangeNote = noteOf('gd0405-card-change');

/** GD0404. */
export const methodChangeNote = noteOf('gd0404-method-change');

/** GD0406. */
export const termChangeNote = noteOf('gd0406-term-change');
