import type { HttpHandler } from 'msw';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { archiveIndex, archiveOf } from '../centre/cases/materials/archive-views';
import {
  addMaterial,
  beginUpload,
  deleteMaterial,
  fileOfActor,
  listMaterials,
  loadMaterial,
  partsTransferOf,
  takePart,
} from '../centre/cases/materials/materials';
import {
  type ArchiveSession,
  allow,
  archiveSession,
  issueShareCode,
  redeemShareCode,
} from '../centre/cases/materials/share-tokens';
import { phonePage } from '../centre/kernel/messages/phone-pages';
import { BusinessError, REFUSED, type Transaction } from '../centre/kernel/transaction';
import { ANY_SESSION } from './calls/callers';
import { integerField, textField, textFields } from './calls/request-context';
import { guardedBy, type MockServer, publicRoute, type SessionContext } from './calls/routes';

const SERVICE = '/api/dzda/v1';
const ARCHIVE = `${SERVICE}/zhcjyw`;
const TOKEN = '/api/auth/v1/token';

/** Electronic archive (docs/specification.md 7.4): every file belongs to the person who sent it. */
export function archiveHandlers(door: MockServer): HttpHandler[] {
  const guarded = (
    method: 'get' | 'post',
    path: string,
    work: (tx: Transaction, visitor: SessionContext<ArchiveSession>) => unknown,
  ) => guardedBy(archiveSession, door, method, path, ANY_SESSION, work);
  return [
    guarded('post', `${ARCHIVE}/viewCls`, (tx, { session, actor, body }) => {
      const ywlsh = textField(body, 'ywlsh');
      if (session.scope) allow(session, { ywlsh, wjlxId: session.scope.wjlxId });
      const list = listMaterials(tx, actor, {
        jdbh: textField(body, 'jdbh'),
        ywlsh,
        zstj: conditions(textField(body, 'ruleMapJsonValue') || textField(body, 'zstj')),
      });
      const only = session.scope?.wjlxId;
      return only ? list.filter(({ wjlxId }) => wjlxId === only) : list;
    }),
    guarded('post', `${SERVICE}/cjyw/uploadClBase64`, (tx, { session, actor, body }) => {
      const scid = textField(body, 'scid');
      if (scid === '') {
        const target = textFields(body, 'ywlsh', 'wjlxId');
        allow(session, target);
        const dx = integerField(body, 'dx', 0, 0, Number.MAX_SAFE_INTEGER);
        const jym = integerField(body, 'jym', -1, -1, 0xffffffff);
        return beginUpload(tx, actor, { ...target, wjm: textField(body, 'wjm'), dx, jym });
      }
      const place = partsTransferOf(tx, actor, scid);
      allow(session, place);
      const fpxh = integerField(body, 'fpxh', -1, -1, 1_000_000);
      return takePart(tx, actor, { scid, fpxh, base64: textField(body, 'base64') });
    }),
    // A complete file in one request, for a centre's own pages; the hall sends parts.
    guarded('post', `${ARCHIVE}/uploadCl`, (tx, { session, actor, body, files }) => {
      const file = files.file;
      if (!file) return new BusinessError(REFUSED, '请选择要上传的文件');
      const target = textFields(body, 'ywlsh', 'wjlxId');
      allow(session, target);
      return addMaterial(tx, actor, { ...target, ...file });
    }),
    guarded('post', `${ARCHIVE}/delCl`, (tx, { session, actor, body }) => {
      const wjId = textField(body, 'wjId');
      allow(session, fileOfActor(tx, actor, wjId));
      return deleteMaterial(tx, actor, wjId);
    }),
    guarded('get', `${ARCHIVE}/loadByBase64`, (tx, { session, actor, query }) => {
      const wjId = textField(query, 'wjId');
      allow(session, fileOfActor(tx, actor, wjId));
      return loadMaterial(tx, actor, wjId);
    }),
    guarded('post', `${ARCHIVE}/sfczdzyx`, (tx, { actor, body }) => {
      const { wjs } = archiveOf(tx, actor, textField(body, 'ywlsh'));
      return { sfcz: wjs > 0 ? '1' : '0', sl: wjs };
    }),
    guarded('post', `${ARCHIVE}/cjkda`, (tx, { actor, body }) => {
      return archiveOf(tx, actor, textField(body, 'ywlsh')).cl;
    }),
    guarded('post', `${ARCHIVE}/ghdy`, (tx, { actor, body }) => {
      return archiveIndex(tx, actor, textField(body, 'ywlsh'));
    }),
    guarded('get', `${TOKEN}/getShareTokenQr`, (tx, { session, query, wall }) => {
      const scope = textFields(query, 'ywlsh', 'wjlxId');
      return { ...issueShareCode(tx, wall, session, scope), urlBase: phonePage('upload') };
    }),
    publicRoute(door, 'post', `${TOKEN}/getTokenByCode`, (tx, { body, wall }) =>
      redeemShareCode(tx, wall, textField(body, 'code')),
    ),
  ];
}

/** Conditions, sent as JSON text; invalid text counts as none. */
function conditions(json: string): Record<string, string> {
  const read = jsonOf(json);
  const pairs = isRecord(read) ? Object.entries(read) : [];
  return Object.fromEntries(pairs.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}
