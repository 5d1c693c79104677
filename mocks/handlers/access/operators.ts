import type { HttpHandler } from 'msw';
import { listOperators, resumeOperator } from '../../centre/access/operators';
import { answerTwoPerson, proposeTwoPerson, twoPersonOf } from '../../centre/access/two-person-rule';
import { passCheck, returnCheck } from '../../centre/office/checks';
import { changeRoleWithCases, stopWithCases, withCases } from '../../centre/office/operator-cases';
import { inviteOperator } from '../../centre/office/operator-invitation';
import { withDebitNotice } from '../../centre/remittance/debit/standing-instruction';
import { textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';
const OPERATORS = `${HALL}/czygl`;

/** Operators of a unit and two-person mode (docs/rules/unit.md, Operators and two-person mode). */
export function operatorHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${OPERATORS}/getList`, ['2'], (tx, { actor }) =>
      withCases(tx, actor, listOperators(tx, actor)),
    ),
    guardedRoute(door, 'get', `${OPERATORS}/getYqdz`, ['2'], () => ({ yqdz: '/dwRegister' })),
    guardedRoute(door, 'post', `${OPERATORS}/yaoqing`, ['2'], (tx, { actor, body }) =>
      withCases(tx, actor, inviteOperator(tx, actor, body)),
    ),
    guardedRoute(door, 'post', `${OPERATORS}/tingyong`, ['2'], (tx, { actor, body }) =>
      stopWithCases(tx, actor, textFields(body, 'czyid')),
    ),
    guardedRoute(door, 'post', `${OPERATORS}/huifu`, ['2'], (tx, { actor, body }) =>
      withCases(tx, actor, resumeOperator(tx, actor, textFields(body, 'czyid'))),
    ),
    guardedRoute(door, 'post', `${OPERATORS}/gaijs`, ['2'], (tx, { actor, body }) =>
      changeRoleWithCases(tx, actor, textFields(body, 'czyid', 'js')),
    ),
    guardedRoute(door, 'get', `${OPERATORS}/getSrfh`, ['2'], (tx, { actor }) => twoPersonOf(tx, actor)),
    guardedRoute(door, 'post', `${OPERATORS}/setSrfh`, ['2'], (tx, { actor, body }) =>
      proposeTwoPerson(tx, actor, textFields(body, 'zt', 'xe')),
    ),
    guardedRoute(door, 'post', `${OPERATORS}/qrSrfh`, ['2'], (tx, { actor, body }) =>
      withDebitNotice(tx, actor, () => answerTwoPerson(tx, actor, textFields(body, 'ty'))),
    ),
    guardedRoute(door, 'post', `${HALL}/wdbj/fuhe`, ['2'], (tx, { actor, body }) =>
      passCheck(tx, actor, textFields(body, 'ywlsh')),
    ),
    guardedRoute(door, 'post', `${HALL}/wdbj/tuihui`, ['2'], (tx, { actor, body }) =>
      returnCheck(tx, actor, textFields(body, 'ywlsh', 'yy')),
    ),
  ];
}
