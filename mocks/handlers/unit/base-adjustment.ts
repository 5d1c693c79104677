import type { HttpHandler } from 'msw';
import { MAX_PART_ROWS } from '../../centre/cases/batch/batch-store';
import { baseMembers } from '../../centre/members/bases/base-members';
import { searchOf } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const ADJUSTMENT = '/api/izfgjj-zhfw/v1/jstz';

/** Roster of GJ0203; its rows and the application use the common batch and application calls. */
export function baseAdjustmentHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${ADJUSTMENT}/zgmd/getList`, ['2'], (tx, { actor, query }) =>
      baseMembers(tx, actor, searchOf(query, ['sxny'], MAX_PART_ROWS, MAX_PART_ROWS)),
    ),
  ];
}
