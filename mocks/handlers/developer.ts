import type { HttpHandler } from 'msw';
import { developerFile } from '../centre/loans/developers/developer-views';
import { type Door, guarded } from './door';

const HALL = '/api/izfgjj-zhfw/v1';

/** What a developer keeps at the centre: its own data, properties, building tables and guarantee. */
export function developerHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/kfsxx/getInfo`, ['3'], (desk, { session }) => developerFile(desk, session.actor)),
  ];
}
