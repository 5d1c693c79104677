import type { HttpHandler } from 'msw';
import { MOST_PART_ROWS } from '../centre/cases/batch-store';
import { baseMembers } from '../centre/members/bases/base-members';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const ADJUSTMENT = '/api/izfgjj-zhfw/v1/jstz';

/** The roster of GJ0203; its rows and the application itself go the way of all batches and applications. */
export function baseAdjustmentHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${ADJUSTMENT}/zgmd/getList`, ['2'], (desk, { session, query }) =>
      baseMembers(desk, session.actor, {
        sxny: text(query, 'sxny'),
        ...pageOf(query, MOST_PART_ROWS, MOST_PART_ROWS),
      }),
    ),
  ];
}
