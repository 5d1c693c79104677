import type { HttpHandler } from 'msw';
import { loanEntries } from '../centre/loans/loan-entries';
import { overdueInfo } from '../centre/loans/overdue-view';
import { ANY_PERSON } from './callers';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const LOAN = '/api/izfgjj-zhfw/v1/grdkxx';

/** What a borrower may look up of a loan that runs or ran (domain catalogue 12.1). */
export function loanQueryHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${LOAN}/getHkmx`, ANY_PERSON, (desk, { session, query }) =>
      loanEntries(desk, session.actor, {
        dkzh: text(query, 'dkzh'),
        ksrq: text(query, 'ksrq'),
        jsrq: text(query, 'jsrq'),
        dkywmxlx: text(query, 'dkywmxlx'),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'get', `${LOAN}/getYqxx`, ANY_PERSON, (desk, { session, query }) =>
      overdueInfo(desk, session.actor, text(query, 'dkzh')),
    ),
  ];
}
