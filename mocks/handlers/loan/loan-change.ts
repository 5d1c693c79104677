import type { HttpHandler } from 'msw';
import { sendAccountCode } from '../../centre/loans/changes/account-code';
import { changeLoans } from '../../centre/loans/changes/change-loans';
import { planChange } from '../../centre/loans/changes/plan-change';
import { plain } from '../applications';
import { ANY_PERSON } from '../calls/callers';
import { guardedRoute, type MockServer } from '../calls/routes';

const CHANGE = '/api/izfgjj-zhfw/v1/dkbg';

/** Calls of loan changes: loan data, both plans side by side, and the code that confirms another account. */
export function loanChangeHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${CHANGE}/getInfo`, ANY_PERSON, (tx, { actor }) => changeLoans(tx, actor)),
    guardedRoute(door, 'post', `${CHANGE}/sendCode`, ANY_PERSON, (tx, { actor }) => sendAccountCode(tx, actor)),
    guardedRoute(door, 'post', `${CHANGE}/getPlan`, ANY_PERSON, (tx, { actor, body }) =>
      planChange(tx, actor, plain(body)),
    ),
  ];
}
