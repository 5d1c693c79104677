import type { HttpHandler } from 'msw';
import { failedRows, listBatches } from '../centre/cases/batch-records';
import { batches, MOST_PART_ROWS } from '../centre/cases/batch-store';
import { addPart, batchAnswer, batchRows, batchTable, closeBatch, openBatch } from '../centre/cases/batches';
import { addLeftOut } from '../centre/cases/left-out-rows';
import type { Actor, Desk } from '../centre/kernel/desk';
import { withQueriesNoted } from '../centre/registers/register-queries';
import type { Callers } from './callers';
import { type Door, guarded } from './door';
import { pageOf, text } from './visit';

const BATCH = '/api/izfgjj-zhfw/v1/ywpc';
/** Lists of many are handed in by units and, for building tables, by developers. */
const CALLERS: Callers = ['2', '3'];

/** Rows of any business that come beforehand, in parts; which business it is says the one who opens the batch. */
export function batchHandlers(door: Door): HttpHandler[] {
  return [
    guarded(door, 'post', `${BATCH}/add`, CALLERS, (desk, { session, body }) =>
      openBatch(desk, session.actor, {
        ywlx: text(body, 'ywlx'),
        ywlsh: text(body, 'ywlsh'),
        parts: Number(body.bfs),
      }),
    ),
    guarded(door, 'post', `${BATCH}/mx`, CALLERS, (desk, { session, body }) =>
      checking(desk, session.actor, text(body, 'pcbh'), (pcbh) =>
        addPart(desk, session.actor, { pcbh, no: Number(body.xh), rows: Array.isArray(body.mx) ? body.mx : [] }),
      ),
    ),
    guarded(door, 'post', `${BATCH}/wtg`, CALLERS, (desk, { session, body }) =>
      addLeftOut(desk, session.actor, {
        pcbh: text(body, 'pcbh'),
        no: Number(body.xh),
        rows: Array.isArray(body.mx) ? body.mx : [],
      }),
    ),
    guarded(door, 'get', `${BATCH}/getJl`, ['2'], (desk, { session, query }) =>
      listBatches(desk, session.actor, {
        ywlx: text(query, 'ywlx'),
        ksrq: text(query, 'ksrq'),
        jsrq: text(query, 'jsrq'),
        ...pageOf(query),
      }),
    ),
    guarded(door, 'get', `${BATCH}/getSbmx`, ['2'], (desk, { session, query }) =>
      failedRows(desk, session.actor, {
        pcbh: text(query, 'pcbh'),
        ...pageOf(query, MOST_PART_ROWS),
        whole: text(query, 'wz') === '1',
      }),
    ),
    guarded(door, 'post', `${BATCH}/end`, CALLERS, (desk, { session, body }) =>
      checking(desk, session.actor, text(body, 'pcbh'), (pcbh) => batchAnswer(closeBatch(desk, session.actor, pcbh))),
    ),
    guarded(door, 'get', `${BATCH}/getMxb`, CALLERS, (desk, { session, query }) =>
      batchTable(desk, session.actor, {
        pcbh: text(query, 'pcbh'),
        cx: text(query, 'cx'),
        ...pageOf(query, MOST_PART_ROWS),
      }),
    ),
    guarded(door, 'get', `${BATCH}/getList`, CALLERS, (desk, { session, query }) =>
      batchRows(desk, session.actor, {
        pcbh: text(query, 'pcbh'),
        ...pageOf(query, MOST_PART_ROWS, MOST_PART_ROWS),
      }),
    ),
  ];
}

/** Rows are compared with registers for the business that the batch is of. */
function checking<T>(desk: Desk, actor: Actor, pcbh: string, work: (pcbh: string) => T): T {
  const ywlx = batches(desk.store).get(pcbh)?.ywlx ?? '';
  return withQueriesNoted(desk, actor, { ywlx, doing: '核对名单时' }, () => work(pcbh));
}
