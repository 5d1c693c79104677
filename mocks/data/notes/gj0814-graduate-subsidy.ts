import texts from '../../content/notes/gj0814-graduate-subsidy.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GJ0814. */
export const flexibleSubsidyNote = noteOf('gj0814-graduate-subsidy');
