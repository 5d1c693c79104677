// Upload of rows in parts under a business number, before the application itself is submitted; common to all businesses.
import type { Batch } from '@/api/cases/batches';
import type { CaseRowsPage } from '@/api/cases/case-rows';
import { fundTime, type PlainDate } from '@/domain/dates';
import { isRecord, textOf } from '@/lib/foreign-json';
import { requireNumberOfActor } from '../../kernel/business-numbers';
import { type Paging, pageOfRows } from '../../kernel/list-page';
import type { Store } from '../../kernel/store';
import { type Actor, actorOf, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { type CaseRecord, cases, casesOf, FINAL } from '../case-states';
import type { FieldReader } from '../field-reader';
import { ruleFor } from '../registered';
import type { Application, BatchRule, ClosedBatch, RowsTable } from '../rule';
import { refuseSubmitted as refuseClosed } from '../submitted';
import { type BatchRecord, batches, MAX_PART_ROWS, MAX_PARTS, partKey, parts, rejectedRowParts } from './batch-store';
import { type RowsRequest, tablePage } from './rows-table';

const MOST_ROWS = 100_000;

/** Opens a batch; an earlier one under the same number is dropped, unless it was submitted with an application. */
export function openBatch(
  tx: Transaction,
  actor: Actor,
  input: { ywlx: string; ywlsh: string; parts: number },
): { pcbh: string } {
  const { ywlx, ywlsh } = input;
  const rule = batchRule(actor, ywlx);
  requireNumberOfActor(tx, actor, ywlx, ywlsh);
  refuseSubmittedBatch(tx.store, ywlsh, rule);
  if (!Number.isInteger(input.parts) || input.parts < 1 || input.parts > MAX_PARTS) {
    throw new BusinessError(REFUSED, '批次的份数不正确，请重新导入');
  }
  dropOthers(tx.store, ywlsh, cases(tx.store).get(ywlsh)?.values.pcbh);
  const pcbh = nextBatchNumber(tx.store, tx.today());
  const record = { pcbh, ywlsh, ywlx, owner: ownerOf(actor), parts: input.parts, closed: null };
  batches(tx.store).put(pcbh, record);
  return { pcbh };
}

/** Digits of a row's number in the file. */
const LONGEST_NUMBER = 7;

/** Stores one part. @throws BusinessError with `fieldErrors` of 'mx.row.column', rows counted from 0 within the part */
export function addPart(
  tx: Transaction,
  actor: Actor,
  input: { pcbh: string; no: number; rows: readonly unknown[] },
): null {
  const batch = batchOfActor(tx, actor, input.pcbh);
  const rule = batchRule(actor, batch.ywlx);
  refuseSubmittedBatch(tx.store, batch.ywlsh, rule);
  if (!Number.isInteger(input.no) || input.no < 1 || input.no > batch.parts) {
    throw new BusinessError(REFUSED, '批次的份号不正确，请重新导入');
  }
  if (input.rows.length === 0 || input.rows.length > MAX_PART_ROWS) {
    throw new BusinessError(REFUSED, `每份应有1至${MAX_PART_ROWS}行`);
  }
  const read = rule.reader(tx, actor);
  const fieldErrors: Record<string, string> = {};
  const zbyw: Record<string, string> = {};
  const reasons = new Map<string, number>();
  const rows = input.rows.flatMap((raw, index) => {
    const found = read(isRecord(raw) ? raw : {});
    if ('row' in found) return [Object.freeze(found.row)];
    const why = Object.values(found.faults)[0] ?? '';
    reasons.set(why, (reasons.get(why) ?? 0) + 1);
    for (const [column, sentence] of Object.entries(found.faults)) fieldErrors[`mx.${index}.${column}`] = sentence;
    for (const [column, ywlx] of Object.entries(found.leads ?? {})) zbyw[`mx.${index}.${column}`] = ywlx;
    return [];
  });
  if (Object.keys(fieldErrors).length > 0) {
    const text = `有${input.rows.length - rows.length}行未通过中心核对：${reasonsText(reasons)}`;
    throw new BusinessError(REFUSED, text, { fieldErrors, data: { zbyw } });
  }
  const hh = input.rows.map((raw) => (isRecord(raw) ? textOf(raw.hh).slice(0, LONGEST_NUMBER) : ''));
  parts(tx.store).put(partKey(batch.pcbh, input.no), { pcbh: batch.pcbh, no: input.no, rows, hh });
  if (batch.closed) batches(tx.store).put(batch.pcbh, { ...batch, closed: null });
  return null;
}

/** Joins reasons with their counts of rows; beyond three, the rows themselves carry the reason. */
function reasonsText(reasons: ReadonlyMap<string, number>): string {
  const counted = [...reasons].slice(0, 3).map(([why, count]) => (reasons.size > 1 ? `${why}（${count}行）` : why));
  return `${counted.join('；')}${reasons.size > 3 ? '；其余原因见各行' : ''}`;
}

/** Validates the batch as a whole, as of now, and stores the result. @throws BusinessError if the batch is invalid */
export function closeBatch(tx: Transaction, actor: Actor, pcbh: string): ClosedBatch {
  const batch = batchOfActor(tx, actor, pcbh);
  const closed = judged(tx, actor, batch, batchRule(actor, batch.ywlx));
  keepBatch(tx, closed);
  return closed;
}

/** End of an error sentence, for a user who can change the rows. */
export const CHANGE_ROWS = '，请修改明细后重新提交';

/** Response to the page. */
export function batchAnswer({ pcbh, zs, hz, tsxx }: ClosedBatch): Batch {
  return { pcbh, zs, hz, tsxx };
}

/**
 * Returns the batch that an application names as `pcbh`: validated again until it is submitted, then as stored, so that a retried
 * submission reads the same. Errors are reported on the field of the rows.
 */
export function readBatch<Row extends object, Totals extends object>(
  reader: FieldReader,
  { tx, actor, ywlsh, again }: Application,
  rule: BatchRule<Row, Totals>,
): ClosedBatch<Totals> | undefined {
  const pcbh = reader.text('pcbh', { label: rule.label, most: 60 });
  if (pcbh === '') {
    reader.fail('mx', `请导入或填写${rule.label}`);
    return undefined;
  }
  try {
    const batch = batchOfActor(tx, actor, pcbh, rule.label);
    if (batch.ywlsh !== ywlsh && !cameToNothing(tx.store, batch.ywlsh)) {
      throw new BusinessError(REFUSED, `${rule.label}属于另一笔业务，请重新导入`);
    }
    if (!batch.closed) throw new BusinessError(REFUSED, `${rule.label}尚未上传完，请重新导入`);
    // Stored by this rule.
    if (!again && isHandedIn(tx.store, ywlsh)) return batch.closed as ClosedBatch<Totals>;
    return judged(tx, actor, batch, rule);
  } catch (refusal) {
    if (!(refusal instanceof BusinessError)) throw refusal;
    reader.fail('mx', refusal.message);
    return undefined;
  }
}

/** Binds a batch to its application; a batch of an earlier application that ended without effect moves to this one. */
export function submitBatch(tx: Transaction, ywlsh: string, closed: ClosedBatch): void {
  keepBatch(tx, closed, { ywlsh, handedIn: fundTime(tx.now()) });
  dropOthers(tx.store, ywlsh, closed.pcbh);
  const batch = batches(tx.store).get(closed.pcbh);
  const { owner, ywlx = '' } = batch ?? {};
  if (!batch || !owner) return;
  ruleFor(actorOf(owner).kind, ywlx)?.batch?.handedIn?.(
    tx,
    { owner, ywlsh, pcbh: closed.pcbh },
    arrivedRows<object>(tx.store, batch),
  );
}

function keepBatch({ store }: Transaction, closed: ClosedBatch, sent?: Pick<BatchRecord, 'ywlsh' | 'handedIn'>): void {
  const batch = batches(store).get(closed.pcbh);
  if (batch) batches(store).put(batch.pcbh, { ...batch, closed, ...sent });
}

/** Returns all parsed rows of a batch. @throws BusinessError while a part is missing */
export function rowsOfBatch<Row extends object>(
  tx: Transaction,
  actor: Actor,
  pcbh: string,
  { label }: Pick<BatchRule<Row>, 'label' | 'reader'>,
): Row[] {
  const batch = batchOfActor(tx, actor, pcbh, label);
  return Array.from({ length: batch.parts }, (_, at) => {
    const part = parts<Row>(tx.store).get(partKey(pcbh, at + 1));
    if (!part) throw new BusinessError(REFUSED, `${label}第${at + 1}份尚未收到，请重新导入`);
    return part.rows;
  }).flat();
}

/** Returns the rows received so far, to determine the materials needed; empty for a batch that no longer exists. */
export function receivedRows<Row extends object>({ store }: { store: Store }, actor: Actor, pcbh: string): Row[] {
  const batch = batches(store).get(pcbh);
  return batch?.owner === ownerOf(actor) ? arrivedRows<Row>(store, batch) : [];
}

/** Returns the rows as sent, to resume the upload; missing parts are skipped. */
export function batchRowsPage(tx: Transaction, actor: Actor, input: Paging & { pcbh: string }) {
  const rows = arrivedRows<Record<string, string>>(tx.store, batchOfActor(tx, actor, input.pcbh));
  return pageOfRows(tx, rows, input);
}

/** Returns a page of the formatted rows before submission; every column unmasked for the preparer. */
export function batchTable(tx: Transaction, actor: Actor, input: RowsRequest & { pcbh: string }): CaseRowsPage {
  const batch = batchOfActor(tx, actor, input.pcbh);
  const rule = batchRule(actor, batch.ywlx);
  const { owner, ywlsh, pcbh } = batch;
  const of = { owner, ywlsh, pcbh, ywzt: '01', whole: true } as const;
  const table = rule.table(tx, arrivedRows<object>(tx.store, batch), of);
  return tablePage(tx, rule.label, table, input);
}

/** Returns the table of rows submitted with a case, all columns; undefined for a case without rows. */
export function caseTable(
  tx: Transaction,
  record: CaseRecord,
  whole: boolean,
): { bt: string; table: RowsTable } | undefined {
  const { owner, ywlsh, ywzt, values } = record;
  const batch = batches(tx.store).get(values.pcbh ?? '');
  const rule = batch && ruleFor(actorOf(owner).kind, batch.ywlx)?.batch;
  if (!batch || !rule) return undefined;
  return {
    bt: rule.label,
    table: rule.table(tx, arrivedRows<object>(tx.store, batch), { owner, ywlsh, pcbh: batch.pcbh, ywzt, whole }),
  };
}

/** Returns the file number of each received row in order; '' where it came without one. */
export function arrivedNumbers(store: Store, { pcbh, parts: count }: BatchRecord): string[] {
  return Array.from({ length: count }, (_, at) => {
    const part = parts(store).get(partKey(pcbh, at + 1));
    return part?.rows.map((_row, index) => part.hh?.[index] ?? '') ?? [];
  }).flat();
}

/** Returns the rows of a batch as parsed by its rule; missing parts are skipped. */
export function arrivedRows<Row>(store: Store, { pcbh, parts: count }: BatchRecord): Row[] {
  return Array.from({ length: count }, (_, at) => parts<Row>(store).get(partKey(pcbh, at + 1))?.rows ?? []).flat();
}

function judged<Row extends object, Totals extends object>(
  tx: Transaction,
  actor: Actor,
  { pcbh }: BatchRecord,
  rule: BatchRule<Row, Totals>,
): ClosedBatch<Totals> {
  const rows = rowsOfBatch(tx, actor, pcbh, rule);
  if (rows.length > MOST_ROWS) throw new BusinessError(REFUSED, `一批最多${MOST_ROWS}行，请分批办理`);
  const totals = rule.totals(tx, actor, rows);
  return { pcbh, zs: rows.length, totals, hz: rule.figures(totals), tsxx: rule.warnings?.(totals) ?? [] };
}

/** Returns the batch rule of a business. @throws BusinessError for a business without batch rows */
export function batchRule({ kind }: Actor, ywlx: string): BatchRule {
  const rule = ruleFor(kind, ywlx)?.batch;
  if (!rule) throw new BusinessError(REFUSED, '该业务不能批量办理');
  return rule;
}

/** Returns an own batch. @throws BusinessError for any other batch */
export function batchOfActor(tx: Transaction, actor: Actor, pcbh: string, asked?: string): BatchRecord {
  const batch = batches(tx.store).get(pcbh);
  const label = asked ?? (batch && ruleFor(actor.kind, batch.ywlx)?.batch?.label) ?? '明细';
  if (batch?.owner !== ownerOf(actor)) throw new BusinessError(REFUSED, `未找到${label}批次，请重新导入`);
  return batch;
}

/** Refuses changes of a submitted batch. @throws BusinessError unless its case is open for correction */
export function refuseSubmittedBatch(store: Store, ywlsh: string, { label }: BatchRule): void {
  const record = cases(store).get(ywlsh);
  if (record && record.ywzt !== '97') refuseClosed(record, `该业务已提交，${label}不能再修改`);
}

function isHandedIn(store: Store, ywlsh: string): boolean {
  const record = cases(store).get(ywlsh);
  return record !== undefined && record.ywzt !== '97';
}

/** Returns whether the case ended without effect: its rows move to the next application with the rest of the draft (releaseDraft). */
function cameToNothing(store: Store, ywlsh: string): boolean {
  const state = cases(store).get(ywlsh)?.ywzt;
  return state !== undefined && state !== '99' && FINAL.includes(state);
}

function dropOthers(store: Store, ywlsh: string, kept: string | undefined): void {
  for (const one of [...batches(store).values()]) {
    if (one.ywlsh !== ywlsh || one.pcbh === kept) continue;
    // Another application that was submitted with the batch keeps it.
    const before = casesOf(store, one.owner).findLast(
      (record) => record.values.pcbh === one.pcbh && record.ywlsh !== ywlsh,
    );
    if (before) batches(store).put(one.pcbh, { ...one, ywlsh: before.ywlsh });
    else if (one.handedIn !== undefined && one.leftParts) keepLeftOut(store, one);
    else drop(store, one);
  }
}

/** Drops the rows for a new upload; rejected rows stay in the unit's records. */
function keepLeftOut(store: Store, batch: BatchRecord): void {
  dropRows(store, batch);
  batches(store).put(batch.pcbh, { ...batch, parts: 0, closed: null });
}

function drop(store: Store, batch: BatchRecord): void {
  dropRows(store, batch);
  for (let no = 1; no <= (batch.leftParts ?? 0); no += 1) rejectedRowParts(store).delete(partKey(batch.pcbh, no));
  batches(store).delete(batch.pcbh);
}

function dropRows(store: Store, { pcbh, parts: count }: BatchRecord): void {
  for (let no = 1; no <= count; no += 1) parts(store).delete(partKey(pcbh, no));
}

function nextBatchNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ day: PlainDate; last: number }>('counters');
  const former = counters.get('pcbh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('pcbh', { day, last });
  return `PC${day.replaceAll('-', '')}${String(last).padStart(8, '0')}`;
}
