import type { HttpHandler } from 'msw';
import { searchMembers } from '../centre/members/unit-members';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** An export asks for more rows at once than a page shows. */
const MOST_ROWS = 2_000;

/** The members of a unit, for the unit itself (domain catalogue 6.0, 12.2). */
export function unitMemberHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'post', `${HALL}/jcdwxx/zgxx/getList`, ['2'], (desk, { session, body }) =>
      searchMembers(desk, session.actor, {
        key: text(body, 'key'),
        grzhzt: text(body, 'grzhzt'),
        jsks: text(body, 'jsks'),
        jsjs: text(body, 'jsjs'),
        ...pageOf(body, MOST_ROWS),
        sort: text(body, 'sort'),
        order: text(body, 'order'),
      }),
    ),
  ];
}
