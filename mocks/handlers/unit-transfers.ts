import type { HttpHandler } from 'msw';
import { remindFormerUnit } from '../centre/members/incoming-member';
import { answerStays, listReminders } from '../centre/members/seal-reminders';
import { transferSheet } from '../centre/members/transfer-sheets';
import { listTransfers } from '../centre/members/unit-transfers';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const TRANSFERS = '/api/izfgjj-zhfw/v1/tczy';

/** What a unit sees of the accounts that came and went, and what it may ask of a former unit (domain catalogue GJ0306). */
export function unitTransferHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'get', `${TRANSFERS}/getList`, ['2'], (desk, { session, query }) =>
      listTransfers(desk, session.actor, {
        ksrq: text(query, 'ksrq'),
        jsrq: text(query, 'jsrq'),
        zyfx: text(query, 'zyfx'),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'post', `${TRANSFERS}/qrd`, ['1', '2'], (desk, { session, body }) =>
      transferSheet(desk, session.actor, { ywlsh: text(body, 'ywlsh') }),
    ),
    guarded(door, 'post', `${TRANSFERS}/tixing`, ['2'], (desk, { session, body }) =>
      remindFormerUnit(desk, session.actor, { xingming: text(body, 'xingming'), zjhm: text(body, 'zjhm') }),
    ),
    guarded(door, 'get', `${TRANSFERS}/getTxjl`, ['2'], (desk, { session }) => listReminders(desk, session.actor)),
    guarded(door, 'post', `${TRANSFERS}/hftx`, ['2'], (desk, { session, body }) =>
      answerStays(desk, session.actor, { id: text(body, 'id'), yy: text(body, 'yy') }),
    ),
  ];
}
