import type { HttpHandler } from 'msw';
import { flexibleAccount } from '../centre/members/flexible/flexible-account';
import { sendFlexibleCode } from '../centre/members/flexible/flexible-codes';
import { subsidyStart } from '../centre/members/flexible/flexible-subsidy';
import { transferStart } from '../centre/members/flexible/flexible-transfer';
import { flexibleStart } from '../centre/registration/flexible-start';
import { type Door, guarded } from './door';

const FLEXIBLE = '/api/izfgjj-zhfw/v1/lhjy';

/** What the businesses of flexible workers need beside the applications themselves: who has agreed what, and the codes that confirm them. */
export function flexibleHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${FLEXIBLE}/grkh/getInfo`, ['1'], (desk, { session }) => flexibleStart(desk, session.actor)),
    guarded(door, 'get', `${FLEXIBLE}/zhbg/getInfo`, ['1'], (desk, { session }) =>
      flexibleAccount(desk, session.actor),
    ),
    guarded(door, 'post', `${FLEXIBLE}/grkh/sendCode`, ['1'], (desk, { session }) =>
      sendFlexibleCode(desk, session.actor),
    ),
    guarded(door, 'get', `${FLEXIBLE}/zhbg/getBt`, ['1'], (desk, { session }) => subsidyStart(desk, session.actor)),
    guarded(door, 'get', `${FLEXIBLE}/zhbg/getZy`, ['1'], (desk, { session }) => transferStart(desk, session.actor)),
    guarded(door, 'post', `${FLEXIBLE}/zhbg/sendCode`, ['1'], (desk, { session }) =>
      sendFlexibleCode(desk, session.actor, 'lhkk'),
    ),
  ];
}
