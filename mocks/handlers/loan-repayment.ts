import type { HttpHandler } from 'msw';
import { drawLoans } from '../centre/loans/deposit-draws';
import { releaseLoans } from '../centre/loans/mortgage-release';
import { outsideOffset } from '../centre/loans/outside-offsets';
import { repaymentLoans } from '../centre/loans/repayment-loans';
import { repaymentGuide } from '../centre/office/repayment-guide';
import { ANY_PERSON } from './callers';
import { type Door, guarded } from './door';
import { text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** What repaying a loan needs to know. */
export function loanRepaymentHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/dkhk/getInfo`, ANY_PERSON, (desk, { session }) =>
      repaymentLoans(desk, session.actor),
    ),
    guarded(door, 'get', `${HALL}/tqhd/getInfo`, ['1'], (desk, { session }) => drawLoans(desk, session.actor)),
    guarded(door, 'get', `${HALL}/ydchd/getInfo`, ['1'], (desk, { session }) => outsideOffset(desk, session.actor)),
    guarded(door, 'get', `${HALL}/dyzx/getInfo`, ANY_PERSON, (desk, { session }) => releaseLoans(desk, session.actor)),
    guarded(door, 'get', `${HALL}/dkhk/getHkdb`, ANY_PERSON, (desk, { session, query }) =>
      repaymentGuide(desk, session.actor, { dkzh: text(query, 'dkzh'), je: text(query, 'je') }),
    ),
  ];
}
