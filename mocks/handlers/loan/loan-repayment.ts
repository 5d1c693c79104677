import type { HttpHandler } from 'msw';
import { drawLoans } from '../../centre/loans/deposit-draws';
import { releaseLoans } from '../../centre/loans/mortgage-release';
import { otherCityOffset } from '../../centre/loans/offset/other-city-offsets';
import { repaymentLoans } from '../../centre/loans/repayment/repayment-loans';
import { repaymentGuide } from '../../centre/office/repayment-guide';
import { ANY_PERSON } from '../calls/callers';
import { textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** Loan data for repayments. */
export function loanRepaymentHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/dkhk/getInfo`, ANY_PERSON, (tx, { actor }) => repaymentLoans(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/tqhd/getInfo`, ['1'], (tx, { actor }) => drawLoans(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/ydchd/getInfo`, ['1'], (tx, { actor }) => otherCityOffset(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/dyzx/getInfo`, ANY_PERSON, (tx, { actor }) => releaseLoans(tx, actor)),
    guardedRoute(door, 'get', `${HALL}/dkhk/getHkdb`, ANY_PERSON, (tx, { actor, query }) =>
      repaymentGuide(tx, actor, textFields(query, 'dkzh', 'je')),
    ),
  ];
}
