// Rows sent in parts under a business number before the application itself is handed in, whatever the business.
import type { Batch } from '@/api/batches';
import type { CaseRowsPage } from '@/api/case-rows';
import type { Page } from '@/api/person';
import { fundTime, type PlainDate } from '@/domain/dates';
import { isRecord, textOf } from '@/lib/foreign-json';
import { type Actor, actorOf, type Desk, ownerOf, REFUSED, Refusal } from '../kernel/desk';
import { type Paging, pageOfRows } from '../kernel/list-page';
import { requireOwnNumber } from '../kernel/numbers';
import type { Store } from '../kernel/store';
import { type BatchRecord, batches, leftOut, MOST_PART_ROWS, MOST_PARTS, partKey, parts } from './batch-store';
import { type CaseRecord, cases, casesOf, FINAL } from './case-states';
import type { FieldReader } from './field-reader';
import { refuseHandedIn as refuseClosed } from './handed-in';
import { ruleFor } from './registered';
import { type RowsAsked, tablePage } from './rows-table';
import type { Application, BatchRule, ClosedBatch, RowsTable } from './rule';

const MOST_ROWS = 100_000;

/**
 * A fresh batch; one that was begun under the same number before is given up with its parts. That with which an application
 * was handed in stays what the application is about until another one is handed in.
 */
export function openBatch(
  desk: Desk,
  actor: Actor,
  input: { ywlx: string; ywlsh: string; parts: number },
): { pcbh: string } {
  const { ywlx, ywlsh } = input;
  const rule = batchRule(actor, ywlx);
  requireOwnNumber(desk, actor, ywlx, ywlsh);
  refuseHandedIn(desk.store, ywlsh, rule);
  if (!Number.isInteger(input.parts) || input.parts < 1 || input.parts > MOST_PARTS) {
    throw new Refusal(REFUSED, '批次的份数不正确，请重新导入');
  }
  dropOthers(desk.store, ywlsh, cases(desk.store).get(ywlsh)?.values.pcbh);
  const pcbh = nextBatchNumber(desk.store, desk.today());
  const record = { pcbh, ywlsh, ywlx, owner: ownerOf(actor), parts: input.parts, closed: null };
  batches(desk.store).put(pcbh, record);
  return { pcbh };
}

/** Of a row's number in the file. */
const LONGEST_NUMBER = 7;

/** Takes one part in. @throws Refusal with `fieldErrors` of 'mx.row.column', rows counted from 0 within the part */
export function addPart(desk: Desk, actor: Actor, input: { pcbh: string; no: number; rows: readonly unknown[] }): null {
  const batch = ownBatch(desk, actor, input.pcbh);
  const rule = batchRule(actor, batch.ywlx);
  refuseHandedIn(desk.store, batch.ywlsh, rule);
  if (!Number.isInteger(input.no) || input.no < 1 || input.no > batch.parts) {
    throw new Refusal(REFUSED, '批次的份号不正确，请重新导入');
  }
  if (input.rows.length === 0 || input.rows.length > MOST_PART_ROWS) {
    throw new Refusal(REFUSED, `每份应有1至${MOST_PART_ROWS}行`);
  }
  const read = rule.reader(desk, actor);
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
    throw new Refusal(REFUSED, text, { fieldErrors, data: { zbyw } });
  }
  const hh = input.rows.map((raw) => (isRecord(raw) ? textOf(raw.hh).slice(0, LONGEST_NUMBER) : ''));
  parts(desk.store).put(partKey(batch.pcbh, input.no), { pcbh: batch.pcbh, no: input.no, rows, hh });
  if (batch.closed) batches(desk.store).put(batch.pcbh, { ...batch, closed: null });
  return null;
}

/** Reasons with how many rows each is about; more than three stand at their rows alone. */
function reasonsText(reasons: ReadonlyMap<string, number>): string {
  const said = [...reasons].slice(0, 3).map(([why, count]) => (reasons.size > 1 ? `${why}（${count}行）` : why));
  return `${said.join('；')}${reasons.size > 3 ? '；其余原因见各行' : ''}`;
}

/** Judges the batch as a whole, as of this moment, and keeps what it comes to. @throws Refusal */
export function closeBatch(desk: Desk, actor: Actor, pcbh: string): ClosedBatch {
  const batch = ownBatch(desk, actor, pcbh);
  const closed = judged(desk, actor, batch, batchRule(actor, batch.ywlx));
  keepBatch(desk, closed);
  return closed;
}

/** The end of a sentence that says why a batch does not hold, for whoever can change its rows. */
export const CHANGE_ROWS = '，请修改明细后重新提交';

