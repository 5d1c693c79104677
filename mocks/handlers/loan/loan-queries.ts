import type { HttpHandler } from 'msw';
import { loanEntries } from '../../centre/loans/loan-entries';
import { overdueInfo } from '../../centre/loans/overdue-view';
import { ANY_PERSON } from '../calls/callers';
import { searchOf, textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const LOAN = '/api/izfgjj-zhfw/v1/grdkxx';

/** Queries of a borrower about running and settled loans (docs/rules/loans.md). */
export function loanQueryHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${LOAN}/getHkmx`, ANY_PERSON, (tx, { actor, query }) =>
      loanEntries(tx, actor, searchOf(query, ['dkzh', 'ksrq', 'jsrq', 'dkywmxlx'])),
    ),
    guardedRoute(door, 'get', `${LOAN}/getYqxx`, ANY_PERSON, (tx, { actor, query }) =>
      overdueInfo(tx, actor, textField(query, 'dkzh')),
    ),
  ];
}
