import type { HttpHandler } from 'msw';
import { remindFormerUnit } from '../../centre/members/incoming-member';
import { answerStays, listReminders } from '../../centre/members/seal-reminders';
import { transferSheet } from '../../centre/members/transfer-sheets';
import { listUnitTransfers } from '../../centre/members/unit/unit-transfers';
import { searchOf, textFields } from '../calls/request-context';
import { guardedRoute, type MockServer } from '../calls/routes';

const TRANSFERS = '/api/izfgjj-zhfw/v1/tczy';

/** Transferred accounts of a unit, and reminders to a former unit (docs/rules/gj0306-unit-transfer.md). */
export function unitTransferHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'get', `${TRANSFERS}/getList`, ['2'], (tx, { actor, query }) =>
      listUnitTransfers(tx, actor, searchOf(query, ['ksrq', 'jsrq', 'zyfx'])),
    ),
    guardedRoute(door, 'post', `${TRANSFERS}/qrd`, ['1', '2'], (tx, { actor, body }) =>
      transferSheet(tx, actor, textFields(body, 'ywlsh')),
    ),
    guardedRoute(door, 'post', `${TRANSFERS}/tixing`, ['2'], (tx, { actor, body }) =>
      remindFormerUnit(tx, actor, textFields(body, 'xingming', 'zjhm')),
    ),
    guardedRoute(door, 'get', `${TRANSFERS}/getTxjl`, ['2'], (tx, { actor }) => listReminders(tx, actor)),
    guardedRoute(door, 'post', `${TRANSFERS}/hftx`, ['2'], (tx, { actor, body }) =>
      answerStays(tx, actor, textFields(body, 'id', 'yy')),
    ),
  ];
}
