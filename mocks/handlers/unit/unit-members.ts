import type { HttpHandler } from 'msw';
import { searchMembers } from '../../centre/members/unit/unit-members';
import { pagingOf, textField, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Exports request more rows at once than a page shows. */
const MOST_ROWS = 2_000;

/** Members of a unit, for the unit itself (docs/rules/unit.md, Members). */
export function unitMemberHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'post', `${HALL}/jcdwxx/zgxx/getList`, ['2'], (tx, { actor, body }) =>
      searchMembers(tx, actor, {
        ...textFields(body, 'key', 'grzhzt', 'jsks', 'jsjs'),
        ...pagingOf(body, MOST_ROWS),
        sort: textField(body, 'sort'),
        order: textField(body, 'order'),
      }),
    ),
  ];
}
