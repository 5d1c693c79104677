import type { HttpHandler } from 'msw';
import { confirmInterest, interestStatement } from '../../centre/members/interest-statement';
import { agreeForUnit } from '../../centre/members/unit/unit-agreement';
import { unitCompleteness, unitConsents, unitInfo } from '../../centre/members/unit/unit-views';
import { ANY_UNIT } from '../calls/callers';
import { searchOf, textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Queries of a unit about itself (docs/specification.md 7.3); a developer's properties are in listings.ts. */
export function unitHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/jcdwxx/getInfo`, ANY_UNIT, (tx, { actor }) => unitInfo(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/jcdwxx/dwzhxxsfwz`, ANY_UNIT, (tx, { actor }) => unitCompleteness(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/jcdwxx/dwfwyqrdzd`, ANY_UNIT, (tx, { actor }) => unitConsents(tx, actor)),
    guardedRoute(door, 'post', `${HALL}/yhxy/dwTy`, ANY_UNIT, (tx, { actor, body }) =>
      agreeForUnit(tx, actor, textField(body, 'bb')),
    ),
    guardedRoute(door, 'get', `${HALL}/dwlxd/getInfo`, ['2'], (tx, { actor, query }) =>
      interestStatement(tx, actor, searchOf(query, ['nd'])),
    ),
    guardedRoute(door, 'post', `${HALL}/dwlxd/queren`, ['2'], (tx, { actor, body }) =>
      confirmInterest(tx, actor, textField(body, 'nd')),
    ),
  ];
}
