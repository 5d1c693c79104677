import type { HttpHandler } from 'msw';
import { isRecord } from '@/lib/foreign-json';
import { listOffsetRuns, offsetForecast, offsetLoans } from '../../centre/loans/offset/loan-offset-views';
import { ANY_PERSON } from '../calls/callers';
import { searchOf, textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const OFFSET = '/api/izfgjj-zhfw/v1/qychd';
/** No loan has more people. */
const MOST_PEOPLE = 10;

/** Calls of the loan offset: loan data, forecast, and past offsets. */
export function loanOffsetHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${OFFSET}/getInfo`, ANY_PERSON, (tx, { actor }) => offsetLoans(tx, actor)),
    guardedRoute(door, 'post', `${OFFSET}/mock`, ANY_PERSON, (tx, { actor, body }) =>
      offsetForecast(tx, actor, {
        dkzh: textField(body, 'dkzh'),
        blje: textField(body, 'blje'),
        chry: rowsOf(body.chry),
      }),
    ),
    guardedRoute(door, 'get', `${OFFSET}/getList`, ANY_PERSON, (tx, { actor, query }) =>
      listOffsetRuns(tx, actor, searchOf(query, ['ksrq', 'jsrq'])),
    ),
  ];
}

function rowsOf(rows: unknown): { grzh: string; sxh: string }[] {
  if (!Array.isArray(rows)) return [];
  return rows.slice(0, MOST_PEOPLE).flatMap((row: unknown) => {
    if (!isRecord(row)) return [];
    return [{ grzh: textField(row, 'grzh'), sxh: textField(row, 'sxh') }];
  });
}
