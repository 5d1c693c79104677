import type { HttpHandler } from 'msw';
import { isRecord } from '@/lib/foreign-json';
import { listOffsetRuns, offsetForecast, offsetLoans } from '../centre/loans/loan-offset-views';
import { ANY_PERSON } from './callers';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const OFFSET = '/api/izfgjj-zhfw/v1/qychd';
/** More people than any loan has. */
const MOST_PEOPLE = 10;

/** What the signing of an offset needs to know, its forecast, and what it did. */
export function loanOffsetHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${OFFSET}/getInfo`, ANY_PERSON, (desk, { session }) => offsetLoans(desk, session.actor)),
    guarded(door, 'post', `${OFFSET}/mock`, ANY_PERSON, (desk, { session, body }) =>
      offsetForecast(desk, session.actor, {
        dkzh: text(body, 'dkzh'),
        blje: text(body, 'blje'),
        chry: rowsOf(body.chry),
      }),
    ),
    guarded(door, 'get', `${OFFSET}/getList`, ANY_PERSON, (desk, { session, query }) =>
      listOffsetRuns(desk, session.actor, { ksrq: text(query, 'ksrq'), jsrq: text(query, 'jsrq'), ...pageOf(query) }),
    ),
  ];
}

function rowsOf(rows: unknown): { grzh: string; sxh: string }[] {
  if (!Array.isArray(rows)) return [];
  return rows.slice(0, MOST_PEOPLE).flatMap((row: unknown) => {
    if (!isRecord(row)) return [];
    return [{ grzh: text(row, 'grzh'), sxh: text(row, 'sxh') }];
  });
}
