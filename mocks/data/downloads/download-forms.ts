import texts from '../../content/downloads/forms.md?raw';
import { withOfficialFigures } from '../../content/official-figures';
import { type ContentDocument, fieldOf, readDocuments } from '../../content/read-documents';

/**
 * A blank form as rows: labels beside each other with room to write ('证件号码'), '# …' a heading over the whole width,
 * '~ …' a label with room for several lines.
 */
export interface FormSheet {
  rows: readonly (readonly string[])[];
  /** 填表说明. */
  notes: readonly string[];
  /** Who signs below. */
  signs: readonly string[];
}

const NOTES = '\n\n## 填表说明\n\n';

const forms = new Map(readDocuments(withOfficialFigures(texts)).map((form) => [fieldOf(form, 'id'), sheetOf(form)]));

/** A blank form of 常用下载. @throws Error for one that is not there */
export function formOf(id: string): FormSheet {
  const form = forms.get(id);
  if (!form) throw new Error(`No form ${id}`);
  return form;
}

function sheetOf(form: ContentDocument): FormSheet {
  const [rows = '', notes = ''] = form.body.split(NOTES);
  return {
    rows: rows.split('\n').flatMap(rowsOf),
    notes: notes.split('\n').map((line) => line.replace(/^\d+\. /, '')),
    signs: fieldOf(form, 'signs').split('、'),
  };
}

function rowsOf(line: string): string[][] {
  if (line.startsWith('## ')) return [[line.slice(1)]];
  return line.startsWith('- ') ? [line.slice(2).split(' | ')] : [];
}
