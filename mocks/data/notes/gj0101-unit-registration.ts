import texts from '../../content/notes/gj0101-unit-registration.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GJ0101 (docs/rules/gj0101-unit-registration.md). */
export const unitDepositNote = noteOf('gj0101-unit-registration');
