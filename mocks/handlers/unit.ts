import type { HttpHandler } from 'msw';
import { statementConfirmed, unitCompleteness, unitInfo } from '../centre/members/unit-views';
import { ANY_UNIT } from './callers';
import { type Door, guarded } from './door';

const HALL = '/api/izfgjj-zhfw/v1';

/** What a unit sees of itself (specification 7.3); a developer's own properties stand in listings.ts. */
export function unitHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/jcdwxx/getInfo`, ANY_UNIT, (desk, { session }) => unitInfo(desk, session.actor)),
    guarded(door, 'get', `${HALL}/jcdwxx/dwzhxxsfwz`, ANY_UNIT, (desk, { session }) =>
      unitCompleteness(desk, session.actor),
    ),
    guarded(door, 'get', `${HALL}/jcdwxx/dwfwyqrdzd`, ANY_UNIT, (desk, { session }) =>
      statementConfirmed(desk, session.actor),
    ),
  ];
}
