// 批次记录: submitted batches of a unit and their failed rows (docs/rules/unit.md, Batches of members).
import type { BatchRow } from '@/api/cases/batch-records';
import type { CaseState } from '@/api/cases/business';
import type { CaseRowsPage } from '@/api/cases/case-rows';
import type { Page } from '@/api/person/person';
import { maskIdNumber, maskPhone } from '@/domain/text/mask';
import type { RowColumn } from '@/schema/row-columns';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import type { Store } from '../../kernel/store';
import {
  type Actor,
  actorOf,
  BusinessError,
  type OwnerKey,
  ownerOf,
  REFUSED,
  type Transaction,
} from '../../kernel/transaction';
import { type CaseRecord, cases, FINAL } from '../case-states';
import { ruleFor } from '../registered';
import type { BatchRule } from '../rule';
import { stateName } from '../state-notes';
import { type BatchRecord, batches } from './batch-store';
import { arrivedNumbers, arrivedRows, batchOfActor } from './batches';
import { rejectedRows } from './rejected-rows';
import { cellDisplayText, isPersonal, tablePage } from './rows-table';

const DONE: CaseState = '99';
const TAKEN_BACK: CaseState = '85';
const LINE = '行号';
const REASON = '错误原因';

/** A submitted batch with its case. */
interface HandedIn {
  batch: BatchRecord;
  record: CaseRecord;
  rule: BatchRule;
  /** A corrected batch was submitted in its place: the submitted rows are those of the other batch. */
  replaced: boolean;
}

/** Returns 批次记录, newest first; the days of submission are inclusive at both ends. */
export function listBatches(
  tx: Transaction,
  actor: Actor,
  request: Paging & { ywlx: string; ksrq: string; jsrq: string },
): Page<BatchRow> {
  const own = handedInBy(tx.store, ownerOf(actor));
  const found = own.filter(({ batch }) => !request.ywlx || batch.ywlx === request.ywlx);
  const chosen = chosenRows(found, request, { day: handedInAt, newest: (one) => handedInAt(one) + one.batch.pcbh });
  return pageOfRows(tx, chosen, request, (one) => rowOf(tx, one));
}

/** Returns the failed rows of a batch with their reasons. `whole`: unmasked as typed, for correction and a new import. */
export function failedRows(
  tx: Transaction,
  actor: Actor,
  input: { pcbh: string; page: number; size: number; whole: boolean },
): CaseRowsPage {
  const batch = batchOfActor(tx, actor, input.pcbh);
  const found = handedInOf(tx.store, batch);
  if (!found) throw new BusinessError(REFUSED, '该批次尚未提交，请从“批次记录”进入');
  const { columns = [], label } = found.rule;
  const failed = failuresOf(tx, found);
  const table = {
    lm: [LINE, ...columns.map(({ title }) => title), REASON],
    key: 1,
    count: failed.length,
    cells: (at: number) => {
      const { hh, cells, yy } = failed[at] ?? { hh: '', cells: {}, yy: '' };
      return [hh, ...columns.map((column) => shown(column, cells[column.name] ?? '', input.whole)), yy];
    },
  };
  return tablePage(tx, label, table, { page: input.page, size: input.size, cx: '' });
}

const handedInAt = ({ batch, record }: HandedIn) => batch.handedIn ?? record.slsj;

function handedInBy(store: Store, owner: OwnerKey): HandedIn[] {
  return [...batches(store).values()].flatMap((batch) =>
    batch.owner === owner ? (handedInOf(store, batch) ?? []) : [],
  );
}

/** Of several batches under one number the case refers to the last; an earlier one remains only for its rejected rows. */
function handedInOf(store: Store, batch: BatchRecord): HandedIn | undefined {
  const record = cases(store).get(batch.ywlsh);
  const rule = ruleFor(actorOf(batch.owner).kind, batch.ywlx)?.batch;
  if (!record || !rule?.columns) return undefined;
  const replaced = record.values.pcbh !== batch.pcbh;
  if (replaced && (batch.handedIn === undefined || !batch.leftParts)) return undefined;
  return { batch, record, rule, replaced };
}

function rowOf(tx: Transaction, found: HandedIn): BatchRow {
  const { batch, record, replaced } = found;
  const left = rejectedRows(tx.store, batch).length;
  const handed = replaced ? 0 : (batch.closed?.zs ?? 0);
  const failed = failuresOf(tx, found).length;
  const done = record.ywzt === DONE && !replaced ? handed + left - failed - waitingOf(tx, found) : 0;
  return {
    pcbh: batch.pcbh,
    ywlx: batch.ywlx,
    ywlsh: batch.ywlsh,
    tjsj: handedInAt(found),
    zs: handed + left,
    // Rows are carried out only when the case is done.
    cgs: done,
    sbs: failed,
    wbs: handed + left - done - failed,
    zt: replaced ? '已补正重报' : stateName(tx.store, record),
  };
}

/** Counts the rows with an open outcome: neither done nor failed. */
function waitingOf(tx: Transaction, { batch, record, rule }: HandedIn): number {
  const { waits } = rule;
  return waits ? arrivedRows<object>(tx.store, batch).filter((row) => waits(tx, row, record)).length : 0;
}

interface Failure {
  /** Row number in the file, cited by the reasons of other rows; '' if unknown. */
  hh: string;
  cells: Readonly<Record<string, string>>;
  yy: string;
}

/**
 * Returns the rejected rows and the submitted rows that failed: all of them if the centre ended the case without carrying it out. Rows of a
 * withdrawn case have not failed.
 */
function failuresOf(tx: Transaction, { batch, record, rule, replaced }: HandedIn): Failure[] {
  const left = rejectedRows(tx.store, batch);
  if (replaced) return left;
  const ended = FINAL.includes(record.ywzt) && ![DONE, TAKEN_BACK].includes(record.ywzt);
  const { undone } = rule;
  if (!ended && (record.ywzt !== DONE || !undone)) return left;
  const why = `${stateName(tx.store, record)}${record.sbyy ? `：${record.sbyy.yy}` : ''}`;
  const numbers = arrivedNumbers(tx.store, batch);
  const came = arrivedRows<Record<string, string>>(tx.store, batch).flatMap((row, at) => {
    const yy = ended ? why : (undone?.(tx, row, record) ?? '');
    return yy === '' ? [] : [{ hh: numbers[at] ?? '', cells: namedCells(rule.columns ?? [], row), yy }];
  });
  return [...left, ...came].sort((one, other) => Number(one.hh) - Number(other.hh));
}

/** Formats the cells of a stored row as they are typed in the file. */
function namedCells(columns: readonly RowColumn[], row: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ name, kind, ...column }) => {
      const value = row[name] ?? '';
      // An amount keeps a form that the import accepts.
      return [name, value === '' || kind === 'money' ? value : cellDisplayText({ name, kind, ...column }, value, true)];
    }),
  );
}

function shown(column: RowColumn, text: string, whole: boolean): string {
  if (whole || !isPersonal(column)) return text;
  return column.name.endsWith('sjhm') ? maskPhone(text) : maskIdNumber(text);
}
