import type { DocumentTable } from '../../centre/documents/document-content';
import texts from '../../content/downloads/guides.md?raw';
import { withOfficialFigures } from '../../content/official-figures';
import { type ContentDocument, fieldOf, readDocuments, tableIn } from '../../content/read-documents';

/** A text of several parts; amounts and limits are left to the policies, which change every year. */
export interface Guide {
  paragraphs: readonly string[];
  tables?: readonly DocumentTable[];
}

const guides = new Map(
  readDocuments(withOfficialFigures(texts)).map((guide) => [fieldOf(guide, 'id'), partsOf(guide)]),
);

/** A guide of 常用下载. @throws Error for one that is not there */
export function guideOf(id: string): Guide {
  const guide = guides.get(id);
  if (!guide) throw new Error(`No guide ${id}`);
  return guide;
}

/** Paragraphs, and tables below their caption (': …') with relative widths of the columns. */
function partsOf(guide: ContentDocument): Guide {
  const blocks = guide.body.split('\n\n');
  const tables = blocks.filter((block) => block.startsWith(': '));
  return {
    paragraphs: blocks.filter((block) => !tables.includes(block)),
    ...(tables.length > 0 && { tables: tables.map((block) => tableOf(block, fieldOf(guide, 'widths'))) }),
  };
}

function tableOf(block: string, widths: string): DocumentTable {
  const [caption = '', table = ''] = block.split(/\n(.*)/s);
  return { caption: caption.slice(2), ...tableIn(table), widths: widths.split(' ').map(Number) };
}
