import type { HttpHandler } from 'msw';
import { failedRows, listBatches } from '../centre/cases/batch/batch-records';
import { batches, MAX_PART_ROWS } from '../centre/cases/batch/batch-store';
import { addPart, batchAnswer, batchRowsPage, batchTable, closeBatch, openBatch } from '../centre/cases/batch/batches';
import { addRejectedRows } from '../centre/cases/batch/rejected-rows';
import type { Actor, Transaction } from '../centre/kernel/transaction';
import { withQueriesNoted } from '../centre/registers/register-queries';
import type { Callers } from './calls/callers';
import { pagingOf, searchOf, textField } from './calls/request-context';
import { guardedRoute, type MockServer } from './calls/routes';

const BATCH = '/api/izfgjj-zhfw/v1/ywpc';
/** Batches are submitted by units and, for building tables, by developers. */
const CALLERS: Callers = ['2', '3'];

/** Rows of any business, uploaded in parts before the application; the business is named when the batch is opened. */
export function batchHandlers(door: MockServer): HttpHandler[] {
  return [
    guardedRoute(door, 'post', `${BATCH}/add`, CALLERS, (tx, { actor, body }) =>
      openBatch(tx, actor, {
        ywlx: textField(body, 'ywlx'),
        ywlsh: textField(body, 'ywlsh'),
        parts: Number(body.bfs),
      }),
    ),
    guardedRoute(door, 'post', `${BATCH}/mx`, CALLERS, (tx, { actor, body }) =>
      checking(tx, actor, textField(body, 'pcbh'), (pcbh) =>
        addPart(tx, actor, { pcbh, no: Number(body.xh), rows: Array.isArray(body.mx) ? body.mx : [] }),
      ),
    ),
    guardedRoute(door, 'post', `${BATCH}/wtg`, CALLERS, (tx, { actor, body }) =>
      addRejectedRows(tx, actor, {
        pcbh: textField(body, 'pcbh'),
        no: Number(body.xh),
        rows: Array.isArray(body.mx) ? body.mx : [],
      }),
    ),
    guardedRoute(door, 'get', `${BATCH}/getJl`, ['2'], (tx, { actor, query }) =>
      listBatches(tx, actor, searchOf(query, ['ywlx', 'ksrq', 'jsrq'])),
    ),
    guardedRoute(door, 'get', `${BATCH}/getSbmx`, ['2'], (tx, { actor, query }) =>
      failedRows(tx, actor, {
        pcbh: textField(query, 'pcbh'),
        ...pagingOf(query, MAX_PART_ROWS),
        whole: textField(query, 'wz') === '1',
      }),
    ),
    guardedRoute(door, 'post', `${BATCH}/end`, CALLERS, (tx, { actor, body }) =>
      checking(tx, actor, textField(body, 'pcbh'), (pcbh) => batchAnswer(closeBatch(tx, actor, pcbh))),
    ),
    guardedRoute(door, 'get', `${BATCH}/getMxb`, CALLERS, (tx, { actor, query }) =>
      batchTable(tx, actor, searchOf(query, ['pcbh', 'cx'], MAX_PART_ROWS)),
    ),
    guardedRoute(door, 'get', `${BATCH}/getList`, CALLERS, (tx, { actor, query }) =>
      batchRowsPage(tx, actor, searchOf(query, ['pcbh'], MAX_PART_ROWS, MAX_PART_ROWS)),
    ),
  ];
}

/** Runs a row check against registers as the batch's business. */
function checking<T>(tx: Transaction, actor: Actor, pcbh: string, work: (pcbh: string) => T): T {
  const ywlx = batches(tx.store).get(pcbh)?.ywlx ?? '';
  return withQueriesNoted(tx, actor, { ywlx, doing: '核对名单时' }, () => work(pcbh));
}
