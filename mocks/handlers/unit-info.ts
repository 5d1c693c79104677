import type { HttpHandler } from 'msw';
import { listDemands, replyToDemand } from '../centre/public/complaints/demand-replies';
import { unitAccount } from '../centre/registration/unit-account';
import { sendUnitCode, unitProfile } from '../centre/registration/unit-changes';
import { unitPayers } from '../centre/remittance/payer-changes';
import { ANY_UNIT } from './callers';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const HALL = '/api/izfgjj-zhfw/v1';
const CHANGE = `${HALL}/jcdwxx/xxbg`;
const PAYERS = `${HALL}/jcdwxx/fkzh`;

/** 单位账户信息, and what GJ0102, GJ0103 and GJ0109 need beside the application itself: what is kept of the unit, and a code. */
export function unitInfoHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${HALL}/hjpz/cjws/getList`, ['2'], (desk, { session, query }) =>
      listDemands(desk, session.actor, { zt: text(query, 'zt'), ...pageOf(query) }),
    ),
    guarded(door, 'post', `${HALL}/hjpz/cjws/huifu`, ['2'], (desk, { session, body }) =>
      replyToDemand(desk, session.actor, { wsh: text(body, 'wsh'), nr: text(body, 'nr') }),
    ),
    guarded(door, 'get', `${HALL}/jcdwxx/getZhxx`, ANY_UNIT, (desk, { session }) => unitAccount(desk, session.actor)),
    guarded(door, 'get', `${CHANGE}/getInfo`, ['2'], (desk, { session }) => unitProfile(desk, session.actor)),
    guarded(door, 'get', `${PAYERS}/getList`, ['2'], (desk, { session }) => unitPayers(desk, session.actor)),
    guarded(door, 'post', `${CHANGE}/sendCode`, ['2'], (desk, { session, body }) =>
      sendUnitCode(desk, session.actor, text(body, 'jbrsjhm')),
    ),
  ];
}
