import type { HttpHandler } from 'msw';
import { REFUSED, Refusal } from '../centre/desk';
import { addMaterial, deleteMaterial, listMaterials, loadMaterial } from '../centre/materials';
import { EVERYBODY } from './auth';
import { type Door, guarded } from './door';
import { text } from './visit';

const ARCHIVE = '/api/dzda/v1/zhcjyw';

/** Electronic archive (specification 7.4): every file belongs to the person who sent it. */
export function archiveHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'post', `${ARCHIVE}/viewCls`, EVERYBODY, (desk, { session, body }) =>
      listMaterials(desk, session.actor, {
        jdbh: text(body, 'jdbh'),
        ywlsh: text(body, 'ywlsh'),
        zstj: conditions(text(body, 'zstj')),
      }),
    ),
    guarded(door, 'post', `${ARCHIVE}/uploadCl`, EVERYBODY, (desk, { session, body, files }) => {
      const file = files.file;
      if (!file) return new Refusal(REFUSED, '请选择要上传的文件');
      return addMaterial(desk, session.actor, { ywlsh: text(body, 'ywlsh'), wjlxId: text(body, 'wjlxId'), ...file });
    }),
    guarded(door, 'post', `${ARCHIVE}/delCl`, EVERYBODY, (desk, { session, body }) =>
      deleteMaterial(desk, session.actor, text(body, 'wjId')),
    ),
    guarded(door, 'get', `${ARCHIVE}/loadByBase64`, EVERYBODY, (desk, { session, query }) =>
      loadMaterial(desk, session.actor, text(query, 'wjId')),
    ),
  ];
}

/** The conditions come as JSON text; what cannot be read counts as none. */
function conditions(json: string): Record<string, string> {
  try {
    const read: unknown = JSON.parse(json || '{}');
    const pairs = typeof read === 'object' && read !== null ? Object.entries(read) : [];
    return Object.fromEntries(pairs.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
  } catch {
    return {};
  }
}
