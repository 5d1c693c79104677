import type { HttpHandler } from 'msw';
import { developerFile } from '../centre/loans/developers/developer-views';
import { fundEntries } from '../centre/loans/developers/guarantee-ledger';
import { changeHome, returnHome, sellHome } from '../centre/loans/developers/homes';
import { ownProjectPage } from '../centre/loans/developers/project-views';
import { plain } from './applications';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** What a developer keeps at the centre: its own data, properties, building tables and guarantee. */
export function developerHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/kfsxx/getInfo`, ['3'], (desk, { session }) => developerFile(desk, session.actor)),
    guarded(door, 'get', `${HALL}/kfslpxx/getZylpList`, ['3'], (desk, { session, query }) =>
      ownProjectPage(desk, session.actor, { lpmc: text(query, 'lpmc'), zt: text(query, 'zt'), ...pageOf(query) }),
    ),
    guarded(door, 'post', `${HALL}/kfslpxx/saveFw`, ['3'], (desk, { session, body }) =>
      changeHome(desk, session.actor, plain(body)),
    ),
    guarded(door, 'post', `${HALL}/kfslpxx/fwCs`, ['3'], (desk, { session, body }) =>
      sellHome(desk, session.actor, plain(body)),
    ),
    guarded(door, 'post', `${HALL}/kfslpxx/fwTf`, ['3'], (desk, { session, body }) =>
      returnHome(desk, session.actor, plain(body)),
    ),
    guarded(door, 'get', `${HALL}/kfsxx/getTzList`, ['3'], (desk, { session, query }) =>
      fundEntries(desk, session.actor, {
        ksrq: text(query, 'ksrq'),
        jsrq: text(query, 'jsrq'),
        lx: text(query, 'lx'),
        ...pageOf(query),
      }),
    ),
  ];
}
