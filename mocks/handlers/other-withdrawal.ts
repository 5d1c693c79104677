import type { HttpHandler } from 'msw';
import { otherWithdrawalInfo } from '../centre/other-withdrawal-view';
import { type Door, guarded } from './door';

/** What the form of TQ0199 asks before it opens. */
export function otherWithdrawalHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', '/api/izfgjj-zhfw/v1/tqsq/qtyy/getInfo', ['1'], (desk, { session }) =>
      otherWithdrawalInfo(desk, session.actor),
    ),
  ];
}
