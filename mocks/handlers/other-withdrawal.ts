import type { HttpHandler } from 'msw';
import { withQueriesNoted } from '../centre/registers/register-queries';
import { otherWithdrawalInfo } from '../centre/withdrawals/other-withdrawal-view';
import { type Door, guarded } from './door';

/** What the form of TQ0199 asks before it opens. */
export function otherWithdrawalHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', '/api/izfgjj-zhfw/v1/tqsq/qtyy/getInfo', ['1'], (desk, { session }) =>
      withQueriesNoted(desk, session.actor, { ywlx: 'TQ0199', doing: '打开业务时' }, () =>
        otherWithdrawalInfo(desk, session.actor),
      ),
    ),
  ];
}
