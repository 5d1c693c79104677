import { type HttpHandler, HttpResponse } from 'msw';
import type { DocumentFormat } from '@/api/documents';
import { isRecord } from '@/lib/foreign-json';
import { touchParty } from '../centre/access/applicants';
import { paperToSign } from '../centre/cases/signatures/sign-requests';
import { issueReceipt } from '../centre/certificates/case-receipt';
import { checkPaper } from '../centre/certificates/certificate-check';
import { type DocumentRecord, listDocuments, ownDocument, voidDocument } from '../centre/documents/document';
import { documentBytes, documentFile } from '../centre/documents/document-files';
import { type Desk, REFUSED, Refusal } from '../centre/kernel/desk';
import { EVERYBODY } from './callers';
import { type Door, guarded, guardedBy, open, type Visitor } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';
const PUTIL = '/api/putil/v1';
/** The one template that stands for every issued document: its content is kept with its number. */
const ISSUED = 'ZSWJ';

/** Issued documents and their files (specification 7.5): own ones alone; the check with number and code is open to everybody. */
export function documentHandlers(door: Door): HttpHandler[] {
  /** Also open to whoever holds the pass of one application, for that application. */
  const ofParty = (path: string, work: (desk: Desk, visitor: Visitor) => unknown) =>
    guardedBy(touchParty, door, 'post', path, EVERYBODY, work);
  return [
    ofParty(`${PUTIL}/template/fill`, (desk, visitor) => {
      const { record, format } = filled(desk, visitor);
      return documentFile(desk, record, format);
    }),
    ofParty(`${PUTIL}/template/fillStream`, async (desk, visitor) => {
      const { record, format } = filled(desk, visitor);
      return (await documentFile(desk, record, format)).base64;
    }),
    ofParty(`${PUTIL}/ofd/download`, async (desk, { session, body }) => {
      const bytes = await documentBytes(desk, readable(desk, session, text(body, 'zmbh')), 'ofd');
      return HttpResponse.arrayBuffer(bytes.slice().buffer, { headers: { 'Content-Type': 'application/ofd' } });
    }),
    guarded(door, 'get', `${HALL}/zmkj/getList`, EVERYBODY, (desk, { session, query }) =>
      listDocuments(desk, session.actor, {
        zmlx: text(query, 'zmlx') || undefined,
        ywlsh: text(query, 'ywlsh') || undefined,
        ksrq: text(query, 'ksrq') || undefined,
        jsrq: text(query, 'jsrq') || undefined,
        ...pageOf(query),
      }),
    ),
    ofParty(`${HALL}/zmkj/hz`, (desk, { session, body }) =>
      issueReceipt(desk, session.actor, { ywlsh: text(body, 'ywlsh') }),
    ),
    guarded(door, 'post', `${HALL}/zmkj/zf`, EVERYBODY, (desk, { session, body }) =>
      voidDocument(desk, session.actor, { zmbh: text(body, 'zmbh') }),
    ),
    open(door, 'post', `${HALL}/zmkj/hy`, (desk, visit) =>
      checkPaper(desk, visit, { zmbh: text(visit.body, 'zmbh'), yzm: text(visit.body, 'yzm') }),
    ),
  ];
}

function filled(desk: Desk, { session, body }: Visitor): { record: DocumentRecord; format: DocumentFormat } {
  if (text(body, 'mbbh') !== ISSUED) throw new Refusal(REFUSED, '没有这个模板，请刷新页面后重试');
  const format = text(body, 'wjgs');
  if (format !== 'pdf' && format !== 'ofd') throw new Refusal(REFUSED, '文件格式只能是PDF或OFD');
  const zmbh = isRecord(body.params) ? text(body.params, 'zmbh') : '';
  return { record: readable(desk, session, zmbh), format };
}

/** An own one, or one that another's application asks this person to sign. */
const readable = (desk: Desk, { actor }: Visitor['session'], zmbh: string): DocumentRecord =>
  paperToSign(desk, actor, zmbh) ?? ownDocument(desk, actor, zmbh);
