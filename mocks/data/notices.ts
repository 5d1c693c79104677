import type { Notice } from '@/api/session/system';
import notices from '../content/notices.md?raw';
import { withOfficialFigures } from '../content/official-figures';
import { plainHtml } from '../content/official-html';
import { type ContentDocument, fieldOf, readDocuments } from '../content/read-documents';
import { CENTRE_NAME } from './system-config';

/** Notices of the centre, newest first; the first published one pops up. What is not published yet (fbzt 0) is for the hall to leave out. */
export const seedNotices: readonly Notice[] = readDocuments(notices).map(noticeOf);

function noticeOf(document: ContentDocument): Notice {
  return {
    id: fieldOf(document, 'id'),
    tgmc: fieldOf(document, 'tgmc'),
    tgnr: plainHtml(withOfficialFigures(document.body)),
    dwmc: CENTRE_NAME,
    startsj: fieldOf(document, 'startsj'),
    fbzt: document.fields.fbzt === '0' ? '0' : '1',
    ...(document.fields.dllx && { dllx: document.fields.dllx }),
    ...(document.fields.endsj && { endsj: document.fields.endsj }),
  };
}
