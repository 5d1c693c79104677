import type { HttpHandler } from 'msw';
import { addPart, batchRows, closeBatch, MOST_PART_ROWS, openBatch } from '../centre/members/bases/base-batches';
import { baseMembers } from '../centre/members/bases/base-members';
import { type Door, guarded } from './door';
import { text, wholeNumber } from './visit';

const ADJUSTMENT = '/api/izfgjj-zhfw/v1/jstz';

/** Roster and batches of GJ0203; the application itself goes the way of all applications. */
export function baseAdjustmentHandlers(door: Door): HttpHandler[] {
  const pageOf = (query: Record<string, string>) => ({
    page: wholeNumber(query, 'page', 1, 1, 100_000),
    size: wholeNumber(query, 'size', MOST_PART_ROWS, 1, MOST_PART_ROWS),
  });
  return [
    guarded(door, 'get', `${ADJUSTMENT}/zgmd/getList`, ['2'], (desk, { session, query }) =>
      baseMembers(desk, session.actor, pageOf(query)),
    ),
    guarded(door, 'post', `${ADJUSTMENT}/pc/add`, ['2'], (desk, { session, body }) =>
      openBatch(desk, session.actor, { ywlsh: text(body, 'ywlsh'), parts: Number(body.bfs) }),
    ),
    guarded(door, 'post', `${ADJUSTMENT}/pc/mx`, ['2'], (desk, { session, body }) =>
      addPart(desk, session.actor, {
        pcbh: text(body, 'pcbh'),
        no: Number(body.xh),
        rows: Array.isArray(body.mx) ? body.mx : [],
      }),
    ),
    guarded(door, 'post', `${ADJUSTMENT}/pc/end`, ['2'], (desk, { session, body }) =>
      closeBatch(desk, session.actor, text(body, 'pcbh')),
    ),
    guarded(door, 'get', `${ADJUSTMENT}/pc/getList`, ['2'], (desk, { session, query }) =>
      batchRows(desk, session.actor, { pcbh: text(query, 'pcbh'), ...pageOf(query) }),
    ),
  ];
}
