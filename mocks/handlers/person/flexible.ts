import type { HttpHandler } from 'msw';
import { flexibleAccount } from '../../centre/members/flexible/flexible-account';
import { sendFlexibleCode } from '../../centre/members/flexible/flexible-codes';
import { subsidyStart } from '../../centre/members/flexible/flexible-subsidy';
import { transferStart } from '../../centre/members/flexible/flexible-transfer';
import { flexibleStart } from '../../centre/registration/flexible-start';
import { guardedRoute, type MockServer } from '../calls/routes';

const FLEXIBLE = '/api/izfgjj-zhfw/v1/lhjy';

/** Calls of the flexible workers' businesses besides the applications: standing agreements and confirmation codes. */
export function flexibleHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${FLEXIBLE}/grkh/getInfo`, ['1'], (tx, { actor }) => flexibleStart(tx, actor)),
    guardedRoute(door, 'get', `${FLEXIBLE}/zhbg/getInfo`, ['1'], (tx, { actor }) => flexibleAccount(tx, actor)),
    guardedRoute(door, 'post', `${FLEXIBLE}/grkh/sendCode`, ['1'], (tx, { actor }) => sendFlexibleCode(tx, actor)),
    guardedRoute(door, 'get', `${FLEXIBLE}/zhbg/getBt`, ['1'], (tx, { actor }) => subsidyStart(tx, actor)),
    guardedRoute(door, 'get', `${FLEXIBLE}/zhbg/getZy`, ['1'], (tx, { actor }) => transferStart(tx, actor)),
    guardedRoute(door, 'post', `${FLEXIBLE}/zhbg/sendCode`, ['1'], (tx, { actor }) =>
      sendFlexibleCode(tx, actor, 'lhkk'),
    ),
  ];
}
