import type { HttpHandler } from 'msw';
import { inviteOperator, listOperators, resumeOperator } from '../centre/access/operators';
import { answerTwoPerson, proposeTwoPerson, twoPersonOf } from '../centre/access/two-person';
import { passCheck, returnCheck } from '../centre/office/checks';
import { changeRoleWithCases, stopWithCases, withCases } from '../centre/office/operator-cases';
import { withDebitsTold } from '../centre/remittance/standing';
import { type Door, guarded } from './door';
import { text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';
const OPERATORS = `${HALL}/czygl`;

/** Who acts for a unit, and that one checks what another prepares (domain catalogue 6.0, 12.2). */
export function operatorHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${OPERATORS}/getList`, ['2'], (desk, { session }) =>
      withCases(desk, session.actor, listOperators(desk, session.actor)),
    ),
    guarded(door, 'get', `${OPERATORS}/getYqdz`, ['2'], () => ({ yqdz: '/dwRegister' })),
    guarded(door, 'post', `${OPERATORS}/yaoqing`, ['2'], (desk, { session, body }) =>
      withCases(
        desk,
        session.actor,
        inviteOperator(desk, session.actor, {
          xingming: text(body, 'xingming'),
          zjhm: text(body, 'zjhm'),
          sjhm: text(body, 'sjhm'),
          js: text(body, 'js'),
        }),
      ),
    ),
    guarded(door, 'post', `${OPERATORS}/tingyong`, ['2'], (desk, { session, body }) =>
      stopWithCases(desk, session.actor, { czyid: text(body, 'czyid') }),
    ),
    guarded(door, 'post', `${OPERATORS}/huifu`, ['2'], (desk, { session, body }) =>
      withCases(desk, session.actor, resumeOperator(desk, session.actor, { czyid: text(body, 'czyid') })),
    ),
    guarded(door, 'post', `${OPERATORS}/gaijs`, ['2'], (desk, { session, body }) =>
      changeRoleWithCases(desk, session.actor, { czyid: text(body, 'czyid'), js: text(body, 'js') }),
    ),
    guarded(door, 'get', `${OPERATORS}/getSrfh`, ['2'], (desk, { session }) => twoPersonOf(desk, session.actor)),
    guarded(door, 'post', `${OPERATORS}/setSrfh`, ['2'], (desk, { session, body }) =>
      proposeTwoPerson(desk, session.actor, { zt: text(body, 'zt'), xe: text(body, 'xe') }),
    ),
    guarded(door, 'post', `${OPERATORS}/qrSrfh`, ['2'], (desk, { session, body }) =>
      withDebitsTold(desk, session.actor, () => answerTwoPerson(desk, session.actor, { ty: text(body, 'ty') })),
    ),
    guarded(door, 'post', `${HALL}/wdbj/fuhe`, ['2'], (desk, { session, body }) =>
      passCheck(desk, session.actor, { ywlsh: text(body, 'ywlsh') }),
    ),
    guarded(door, 'post', `${HALL}/wdbj/tuihui`, ['2'], (desk, { session, body }) =>
      returnCheck(desk, session.actor, { ywlsh: text(body, 'ywlsh'), yy: text(body, 'yy') }),
    ),
  ];
}
