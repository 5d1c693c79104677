import type { NoteChange } from '@/api/cases/business-note';
import changes from '../../content/note-changes.md?raw';
import { withOfficialFigures } from '../../content/official-figures';
import { tableIn } from '../../content/read-documents';

/** Changes of notes and terms, by business. */
const noteChanges = tableIn(withOfficialFigures(changes)).rows.map(([ywlx = '', rq = '', nr = '']) => ({
  ywlx,
  rq,
  nr,
}));

/** Changes of a business's note or terms after a day. */
export const noteChangesSince = (code: string, day: string): NoteChange[] =>
  noteChanges.flatMap(({ ywlx, rq, nr }) => (ywlx === code && rq > day ? { rq, nr } : []));
