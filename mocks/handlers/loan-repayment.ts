import type { HttpHandler } from 'msw';
import { drawLoans } from '../centre/loans/deposit-draws';
import { repaymentLoans } from '../centre/loans/repayment-loans';
import { type Door, guarded } from './door';

const HALL = '/api/izfgjj-zhfw/v1';

/** What repaying a loan needs to know. */
export function loanRepaymentHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/dkhk/getInfo`, ['1'], (desk, { session }) => repaymentLoans(desk, session.actor)),
    guarded(door, 'get', `${HALL}/tqhd/getInfo`, ['1'], (desk, { session }) => drawLoans(desk, session.actor)),
  ];
}