/** What of it the page is told. */
export function batchAnswer({ pcbh, zs, hz, tsxx }: ClosedBatch): Batch {
  return { pcbh, zs, hz, tsxx };
}

/**
 * The batch that an application names as `pcbh`, judged anew as long as it is not handed in; after that as it was, so that a
 * repeated submission reads the same. What is wrong with it belongs to the field of the rows.
 */
export function readBatch<Row extends object, Totals extends object>(
  reader: FieldReader,
  { desk, actor, ywlsh, again }: Application,
  rule: BatchRule<Row, Totals>,
): ClosedBatch<Totals> | undefined {
  const pcbh = reader.text('pcbh', { label: rule.label, most: 60 });
  if (pcbh === '') {
    reader.fail('mx', `请导入或填写${rule.label}`);
    return undefined;
  }
  try {
    const batch = ownBatch(desk, actor, pcbh, rule.label);
    if (batch.ywlsh !== ywlsh && !cameToNothing(desk.store, batch.ywlsh)) {
      throw new Refusal(REFUSED, `${rule.label}属于另一笔业务，请重新导入`);
    }
    if (!batch.closed) throw new Refusal(REFUSED, `${rule.label}尚未上传完，请重新导入`);
    // Kept by this very rule.
    if (!again && isHandedIn(desk.store, ywlsh)) return batch.closed as ClosedBatch<Totals>;
    return judged(desk, actor, batch, rule);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    reader.fail('mx', refusal.message);
    return undefined;
  }
}

/**
 * As it was handed in with an application: that is what the application is about from now on, and no other batch is. What came to
 * nothing with an application before is this one's now.
 */
export function handInBatch(desk: Desk, ywlsh: string, closed: ClosedBatch): void {
  keepBatch(desk, closed, { ywlsh, handedIn: fundTime(desk.now()) });
  dropOthers(desk.store, ywlsh, closed.pcbh);
  const batch = batches(desk.store).get(closed.pcbh);
  const { owner, ywlx = '' } = batch ?? {};
  if (!batch || !owner) return;
  ruleFor(actorOf(owner).kind, ywlx)?.batch?.handedIn?.(
    desk,
    { owner, ywlsh, pcbh: closed.pcbh },
    arrivedRows<object>(desk.store, batch),
  );
}

function keepBatch({ store }: Desk, closed: ClosedBatch, sent?: Pick<BatchRecord, 'ywlsh' | 'handedIn'>): void {
  const batch = batches(store).get(closed.pcbh);
  if (batch) batches(store).put(batch.pcbh, { ...batch, closed, ...sent });
}

/** All rows of a batch as its rule has read them. @throws Refusal while a part is missing */
export function rowsOfBatch<Row extends object>(
  desk: Desk,
  actor: Actor,
  pcbh: string,
  { label }: Pick<BatchRule<Row>, 'label' | 'reader'>,
): Row[] {
  const batch = ownBatch(desk, actor, pcbh, label);
  return Array.from({ length: batch.parts }, (_, at) => {
    const part = parts<Row>(desk.store).get(partKey(pcbh, at + 1));
    if (!part) throw new Refusal(REFUSED, `${label}第${at + 1}份尚未收到，请重新导入`);
    return part.rows;
  }).flat();
}

/** Rows of a batch as far as they have come, to tell what they will need; none of one that is gone. */
export function rowsSoFar<Row extends object>(desk: Desk, actor: Actor, pcbh: string): Row[] {
  const batch = batches(desk.store).get(pcbh);
  return batch?.owner === ownerOf(actor) ? arrivedRows<Row>(desk.store, batch) : [];
}

/** Rows as they were sent, to go on with them; parts that have not come are left out. */
export function batchRows(desk: Desk, actor: Actor, input: Paging & { pcbh: string }): Page<object> {
  const rows = arrivedRows<object>(desk.store, ownBatch(desk, actor, input.pcbh));
  return pageOfRows(desk, rows, input);
}

/** A page of the rows as people read them, before they are handed in: whoever prepared them sees every column whole. */
export function batchTable(desk: Desk, actor: Actor, input: RowsAsked & { pcbh: string }): CaseRowsPage {
  const batch = ownBatch(desk, actor, input.pcbh);
  const rule = batchRule(actor, batch.ywlx);
  const { owner, ywlsh, pcbh } = batch;
  const of = { owner, ywlsh, pcbh, ywzt: '01', whole: true } as const;
  const table = rule.table(desk, arrivedRows<object>(desk.store, batch), of);
  return tablePage(desk, rule.label, table, input);
}

