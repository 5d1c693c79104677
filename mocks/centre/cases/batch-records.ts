// The batches that a unit has handed in, and what of each came to nothing (domain catalogue 6.0 and GJ0314, 记录列表).
import type { BatchRow } from '@/api/batch-records';
import type { CaseState } from '@/api/business';
import type { CaseRowsPage } from '@/api/case-rows';
import type { Page } from '@/api/person';
import { maskIdNumber, maskPhone } from '@/domain/mask';
import { type Actor, actorOf, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import type { Store } from '../kernel/store';
import { type BatchRecord, batches } from './batch-store';
import { arrivedNumbers, arrivedRows, ownBatch } from './batches';
import { type CaseRecord, cases, FINAL } from './case-states';
import type { RowColumn } from './column-reader';
import { leftOutRows } from './left-out-rows';
import { ruleFor } from './registered';
import { cellWords, isPersonal, tablePage } from './rows-table';
import type { BatchRule } from './rule';
import { stateName } from './state-notes';

const DONE: CaseState = '99';
const TAKEN_BACK: CaseState = '85';
const LINE = '行号';
const REASON = '错误原因';

/** What an own batch is about, once it is handed in. */
interface HandedIn {
  batch: BatchRecord;
  record: CaseRecord;
  rule: BatchRule;
  /** Put right and sent anew: the rows that were handed in with it are those of another batch. */
  replaced: boolean;
}

/** 批次记录, the newest first; the days are those of handing in, both inclusive. */
export function listBatches(
  desk: Desk,
  actor: Actor,
  asked: Paging & { ywlx: string; ksrq: string; jsrq: string },
): Page<BatchRow> {
  const own = handedInBy(desk.store, ownerOf(actor));
  const found = own.filter(({ batch }) => !asked.ywlx || batch.ywlx === asked.ywlx);
  const chosen = chosenRows(found, asked, { day: handedInAt, newest: (one) => handedInAt(one) + one.batch.pcbh });
  return pageOfRows(desk, chosen, asked, (one) => rowOf(desk, one));
}

/** The rows of a batch that came to nothing, each with the reason. `whole`: as they were typed, to be put right and brought in again. */
export function failedRows(
  desk: Desk,
  actor: Actor,
  input: { pcbh: string; page: number; size: number; whole: boolean },
): CaseRowsPage {
  const batch = ownBatch(desk, actor, input.pcbh);
  const found = handedInOf(desk.store, batch);
  if (!found) throw new Refusal(REFUSED, '该批次尚未提交，请从“批次记录”进入');
  const { columns = [], label } = found.rule;
  const failed = failuresOf(desk, found);
  const table = {
    lm: [LINE, ...columns.map(({ title }) => title), REASON],
    key: 1,
    count: failed.length,
    cells: (at: number) => {
      const { hh, cells, yy } = failed[at] ?? { hh: '', cells: {}, yy: '' };
      return [hh, ...columns.map((column) => shown(column, cells[column.name] ?? '', input.whole)), yy];
    },
  };
  return tablePage(desk, label, table, { page: input.page, size: input.size, cx: '' });
}

const handedInAt = ({ batch, record }: HandedIn) => batch.handedIn ?? record.slsj;

function handedInBy(store: Store, owner: string): HandedIn[] {
  return [...batches(store).values()].flatMap((batch) =>
    batch.owner === owner ? (handedInOf(store, batch) ?? []) : [],
  );
}

/** Of several batches under one number only the last is what the application is about; of one before it remains what was left out. */
function handedInOf(store: Store, batch: BatchRecord): HandedIn | undefined {
  const record = cases(store).get(batch.ywlsh);
  const rule = ruleFor(actorOf(batch.owner).kind, batch.ywlx)?.batch;
  if (!record || !rule?.columns) return undefined;
  const replaced = record.values.pcbh !== batch.pcbh;
  if (replaced && (batch.handedIn === undefined || !batch.leftParts)) return undefined;
  return { batch, record, rule, replaced };
}

function rowOf(desk: Desk, found: HandedIn): BatchRow {
  const { batch, record, replaced } = found;
  const left = leftOutRows(desk.store, batch).length;
  const handed = replaced ? 0 : (batch.closed?.zs ?? 0);
  const failed = failuresOf(desk, found).length;
  const done = record.ywzt === DONE && !replaced ? handed + left - failed - waitingOf(desk, found) : 0;
  return {
    pcbh: batch.pcbh,
    ywlx: batch.ywlx,
    ywlsh: batch.ywlsh,
    tjsj: handedInAt(found),
    zs: handed + left,
    // Nothing has been carried out before the case is.
    cgs: done,
    sbs: failed,
    wbs: handed + left - done - failed,
    zt: replaced ? '已补正重报' : stateName(desk.store, record),
  };
}

/** Rows of which it is not known yet what becomes of them: neither done nor failed. */
function waitingOf(desk: Desk, { batch, record, rule }: HandedIn): number {
  const { waits } = rule;
  return waits ? arrivedRows<object>(desk.store, batch).filter((row) => waits(desk, row, record)).length : 0;
}

interface Failure {
  /** Its number in the file, by which the reasons of others name it; '' where it is not known. */
  hh: string;
  cells: Readonly<Record<string, string>>;
  yy: string;
}

/**
 * What was left out, and of what was handed in whatever came to nothing: all of it where the centre ended the case without
 * carrying it out. What the unit took back itself has not failed.
 */
function failuresOf(desk: Desk, { batch, record, rule, replaced }: HandedIn): Failure[] {
  const left = leftOutRows(desk.store, batch);
  if (replaced) return left;
  const ended = FINAL.includes(record.ywzt) && ![DONE, TAKEN_BACK].includes(record.ywzt);
  const { undone } = rule;
  if (!ended && (record.ywzt !== DONE || !undone)) return left;
  const why = `${stateName(desk.store, record)}${record.sbyy ? `：${record.sbyy.yy}` : ''}`;
  const numbers = arrivedNumbers(desk.store, batch);
  const came = arrivedRows<Record<string, string>>(desk.store, batch).flatMap((row, at) => {
    const yy = ended ? why : (undone?.(desk, row, record) ?? '');
    return yy === '' ? [] : [{ hh: numbers[at] ?? '', cells: namedCells(rule.columns ?? [], row), yy }];
  });
  return [...left, ...came].sort((one, other) => Number(one.hh) - Number(other.hh));
}

/** A row as it was read, in the words that it is typed in. */
function namedCells(columns: readonly RowColumn[], row: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ name, kind, ...column }) => {
      const value = row[name] ?? '';
      // An amount stays one that can be brought in again.
      return [name, value === '' || kind === 'money' ? value : cellWords({ name, kind, ...column }, value, true)];
    }),
  );
}

function shown(column: RowColumn, text: string, whole: boolean): string {
  if (whole || !isPersonal(column)) return text;
  return column.name.endsWith('sjhm') ? maskPhone(text) : maskIdNumber(text);
}
