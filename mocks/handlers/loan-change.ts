import type { HttpHandler } from 'msw';
import { sendAccountCode } from '../centre/loans/changes/account-code';
import { changeLoans } from '../centre/loans/changes/change-loans';
import { planChange } from '../centre/loans/changes/plan-change';
import { plain } from './applications';
import { ANY_PERSON } from './callers';
import { type Door, guarded } from './door';

const CHANGE = '/api/izfgjj-zhfw/v1/dkbg';

/** What changing a loan needs to know, both plans side by side, and the code that confirms another account. */
export function loanChangeHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${CHANGE}/getInfo`, ANY_PERSON, (desk, { session }) => changeLoans(desk, session.actor)),
    guarded(door, 'post', `${CHANGE}/sendCode`, ANY_PERSON, (desk, { session }) =>
      sendAccountCode(desk, session.actor),
    ),
    guarded(door, 'post', `${CHANGE}/getPlan`, ANY_PERSON, (desk, { session, body }) =>
      planChange(desk, session.actor, plain(body)),
    ),
  ];
}
