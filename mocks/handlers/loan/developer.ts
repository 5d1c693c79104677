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
    guardedRoute(door, 'get', `${HALL}/kfsxx/getInfo`, ['3'], (tx, { session }) => developerFile(tx, session.actor)),
    guardedRoute(door, 'get', `${HALL}/kfslpxx/getZylpList`, ['3'], (tx, { session, query }) =>
      projectPageOfDeveloper(tx, session.actor, searchOf(query, ['lpmc', 'zt'])),
    ),
    guardedRoute(door, 'post', `${HALL}/kfslpxx/saveFw`, ['3'], (tx, { session, body }) =>
      changeHome(tx, session.actor, plain(body)),
    ),
    guardedRoute(door, 'post', `${HALL}/kfslpxx/fwCs`, ['3'], (tx, { session, body }) =>
      sellHome(tx, session.actor, plain(body)),
    ),
    guardedRoute(door, 'post', `${HALL}/kfslpxx/fwTf`, ['3'], (tx, { session, body }) =>
      returnHome(tx, session.actor, plain(body)),
    ),
    guardedRoute(door, 'get', `${HALL}/kfsxx/getTzList`, ['3'], (tx, { session, query }) =>
      fundEntries(tx, session.actor, searchOf(query, ['ksrq', 'jsrq', 'lx'])),
    ),
  ];
}
