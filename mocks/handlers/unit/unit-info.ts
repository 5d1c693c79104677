import type { HttpHandler } from 'msw';
import { listDemands, replyToDemand } from '../../centre/public/complaints/demand-replies';
import { unitAccount } from '../../centre/registration/unit-account';
import { sendUnitChangeCode, unitProfile } from '../../centre/registration/unit-changes';
import { unitPayers } from '../../centre/remittance/debit/payer-changes';
import { ANY_UNIT } from '../calls/callers';
import { searchOf, textField, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const HALL = '/api/izfgjj-zhfw/v1';
const CHANGE = `${HALL}/jcdwxx/xxbg`;
const PAYERS = `${HALL}/jcdwxx/fkzh`;

/** 单位账户信息, and the calls of GJ0102, GJ0103 and GJ0109 besides the application: registered data and a code. */
export function unitInfoHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${HALL}/hjpz/cjws/getList`, ['2'], (tx, { actor, query }) =>
      listDemands(tx, actor, searchOf(query, ['zt'])),
    ),
    guardedRoute(door, 'post', `${HALL}/hjpz/cjws/huifu`, ['2'], (tx, { actor, body }) =>
      replyToDemand(tx, actor, textFields(body, 'wsh', 'nr')),
    ),
    guardedRoute(door, 'get', `${HALL}/jcdwxx/getZhxx`, ANY_UNIT, (tx, { actor }) => unitAccount(tx, actor)),
    guardedRoute(door, 'get', `${CHANGE}/getInfo`, ['2'], (tx, { actor }) => unitProfile(tx, actor)),
    guardedRoute(door, 'get', `${PAYERS}/getList`, ['2'], (tx, { actor }) => unitPayers(tx, actor)),
    guardedRoute(door, 'post', `${CHANGE}/sendCode`, ['2'], (tx, { actor, body }) =>
      sendUnitChangeCode(tx, actor, textField(body, 'jbrsjhm')),
    ),
  ];
}
