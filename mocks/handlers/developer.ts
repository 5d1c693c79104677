import type { HttpHandler } from 'msw';
import { developerFile } from '../centre/loans/developers/developer-views';
import { ownProjectPage } from '../centre/loans/developers/project-views';
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
  ];
}
