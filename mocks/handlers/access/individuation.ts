import type { HttpHandler } from 'msw';
import { resetTablePreference, saveTablePreference, tablePreference } from '../../centre/access/individuation';
import { issueExportNumber } from '../../centre/documents/export-numbers';
import { tableStyle } from '../../data/table-style';
import { Reply } from '../calls/answer';
import { ANY_SESSION } from '../calls/callers';
import { integerField, textField, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer, publicRoute } from '../calls/routes';

const PUTIL = '/api/putil/v1';
const CORE = '/api/core/v1/p';

/** Calls of tables: their layout, the columns a person chose, and numbers for copies (docs/specification.md 3, 7.5). */
export function individuationHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${CORE}/tableStyle/getInfo`, () => tableStyle),
    guardedRoute(door, 'get', `${PUTIL}/individuation/getInfo`, ANY_SESSION, (tx, { actor, query }) =>
      tablePreference(tx, actor, nameIn(query)),
    ),
    guardedRoute(door, 'post', `${PUTIL}/individuation/update`, ANY_SESSION, (tx, { actor, body }) => {
      saveTablePreference(tx, actor, { ...nameIn(body), rule: textField(body, 'rule') });
      return new Reply(null, 0, '列设置已保存');
    }),
    guardedRoute(door, 'get', `${PUTIL}/individuation/reset`, ANY_SESSION, (tx, { actor, query }) => {
      resetTablePreference(tx, actor, nameIn(query));
      return new Reply(null, 0, '已恢复默认列设置');
    }),
    guardedRoute(door, 'post', `${PUTIL}/export/getNumber`, ANY_SESSION, (tx, { actor, body }) =>
      issueExportNumber(tx, actor, {
        ...textFields(body, 'path', 'navName', 'title'),
        fs: textField(body, 'fs') === 'print' ? 'print' : 'xlsx',
        rows: integerField(body, 'rows', 0, 0, 1_000_000_000),
        conditions: textField(body, 'conditions'),
      }),
    ),
  ];
}

function nameIn(source: Record<string, unknown>) {
  return textFields(source, 'path', 'navName');
}
