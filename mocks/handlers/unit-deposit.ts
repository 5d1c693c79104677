import type { HttpHandler } from 'msw';
import { touchPass } from '../centre/access/applicants';
import { submit } from '../centre/office/applications';
import { depositView } from '../centre/office/unit-deposit-view';
import { beginDeposit, returnToDeposit, sendDepositCode } from '../centre/registration/unit-deposit';
import { registeredData } from '../centre/registration/unit-registrations';
import { plain } from './applications';
import { ANY_UNIT } from './callers';
import { type Door, guarded, guardedBy, open } from './door';
import { text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';

/** First registration of a unit (domain catalogue 11, /UnitDeposit): without a session, by a pass to the one application. */
export function unitDepositHandlers(door: Door): HttpHandler[] {
  return [
    open(door, 'get', `${HALL}/dwdj/sendSmsCode`, (desk, visit) =>
      sendDepositCode(desk, visit, {
        ywlsh: text(visit.query, 'ywlsh'),
        sjhm: text(visit.query, 'sjhm'),
        code: text(visit.query, 'code'),
        uuid: text(visit.query, 'uuid'),
      }),
    ),
    open(door, 'post', `${HALL}/dwdj/begin`, (desk, { wall, body }) =>
      beginDeposit(desk, wall, {
        tyshxydm: text(body, 'tyshxydm'),
        sjhm: text(body, 'sjhm'),
        dxyzm: text(body, 'dxyzm'),
      }),
    ),
    open(door, 'post', `${HALL}/dwdj/resume`, (desk, { wall, body }) =>
      returnToDeposit(desk, wall, {
        ywlsh: text(body, 'ywlsh'),
        sjhm: text(body, 'sjhm'),
        dxyzm: text(body, 'dxyzm'),
      }),
    ),
    guardedBy(touchPass, door, 'get', `${HALL}/dwdj/getInfo`, ANY_UNIT, (desk, { session }) =>
      depositView(desk, session.actor),
    ),
    guardedBy(touchPass, door, 'post', `${HALL}/dwdj/save`, ['2'], (desk, { session, body }) =>
      submit(desk, session.actor, plain(body)),
    ),
    guarded(door, 'get', `${HALL}/jcdwxx/getDjxx`, ANY_UNIT, (desk, { session }) =>
      registeredData(desk, session.actor),
    ),
  ];
}
