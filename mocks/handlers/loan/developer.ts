import type { HttpHandler } from 'msw';
import { developerFile } from '../../centre/loans/developers/developer-views';
import { fundEntries } from '../../centre/loans/developers/guarantee-ledger';
import { changeHome, returnHome, sellHome } from '../../centre/loans/developers/homes';
import { projectPageOfDeveloper } from '../../centre/loans/developers/project-views';
import { plain } from '../applications';
import { searchOf } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Developer's data at the centre: information, properties, building tables and guarantee. */
export function developerHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/kfsxx/getInfo`, ['3'], (tx, { actor }) => developerFile(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/kfslpxx/getZylpList`, ['3'], (tx, { actor, query }) =>
      projectPageOfDeveloper(tx, actor, searchOf(query, ['lpmc', 'zt'])),
    ),
    guardedRoute(door, 'post', `${HALL}/kfslpxx/saveFw`, ['3'], (tx, { actor, body }) =>
      changeHome(tx, actor, plain(body)),
    ),
    guardedRoute(door, 'post', `${HALL}/kfslpxx/fwCs`, ['3'], (tx, { actor, body }) =>
      sellHome(tx, actor, plain(body)),
    ),
    guardedRoute(door, 'post', `${HALL}/kfslpxx/fwTf`, ['3'], (tx, { actor, body }) =>
      returnHome(tx, actor, plain(body)),
    ),
    guardedRoute(door, 'get', `${HALL}/kfsxx/getTzList`, ['3'], (tx, { actor, query }) =>
      fundEntries(tx, actor, searchOf(query, ['ksrq', 'jsrq', 'lx'])),
    ),
  ];
}
