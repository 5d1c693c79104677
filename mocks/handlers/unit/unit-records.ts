import type { HttpHandler } from 'msw';
import { listChanges, listHousing } from '../../centre/members/unit/unit-records';
import { searchOf } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Queries of a unit about its members and housing funds (docs/rules/lists.md, Unit). */
export function unitRecordHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/rybdjl/getList`, ['2'], (tx, { actor, query }) =>
      listChanges(tx, actor, searchOf(query, ['ksrq', 'jsrq', 'bdlx'])),
    ),
    guardedRoute(door, 'get', `${HALL}/qtzfzj/getList`, ['2'], (tx, { actor, query }) =>
      listHousing(tx, actor, searchOf(query, ['ksrq', 'jsrq', 'zjlx'])),
    ),
  ];
}
