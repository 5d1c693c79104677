import type { HttpHandler } from 'msw';
import { remindFormerUnit } from '../../centre/members/incoming-member';
import { answerStays, listReminders } from '../../centre/members/seal-reminders';
import { transferSheet } from '../../centre/members/transfer-sheets';
import { listUnitTransfers } from '../../centre/members/unit/unit-transfers';
import { searchOf, textField } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const TRANSFERS = '/api/izfgjj-zhfw/v1/tczy';

/** Transferred accounts of a unit, and reminders to a former unit (docs/rules/gj0306-unit-transfer.md). */
export function unitTransferHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${TRANSFERS}/getList`, ['2'], (tx, { session, query }) =>
      listUnitTransfers(tx, session.actor, searchOf(query, ['ksrq', 'jsrq', 'zyfx'])),
    ),
    guardedRoute(door, 'post', `${TRANSFERS}/qrd`, ['1', '2'], (tx, { session, body }) =>
      transferSheet(tx, session.actor, { ywlsh: textField(body, 'ywlsh') }),
    ),
    guardedRoute(door, 'post', `${TRANSFERS}/tixing`, ['2'], (tx, { session, body }) =>
      remindFormerUnit(tx, session.actor, { xingming: textField(body, 'xingming'), zjhm: textField(body, 'zjhm') }),
    ),
    guardedRoute(door, 'get', `${TRANSFERS}/getTxjl`, ['2'], (tx, { session }) => listReminders(tx, session.actor)),
    guardedRoute(door, 'post', `${TRANSFERS}/hftx`, ['2'], (tx, { session, body }) =>
      answerStays(tx, session.actor, { id: textField(body, 'id'), yy: textField(body, 'yy') }),
    ),
  ];
}
