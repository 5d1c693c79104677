import type { HttpHandler } from 'msw';
import { rolesOf } from '../../centre/kernel/people';
import type { Actor, Transaction } from '../../centre/kernel/transaction';
import { sendInfoCode } from '../../centre/members/info/info-codes';
import {
  infoChangeHistory,
  marriageByRegister,
  memberInfo,
  personInfo,
} from '../../centre/members/info/person-info-views';
import { answerPending, pendingPhones, resendPhoneCode } from '../../centre/members/info/phone-confirmations';
import { withQueriesNoted } from '../../centre/registers/register-queries';
import { ANY_PERSON } from '../calls/callers';
import { textField, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const OWN = '/api/izfgjj-zhfw/v1/grxx/xxbg';
const MEMBER = '/api/izfgjj-zhfw/v1/zgxx/xxbg';

/** Calls of GJ0302 and GJ0802 besides the application: current information, codes, registers, history, confirmations. */
export function infoChangeHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${OWN}/getInfo`, ANY_PERSON, (tx, { actor }) => personInfo(tx, actor)),
    guardedRoute(door, 'get', `${OWN}/getLs`, ANY_PERSON, (tx, { actor }) => infoChangeHistory(tx, actor)),
    guardedRoute(door, 'post', `${OWN}/sendCode`, ANY_PERSON, (tx, { actor, body }) =>
      sendInfoCode(tx, actor, textFields(body, 'mb', 'sjhm')),
    ),
    guardedRoute(door, 'post', `${OWN}/hyxx`, ['1'], (tx, { actor }) =>
      withQueriesNoted(tx, actor, { ywlx: changeOf(tx, actor), doing: '打开业务时' }, () =>
        marriageByRegister(tx, actor),
      ),
    ),
    guardedRoute(door, 'get', `${OWN}/getDqr`, ANY_PERSON, (tx, { actor }) => pendingPhones(tx, actor)),
    guardedRoute(door, 'post', `${OWN}/qrsjhCode`, ANY_PERSON, (tx, { actor, body }) =>
      resendPhoneCode(tx, actor, textField(body, 'id')),
    ),
    guardedRoute(door, 'post', `${OWN}/qrsjh`, ANY_PERSON, (tx, { actor, body }) =>
      answerPending(tx, actor, textFields(body, 'id', 'ty', 'dxyzm')),
    ),
    guardedRoute(door, 'get', `${MEMBER}/getInfo`, ['2'], (tx, { actor, query }) =>
      memberInfo(tx, actor, textField(query, 'grzh')),
    ),
  ];
}

/** Flexible workers have a business of their own for changes (docs/specification.md 2.5). */
function changeOf(tx: Transaction, actor: Actor): string {
  return rolesOf(tx, actor).includes('lhjyjczgry') ? 'GJ0802' : 'GJ0302';
}
