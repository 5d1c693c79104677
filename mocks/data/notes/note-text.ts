import type { BusinessNote } from '@/api/cases/business-note';
import { withOfficialFigures } from '../../content/official-figures';
import { plainHtml } from '../../content/official-html';
import { type ContentDocument, fieldOf, readDocuments } from '../../content/read-documents';

/** The long texts of a note as HTML, before they are packed for the wire. */
export type NoteText = Omit<BusinessNote, 'ywmc' | 'blqd' | 'fwdx'>;

/** Notes of a file by id, '<code>-<name>'; each part stands below its heading. */
export function notesIn(texts: string): (id: string) => NoteText {
  const notes = new Map(readDocuments(withOfficialFigures(texts)).map((note) => [fieldOf(note, 'id'), noteOf(note)]));
  return (id) => {
    const note = notes.get(id);
    if (!note) throw new Error(`No note ${id}`);
    return note;
  };
}

/** The lines of a list, without its markup. */
export const noteLines = (html: string): string[] =>
  html
    .split('<li>')
    .slice(1)
    .map((line) => line.split('</li>', 1)[0] ?? '');

function noteOf(note: ContentDocument): NoteText {
  const parts = new Map(
    note.body
      .split(/^## /m)
      .slice(1)
      .map((part): [string, string] => {
        const [heading = '', text = ''] = part.split(/\n\n(.*)/s);
        return [heading, plainHtml(text.trim())];
      }),
  );
  const part = (heading: string) => {
    const html = parts.get(heading);
    if (html === undefined) throw new Error(`No ${heading} in the note ${fieldOf(note, 'id')}`);
    return html;
  };
  return {
    bjsj: fieldOf(note, 'bjsj'),
    xzdy: part('事项定义'),
    slyj: part('设立依据'),
    sltj: part('受理条件'),
    sqcl: part('申请材料'),
    bllc: part('办理流程'),
    bljg: part('办理结果'),
    bz: part('备注'),
  };
}
