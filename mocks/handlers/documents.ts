import { type HttpHandler, HttpResponse } from 'msw';
import type { DocumentFormat } from '@/api/archive/documents';
import { isRecord } from '@/lib/foreign-json';
import { touchParty } from '../centre/access/applicants';
import { paperToSign } from '../centre/cases/signatures/sign-requests';
import { issueReceipt } from '../centre/certificates/case-receipt';
import { checkPaper } from '../centre/certificates/certificate-check';
import { type DocumentRecord, documentOfActor, listDocuments, voidDocument } from '../centre/documents/document';
import { documentBytes, documentFile } from '../centre/documents/document-files';
import { BusinessError, REFUSED, type Transaction } from '../centre/kernel/transaction';
import { ANY_SESSION } from './calls/callers';
import { searchOf, textField, textFields } from './calls/request-context';
import { guardedBy, guardedRoute, type MockServer, publicRoute, type SessionContext } from './calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';
const PUTIL = '/api/putil/v1';
/** Template of all issued documents; the content is stored by document number. */
const ISSUED = 'ZSWJ';

/** Issued documents and their files (docs/specification.md 7.5): own ones only; the verification by number and code is public. */
export function documentHandlers(door: MockServer): HttpHandler[] {
  /** Also permitted with the pass of one application, for that application. */
  const ofParty = (path: string, work: (tx: Transaction, visitor: SessionContext) => unknown) =>
    guardedBy(touchParty, door, 'post', path, ANY_SESSION, work);
  return [
    ofParty(`${PUTIL}/template/fill`, (tx, visitor) => {
      const { record, format } = filled(tx, visitor);
      return documentFile(tx, record, format);
    }),
    ofParty(`${PUTIL}/template/fillStream`, async (tx, visitor) => {
      const { record, format } = filled(tx, visitor);
      return (await documentFile(tx, record, format)).base64;
    }),
    ofParty(`${PUTIL}/ofd/download`, async (tx, { session, body }) => {
      const bytes = await documentBytes(tx, readable(tx, session, textField(body, 'zmbh')), 'ofd');
      return HttpResponse.arrayBuffer(bytes.slice().buffer, { headers: { 'Content-Type': 'application/ofd' } });
    }),
    guardedRoute(door, 'get', `${HALL}/zmkj/getList`, ANY_SESSION, (tx, { actor, query }) =>
      listDocuments(tx, actor, searchOf(query, ['zmlx', 'ywlsh', 'ksrq', 'jsrq'])),
    ),
    ofParty(`${HALL}/zmkj/hz`, (tx, { actor, body }) => issueReceipt(tx, actor, textFields(body, 'ywlsh'))),
    guardedRoute(door, 'post', `${HALL}/zmkj/zf`, ANY_SESSION, (tx, { actor, body }) =>
      voidDocument(tx, actor, textFields(body, 'zmbh')),
    ),
    publicRoute(door, 'post', `${HALL}/zmkj/hy`, (tx, visit) =>
      checkPaper(tx, visit, textFields(visit.body, 'zmbh', 'yzm')),
    ),
  ];
}

function filled(
  tx: Transaction,
  { session, body }: SessionContext,
): { record: DocumentRecord; format: DocumentFormat } {
  if (textField(body, 'mbbh') !== ISSUED) throw new BusinessError(REFUSED, '没有这个模板，请刷新页面后重试');
  const format = textField(body, 'wjgs');
  if (format !== 'pdf' && format !== 'ofd') throw new BusinessError(REFUSED, '文件格式只能是PDF或OFD');
  const zmbh = isRecord(body.params) ? textField(body.params, 'zmbh') : '';
  return { record: readable(tx, session, zmbh), format };
}

/** Own document, or one that another's application asks this person to sign. */
const readable = (tx: Transaction, { actor }: SessionContext['session'], zmbh: string): DocumentRecord =>
  paperToSign(tx, actor, zmbh) ?? documentOfActor(tx, actor, zmbh);
