import type { HttpHandler } from 'msw';
import { touchPass } from '../../centre/access/applicants';
import { submit } from '../../centre/office/applications';
import { depositView } from '../../centre/office/unit-deposit-view';
import { beginDeposit, returnToDeposit, sendDepositCode } from '../../centre/registration/unit-deposit';
import { registeredData } from '../../centre/registration/unit-registrations';
import { plain } from '../applications';
import { ANY_UNIT } from '../calls/callers';
import { textFields } from '../calls/request-context';
import { guardedBy, guardedRoute, type MockServer, publicRoute } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';

/** First registration of a unit (docs/rules/gj0101-unit-registration.md): no session, a pass limited to the one application. */
export function unitDepositHandlers(door: MockServer): HttpHandler[] {
  return [
    publicRoute(door, 'get', `${HALL}/dwdj/sendSmsCode`, (tx, visit) =>
      sendDepositCode(tx, visit, textFields(visit.query, 'ywlsh', 'sjhm', 'code', 'uuid')),
    ),
    publicRoute(door, 'post', `${HALL}/dwdj/begin`, (tx, { wall, body }) =>
      beginDeposit(tx, wall, textFields(body, 'tyshxydm', 'sjhm', 'dxyzm')),
    ),
    publicRoute(door, 'post', `${HALL}/dwdj/resume`, (tx, { wall, body }) =>
      returnToDeposit(tx, wall, textFields(body, 'ywlsh', 'sjhm', 'dxyzm')),
    ),
    guardedBy(touchPass, door, 'get', `${HALL}/dwdj/getInfo`, ANY_UNIT, (tx, { actor }) => depositView(tx, actor)),
    guardedBy(touchPass, door, 'post', `${HALL}/dwdj/save`, ['2'], (tx, { actor, body }) =>
      submit(tx, actor, plain(body)),
    ),
    guardedRoute(door, 'get', `${HALL}/jcdwxx/getDjxx`, ANY_UNIT, (tx, { actor }) => registeredData(tx, actor)),
  ];
}
