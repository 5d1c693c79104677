import type { HttpHandler } from 'msw';
import { listChanges, listHousing } from '../centre/members/unit-records';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** What a unit looks up of its people and its housing money (domain catalogue 12.2). */
export function unitRecordHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/rybdjl/getList`, ['2'], (desk, { session, query }) =>
      listChanges(desk, session.actor, {
        ksrq: text(query, 'ksrq'),
        jsrq: text(query, 'jsrq'),
        bdlx: text(query, 'bdlx'),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'get', `${HALL}/qtzfzj/getList`, ['2'], (desk, { session, query }) =>
      listHousing(desk, session.actor, {
        ksrq: text(query, 'ksrq'),
        jsrq: text(query, 'jsrq'),
        zjlx: text(query, 'zjlx'),
        ...pageOf(query),
      }),
    ),
  ];
}
