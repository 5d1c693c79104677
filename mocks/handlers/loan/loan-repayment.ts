import type { HttpHandler } from 'msw';
import { drawLoans } from '../../centre/loans/deposit-draws';
import { releaseLoans } from '../../centre/loans/mortgage-release';
import { otherCityOffset } from '../../centre/loans/offset/other-city-offsets';
import { repaymentLoans } from '../../centre/loans/repayment/repayment-loans';
import { repaymentGuide } from '../../centre/office/repayment-guide';
import { ANY_PERSON } from '../calls/callers';
import { textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Loan data for repayments. */
export function loanRepaymentHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/dkhk/getInfo`, ANY_PERSON, (tx, { session }) =>
      repaymentLoans(tx, session.actor),
    ),
    guardedRoute(door, 'get', `${HALL}/tqhd/getInfo`, ['1'], (tx, { session }) => drawLoans(tx, session.actor)),
    guardedRoute(door, 'get', `${HALL}/ydchd/getInfo`, ['1'], (tx, { session }) => otherCityOffset(tx, session.actor)),
    guardedRoute(door, 'get', `${HALL}/dyzx/getInfo`, ANY_PERSON, (tx, { session }) => releaseLoans(tx, session.actor)),
    guardedRoute(door, 'get', `${HALL}/dkhk/getHkdb`, ANY_PERSON, (tx, { session, query }) =>
      repaymentGuide(tx, session.actor, { dkzh: textField(query, 'dkzh'), je: textField(query, 'je') }),
    ),
  ];
}
