import type { HttpHandler } from 'msw';
import { listOperators, resumeOperator } from '../../centre/access/operators';
import { answerTwoPerson, proposeTwoPerson, twoPersonOf } from '../../centre/access/two-person-rule';
import { passCheck, returnCheck } from '../../centre/office/checks';
import { changeRoleWithCases, stopWithCases, withCases } from '../../centre/office/operator-cases';
import { inviteOperator } from '../../centre/office/operator-invitation';
import { withDebitNotice } from '../../centre/remittance/debit/standing-instruction';
import { textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';
const OPERATORS = `${HALL}/czygl`;

/** Operators of a unit and two-person mode (docs/rules/unit.md, Operators and two-person mode). */
export function operatorHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${OPERATORS}/getList`, ['2'], (tx, { session }) =>
      withCases(tx, session.actor, listOperators(tx, session.actor)),
    ),
    guardedRoute(door, 'get', `${OPERATORS}/getYqdz`, ['2'], () => ({ yqdz: '/dwRegister' })),
    guardedRoute(door, 'post', `${OPERATORS}/yaoqing`, ['2'], (tx, { session, body }) =>
      withCases(tx, session.actor, inviteOperator(tx, session.actor, body)),
    ),
    guardedRoute(door, 'post', `${OPERATORS}/tingyong`, ['2'], (tx, { session, body }) =>
      stopWithCases(tx, session.actor, { czyid: textField(body, 'czyid') }),
    ),
    guardedRoute(door, 'post', `${OPERATORS}/huifu`, ['2'], (tx, { session, body }) =>
      withCases(tx, session.actor, resumeOperator(tx, session.actor, { czyid: textField(body, 'czyid') })),
    ),
    guardedRoute(door, 'post', `${OPERATORS}/gaijs`, ['2'], (tx, { session, body }) =>
      changeRoleWithCases(tx, session.actor, { czyid: textField(body, 'czyid'), js: textField(body, 'js') }),
    ),
    guardedRoute(door, 'get', `${OPERATORS}/getSrfh`, ['2'], (tx, { session }) => twoPersonOf(tx, session.actor)),
    guardedRoute(door, 'post', `${OPERATORS}/setSrfh`, ['2'], (tx, { session, body }) =>
      proposeTwoPerson(tx, session.actor, { zt: textField(body, 'zt'), xe: textField(body, 'xe') }),
    ),
    guardedRoute(door, 'post', `${OPERATORS}/qrSrfh`, ['2'], (tx, { session, body }) =>
      withDebitNotice(tx, session.actor, () => answerTwoPerson(tx, session.actor, { ty: textField(body, 'ty') })),
    ),
    guardedRoute(door, 'post', `${HALL}/wdbj/fuhe`, ['2'], (tx, { session, body }) =>
      passCheck(tx, session.actor, { ywlsh: textField(body, 'ywlsh') }),
    ),
    guardedRoute(door, 'post', `${HALL}/wdbj/tuihui`, ['2'], (tx, { session, body }) =>
      returnCheck(tx, session.actor, { ywlsh: textField(body, 'ywlsh'), yy: textField(body, 'yy') }),
    ),
  ];
}
