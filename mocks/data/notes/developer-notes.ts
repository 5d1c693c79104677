import texts from '../../content/notes/developer.md?raw';
import { notesIn } from './note-text';

const noteOf = notesIn(texts);

/** KH0103. */
export const developerNote = noteOf('kh0103-developer');

/** KH0105. */
export const buildingTableNote = noteOf('kh0105-building-table');

/** KH0104. */
export const admissionNote = noteOf('kh0104-admission');
