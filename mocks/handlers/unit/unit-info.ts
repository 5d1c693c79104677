import type { HttpHandler } from 'msw';
import { listDemands, replyToDemand } from '../../centre/public/complaints/demand-replies';
import { unitAccount } from '../../centre/registration/unit-account';
import { sendUnitChangeCode, unitProfile } from '../../centre/registration/unit-changes';
import { unitPayers } from '../../centre/remittance/debit/payer-changes';
import { ANY_UNIT } from '../calls/callers';
import { searchOf, textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';
const CHANGE = `${HALL}/jcdwxx/xxbg`;
const PAYERS = `${HALL}/jcdwxx/fkzh`;

/** 单位账户信息, and the calls of GJ0102, GJ0103 and GJ0109 besides the application: registered data and a code. */
export function unitInfoHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/hjpz/cjws/getList`, ['2'], (tx, { session, query }) =>
      listDemands(tx, session.actor, searchOf(query, ['zt'])),
    ),
    guardedRoute(door, 'post', `${HALL}/hjpz/cjws/huifu`, ['2'], (tx, { session, body }) =>
      replyToDemand(tx, session.actor, { wsh: textField(body, 'wsh'), nr: textField(body, 'nr') }),
    ),
    guardedRoute(door, 'get', `${HALL}/jcdwxx/getZhxx`, ANY_UNIT, (tx, { session }) => unitAccount(tx, session.actor)),
    guardedRoute(door, 'get', `${CHANGE}/getInfo`, ['2'], (tx, { session }) => unitProfile(tx, session.actor)),
    guardedRoute(door, 'get', `${PAYERS}/getList`, ['2'], (tx, { session }) => unitPayers(tx, session.actor)),
    guardedRoute(door, 'post', `${CHANGE}/sendCode`, ['2'], (tx, { session, body }) =>
      sendUnitChangeCode(tx, session.actor, textField(body, 'jbrsjhm')),
    ),
  ];
}
