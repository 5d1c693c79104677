import type { HttpHandler } from 'msw';
import { confirmInterest, interestStatement } from '../centre/members/interest-statement';
import { agreeForUnit } from '../centre/members/unit-agreement';
import { unitCompleteness, unitConsents, unitInfo } from '../centre/members/unit-views';
import { ANY_UNIT } from './callers';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** What a unit sees of itself (specification 7.3); a developer's own properties stand in listings.ts. */
export function unitHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/jcdwxx/getInfo`, ANY_UNIT, (desk, { session }) => unitInfo(desk, session.actor)),
    guarded(door, 'get', `${HALL}/jcdwxx/dwzhxxsfwz`, ANY_UNIT, (desk, { session }) =>
      unitCompleteness(desk, session.actor),
    ),
    guarded(door, 'get', `${HALL}/jcdwxx/dwfwyqrdzd`, ANY_UNIT, (desk, { session }) =>
      unitConsents(desk, session.actor),
    ),
    guarded(door, 'post', `${HALL}/yhxy/dwTy`, ANY_UNIT, (desk, { session, body }) =>
      agreeForUnit(desk, session.actor, text(body, 'bb')),
    ),
    guarded(door, 'get', `${HALL}/dwlxd/getInfo`, ['2'], (desk, { session, query }) =>
      interestStatement(desk, session.actor, { nd: text(query, 'nd'), ...pageOf(query) }),
    ),
    guarded(door, 'post', `${HALL}/dwlxd/queren`, ['2'], (desk, { session, body }) =>
      confirmInterest(desk, session.actor, text(body, 'nd')),
    ),
  ];
}
