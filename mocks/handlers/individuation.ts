import type { HttpHandler } from 'msw';
import { resetTablePreference, saveTablePreference, tablePreference } from '../centre/access/individuation';
import { issueExportNumber } from '../centre/documents/export-numbers';
import { tableStyle } from '../data/table-style';
import { Reply } from './answer';
import { EVERYBODY } from './callers';
import { type Door, guarded, open } from './door';
import { text, wholeNumber } from './visit';

const PUTIL = '/api/putil/v1';
const CORE = '/api/core/v1/p';

/** What concerns tables: their look, the columns a person chose, and numbers for copies (specification 3, 7.5). */
export function individuationHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${CORE}/tableStyle/getInfo`, () => tableStyle),
    guarded(door, 'get', `${PUTIL}/individuation/getInfo`, EVERYBODY, (desk, { session, query }) =>
      tablePreference(desk, session.actor, nameIn(query)),
    ),
    guarded(door, 'post', `${PUTIL}/individuation/update`, EVERYBODY, (desk, { session, body }) => {
      saveTablePreference(desk, session.actor, { ...nameIn(body), rule: text(body, 'rule') });
      return new Reply(null, 0, '列设置已保存');
    }),
    guarded(door, 'get', `${PUTIL}/individuation/reset`, EVERYBODY, (desk, { session, query }) => {
      resetTablePreference(desk, session.actor, nameIn(query));
      return new Reply(null, 0, '已恢复默认列设置');
    }),
    guarded(door, 'post', `${PUTIL}/export/getNumber`, EVERYBODY, (desk, { session, body }) =>
      issueExportNumber(desk, session.actor, {
        path: text(body, 'path'),
        navName: text(body, 'navName'),
        title: text(body, 'title'),
        fs: text(body, 'fs') === 'print' ? 'print' : 'xlsx',
        rows: wholeNumber(body, 'rows', 0, 0, 1_000_000_000),
        conditions: text(body, 'conditions'),
      }),
    ),
  ];
}

function nameIn(source: Record<string, unknown>) {
  return { path: text(source, 'path'), navName: text(source, 'navName') };
}
