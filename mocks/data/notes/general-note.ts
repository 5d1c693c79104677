import texts from '../../content/notes/general.md?raw';
import type { BusinessArea } from '../menus/business-areas';
import { type NoteText, notesIn } from './note-text';

/** What is said of a business that has no note of its own. */
export function generalNote(area: BusinessArea, ywmc: string): NoteText {
  const days = area === 'loan' ? '{p.dkBjr}' : '{p.tqBjr}';
  return notesIn(texts.replaceAll('{days}', days).replace('{business}', ywmc))('general');
}
