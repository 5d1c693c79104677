import texts from '../../content/notes/flexible.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** GJ0801. */
export const flexibleNote = noteOf('gj0801-flexible');

/** GJ0804. */
export const flexibleAmountNote = noteOf('gj0804-flexible-amount');

/** GJ0810. */
export const flexiblePauseNote = noteOf('gj0810-flexible-pause');

/** GJ0809. */
export const flexibleResumeNote = noteOf('gj0809-flexible-resume');

/** GJ0805. */
export const flexibleMandateNote = noteOf('gj0805-flexible-mandate');

/** GJ0815. */
export const flexiblePrepayNote = noteOf('gj0815-flexible-prepay');

/** GJ0802. */
export const flexibleInfoNote = noteOf('gj0802-flexible-info');