/** The rows that a case was handed in with, every column of them; undefined for one without. */
export function caseTable(
  desk: Desk,
  record: CaseRecord,
  whole: boolean,
): { bt: string; table: RowsTable } | undefined {
  const { owner, ywlsh, ywzt, values } = record;
  const batch = batches(desk.store).get(values.pcbh ?? '');
  const rule = batch && ruleFor(actorOf(owner).kind, batch.ywlx)?.batch;
  if (!batch || !rule) return undefined;
  return {
    bt: rule.label,
    table: rule.table(desk, arrivedRows<object>(desk.store, batch), { owner, ywlsh, pcbh: batch.pcbh, ywzt, whole }),
  };
}

/** The number of each arrived row in the file, in their order; '' where it came without one. */
export function arrivedNumbers(store: Store, { pcbh, parts: count }: BatchRecord): string[] {
  return Array.from({ length: count }, (_, at) => {
    const part = parts(store).get(partKey(pcbh, at + 1));
    return part?.rows.map((_row, index) => part.hh?.[index] ?? '') ?? [];
  }).flat();
}

/** Rows of a batch as its rule has read them; parts that have not come are left out. */
export function arrivedRows<Row>(store: Store, { pcbh, parts: count }: BatchRecord): Row[] {
  return Array.from({ length: count }, (_, at) => parts<Row>(store).get(partKey(pcbh, at + 1))?.rows ?? []).flat();
}

function judged<Row extends object, Totals extends object>(
  desk: Desk,
  actor: Actor,
  { pcbh }: BatchRecord,
  rule: BatchRule<Row, Totals>,
): ClosedBatch<Totals> {
  const rows = rowsOfBatch(desk, actor, pcbh, rule);
  if (rows.length > MOST_ROWS) throw new Refusal(REFUSED, `一批最多${MOST_ROWS}行，请分批办理`);
  const totals = rule.totals(desk, actor, rows);
  return { pcbh, zs: rows.length, totals, hz: rule.figures(totals), tsxx: rule.warnings?.(totals) ?? [] };
}

/** @throws Refusal for a business without rows that come beforehand */
export function batchRule({ kind }: Actor, ywlx: string): BatchRule {
  const rule = ruleFor(kind, ywlx)?.batch;
  if (!rule) throw new Refusal(REFUSED, '该业务不能批量办理');
  return rule;
}

/** @throws Refusal for a batch that is not the actor's own */
export function ownBatch(desk: Desk, actor: Actor, pcbh: string, asked?: string): BatchRecord {
  const batch = batches(desk.store).get(pcbh);
  const label = asked ?? (batch && ruleFor(actor.kind, batch.ywlx)?.batch?.label) ?? '明细';
  if (batch?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, `未找到${label}批次，请重新导入`);
  return batch;
}

/** @throws Refusal once they belong to an application that nobody is correcting */
export function refuseHandedIn(store: Store, ywlsh: string, { label }: BatchRule): void {
  const record = cases(store).get(ywlsh);
  if (record && record.ywzt !== '97') refuseClosed(record, `该业务已提交，${label}不能再修改`);
}

function isHandedIn(store: Store, ywlsh: string): boolean {
  const record = cases(store).get(ywlsh);
  return record !== undefined && record.ywzt !== '97';
}

/** The rows of a case that is over without effect go into another application with what else was typed for it (releaseDraft). */
function cameToNothing(store: Store, ywlsh: string): boolean {
  const state = cases(store).get(ywlsh)?.ywzt;
  return state !== undefined && state !== '99' && FINAL.includes(state);
}

function dropOthers(store: Store, ywlsh: string, kept: string | undefined): void {
  for (const one of [...batches(store).values()]) {
    if (one.ywlsh !== ywlsh || one.pcbh === kept) continue;
    // What another application was handed in with before stays what that one is about.
    const before = casesOf(store, one.owner).findLast(
      (record) => record.values.pcbh === one.pcbh && record.ywlsh !== ywlsh,
    );
    if (before) batches(store).put(one.pcbh, { ...one, ywlsh: before.ywlsh });
    else if (one.handedIn !== undefined && one.leftParts) keepLeftOut(store, one);
    else drop(store, one);
  }
}

/** The rows have come anew; what was left out of them has not, and stays among the unit's records. */
function keepLeftOut(store: Store, batch: BatchRecord): void {
  dropRows(store, batch);
  batches(store).put(batch.pcbh, { ...batch, parts: 0, closed: null });
}

function drop(store: Store, batch: BatchRecord): void {
  dropRows(store, batch);
  for (let no = 1; no <= (batch.leftParts ?? 0); no += 1) leftOut(store).delete(partKey(batch.pcbh, no));
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
