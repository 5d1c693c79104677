import type { BusinessNote } from '@/api/cases/business-note';
import { withOfficialFigures } from '../../content/official-figures';
import { plainHtml } from '../../content/official-html';
import { type ContentDocument, fieldOf, readDocuments } from '../../content/read-documents';

/** The long texts of a note as HTML, before they are packed for the wire. */
export type NoteText = Omit<BusinessNote, 'ywmc' | 'blqd' | 'fwdx' | 'sc'>;

/** Mark of a line that belongs to variants of a business, before their name: `[17 18] 加装电梯：`. */
const VARIANT_LINE = /<li>\[([\d ]+)\] ([^：]+：)(.*?)<\/li>/g;

/** The note of one variant: its own lines of the lists and those of all. */
export function noteOfVariant(marked: NoteText, variant: string): NoteText {
  const own = (html: string) =>
    html.replace(VARIANT_LINE, (_, codes: string, _name, text: string) =>
      codes.split(' ').includes(variant) ? `<li>${text}</li>` : '',
    );
  return inEachPart(marked, own);
}

/** The note of all variants, without the marks. */
export const noteOfAll = (marked: NoteText): NoteText =>
  inEachPart(marked, (html) => html.replace(VARIANT_LINE, '<li>$2$3</li>'));

const inEachPart = (note: NoteText, change: (html: string) => string): NoteText =>
  // Object.fromEntries widens the keys to string; they are those of `note`.
  Object.fromEntries(Object.entries(note).map(([part, html]) => [part, change(html)])) as unknown as NoteText;

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
