import type { HttpHandler } from 'msw';
import { isRecord, jsonOf } from '@/lib/foreign-json';
import { archiveIndex, archiveOf } from '../centre/cases/materials/archive-views';
import {
  addMaterial,
  beginUpload,
  deleteMaterial,
  listMaterials,
  loadMaterial,
  ownFile,
  takePart,
  transferOf,
} from '../centre/cases/materials/materials';
import {
  type ArchiveSession,
  allow,
  archiveSession,
  issueShareCode,
  redeemShareCode,
} from '../centre/cases/materials/share-tokens';
import { type Desk, REFUSED, Refusal } from '../centre/kernel/desk';
import { phonePage } from '../centre/kernel/phone-pages';
import { EVERYBODY } from './callers';
import { type Door, guardedBy, open, type Visitor } from './door';
import { text, wholeNumber } from './visit';

const SERVICE = '/api/dzda/v1';
const ARCHIVE = `${SERVICE}/zhcjyw`;
const TOKEN = '/api/auth/v1/token';
/** What the code leads a phone to. */

/** Electronic archive (specification 7.4): every file belongs to the person who sent it. */
export function archiveHandlers(door: Door): HttpHandler[] {
  const guarded = (
    method: 'get' | 'post',
    path: string,
    work: (desk: Desk, visitor: Visitor<ArchiveSession>) => unknown,
  ) => guardedBy(archiveSession, door, method, path, EVERYBODY, work);
  return [
    guarded('post', `${ARCHIVE}/viewCls`, (desk, { session, body }) => {
      const ywlsh = text(body, 'ywlsh');
      if (session.scope) allow(session, { ywlsh, wjlxId: session.scope.wjlxId });
      const list = listMaterials(desk, session.actor, {
        jdbh: text(body, 'jdbh'),
        ywlsh,
        zstj: conditions(text(body, 'zstj')),
      });
      const only = session.scope?.wjlxId;
      return only ? list.filter(({ wjlxId }) => wjlxId === only) : list;
    }),
    guarded('post', `${SERVICE}/cjyw/uploadClBase64`, (desk, { session, body }) => {
      const scid = text(body, 'scid');
      if (scid === '') {
        const target = { ywlsh: text(body, 'ywlsh'), wjlxId: text(body, 'wjlxId') };
        allow(session, target);
        const dx = wholeNumber(body, 'dx', 0, 0, Number.MAX_SAFE_INTEGER);
        const jym = wholeNumber(body, 'jym', -1, -1, 0xffffffff);
        return beginUpload(desk, session.actor, { ...target, wjm: text(body, 'wjm'), dx, jym });
      }
      const place = transferOf(desk, session.actor, scid);
      allow(session, place);
      const fpxh = wholeNumber(body, 'fpxh', -1, -1, 1_000_000);
      return takePart(desk, session.actor, { scid, fpxh, base64: text(body, 'base64') });
    }),
    // One request for a whole file: for centres' own pages, the hall sends parts.
    guarded('post', `${ARCHIVE}/uploadCl`, (desk, { session, body, files }) => {
      const file = files.file;
      if (!file) return new Refusal(REFUSED, '请选择要上传的文件');
      const target = { ywlsh: text(body, 'ywlsh'), wjlxId: text(body, 'wjlxId') };
      allow(session, target);
      return addMaterial(desk, session.actor, { ...target, ...file });
    }),
    guarded('post', `${ARCHIVE}/delCl`, (desk, { session, body }) => {
      const wjId = text(body, 'wjId');
      allow(session, ownFile(desk, session.actor, wjId));
      return deleteMaterial(desk, session.actor, wjId);
    }),
    guarded('get', `${ARCHIVE}/loadByBase64`, (desk, { session, query }) => {
      const wjId = text(query, 'wjId');
      allow(session, ownFile(desk, session.actor, wjId));
      return loadMaterial(desk, session.actor, wjId);
    }),
    guarded('post', `${ARCHIVE}/sfczdzyx`, (desk, { session, body }) => {
      const { wjs } = archiveOf(desk, session.actor, text(body, 'ywlsh'));
      return { sfcz: wjs > 0 ? '1' : '0', sl: wjs };
    }),
    guarded('post', `${ARCHIVE}/cjkda`, (desk, { session, body }) => {
      return archiveOf(desk, session.actor, text(body, 'ywlsh')).cl;
    }),
    guarded('post', `${ARCHIVE}/ghdy`, (desk, { session, body }) => {
      return archiveIndex(desk, session.actor, text(body, 'ywlsh'));
    }),
    guarded('get', `${TOKEN}/getShareTokenQr`, (desk, { session, query, wall }) => {
      const scope = { ywlsh: text(query, 'ywlsh'), wjlxId: text(query, 'wjlxId') };
      return { ...issueShareCode(desk, wall, session, scope), urlBase: phonePage('upload') };
    }),
    open(door, 'post', `${TOKEN}/getTokenByCode`, (desk, { body, wall }) =>
      redeemShareCode(desk, wall, text(body, 'code')),
    ),
  ];
}

/** The conditions come as JSON text; what cannot be read counts as none. */
function conditions(json: string): Record<string, string> {
  const read = jsonOf(json);
  const pairs = isRecord(read) ? Object.entries(read) : [];
  return Object.fromEntries(pairs.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}
