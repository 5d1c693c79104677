// Rows of an adjustment, sent in parts under a business number before the application itself is handed in.
import type { BaseBatch, BaseRow } from '@/api/base-adjustment';
import type { Page } from '@/api/person';
import { adjustmentWarnings, dropsNotably } from '@/domain/base-adjustment';
import { fundTime, type PlainDate } from '@/domain/dates';
import { toYuan } from '@/domain/money';
import { cases } from '../../cases/case-states';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import { requireOwnNumber } from '../../kernel/numbers';
import { unitOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { payingMembers } from './base-members';
import { type AssessedRow, assessRow, isBaseRow, readRow } from './base-rows';

/** Rows of one part; a hundred parts hold the largest file. */
export const MOST_PART_ROWS = 2_000;
const MOST_PARTS = 100;

interface BatchRecord {
  pcbh: string;
  ywlsh: string;
  owner: string;
  parts: number;
  /** The centre's totals once every part was there and all of it was right. */
  closed: BaseBatch | null;
}

interface PartRecord {
  pcbh: string;
  no: number;
  rows: readonly BaseRow[];
}

const batches = (store: Store) => store.table<BatchRecord>('base-batches');
const parts = (store: Store) => store.table<PartRecord>('base-batch-parts');
const partKey = (pcbh: string, no: number) => `${pcbh}|${no}`;

/** A fresh batch; one that was begun under the same number before is given up with its parts. */
export function openBatch(desk: Desk, actor: Actor, input: { ywlsh: string; parts: number }): { pcbh: string } {
  unitOf(desk, actor);
  requireOwnNumber(desk, actor, 'GJ0203', input.ywlsh);
  refuseHandedIn(desk.store, input.ywlsh);
  if (!Number.isInteger(input.parts) || input.parts < 1 || input.parts > MOST_PARTS) {
    throw new Refusal(REFUSED, '批次的份数不正确，请重新导入');
  }
  for (const former of [...batches(desk.store).values()]) if (former.ywlsh === input.ywlsh) drop(desk.store, former);
  const pcbh = nextBatchNumber(desk.store, desk.today());
  batches(desk.store).put(pcbh, { pcbh, ywlsh: input.ywlsh, owner: ownerOf(actor), parts: input.parts, closed: null });
  return { pcbh };
}

/** Takes one part in. @throws Refusal with `fieldErrors` of 'mx.row.column', rows counted from 0 */
export function addPart(desk: Desk, actor: Actor, input: { pcbh: string; no: number; rows: readonly unknown[] }): null {
  const batch = ownBatch(desk, actor, input.pcbh);
  refuseHandedIn(desk.store, batch.ywlsh);
  if (!Number.isInteger(input.no) || input.no < 1 || input.no > batch.parts) {
    throw new Refusal(REFUSED, '批次的份号不正确，请重新导入');
  }
  if (input.rows.length === 0 || input.rows.length > MOST_PART_ROWS) {
    throw new Refusal(REFUSED, `每份应有1至${MOST_PART_ROWS}行`);
  }
  const members = payingMembers(desk.store, unitOf(desk, actor).dwzh);
  const fieldErrors: Record<string, string> = {};
  const rows: BaseRow[] = [];
  for (const [index, raw] of input.rows.entries()) {
    const read = readRow(raw, members);
    if (isBaseRow(read)) rows.push(Object.freeze(read));
    else for (const [column, sentence] of Object.entries(read)) fieldErrors[`mx.${index}.${column}`] = sentence;
  }
  if (Object.keys(fieldErrors).length > 0) {
    const first = Object.values(fieldErrors)[0] ?? '';
    throw new Refusal(REFUSED, `有${Object.keys(fieldErrors).length}行未通过中心核对：${first}`, { fieldErrors });
  }
  parts(desk.store).put(partKey(batch.pcbh, input.no), { pcbh: batch.pcbh, no: input.no, rows });
  if (batch.closed) batches(desk.store).put(batch.pcbh, { ...batch, closed: null });
  return null;
}

/** Holds the whole batch against the roster of this moment and keeps the totals. @throws Refusal */
export function closeBatch(desk: Desk, actor: Actor, pcbh: string): BaseBatch {
  const batch = ownBatch(desk, actor, pcbh);
  return keepTotals(desk, batch, totalsOf(pcbh, assessBatch(desk, actor, pcbh)));
}

/**
 * The totals of a batch that was closed under this number, of this moment as long as the application is not handed in; after
 * that as they were, so that a repeated submission reads the same. @throws Refusal
 */
export function requireBatch(desk: Desk, actor: Actor, ywlsh: string, pcbh: string): BaseBatch {
  const batch = ownBatch(desk, actor, pcbh);
  if (batch.ywlsh !== ywlsh) throw new Refusal(REFUSED, '调整明细属于另一笔业务，请重新导入');
  if (!batch.closed) throw new Refusal(REFUSED, '调整明细尚未上传完，请重新导入');
  return isHandedIn(desk.store, ywlsh) ? batch.closed : totalsOf(pcbh, assessBatch(desk, actor, pcbh));
}

/** The totals with which an application was taken in. */
export function keepBatch(desk: Desk, totals: BaseBatch): void {
  const batch = batches(desk.store).get(totals.pcbh);
  if (batch) keepTotals(desk, batch, totals);
}

function keepTotals({ store }: Desk, batch: BatchRecord, closed: BaseBatch): BaseBatch {
  batches(store).put(batch.pcbh, { ...batch, closed });
  return closed;
}

/**
 * What every row comes to. @throws Refusal when a part is missing, a member occurs twice or not at all, or somebody has left
 * the unit since the rows were sent.
 */
export function assessBatch(desk: Desk, actor: Actor, pcbh: string): AssessedRow[] {
  const batch = ownBatch(desk, actor, pcbh);
  const members = payingMembers(desk.store, unitOf(desk, actor).dwzh);
  const seen = new Set<string>();
  const found: AssessedRow[] = [];
  for (const row of rowsOf(desk.store, batch)) {
    const member = members.get(row.grzh);
    if (!member) throw new Refusal(REFUSED, `职工名册已变化（${row.grzh}已不在正常缴存名册），请重新导入`);
    if (seen.has(row.grzh)) throw new Refusal(REFUSED, `${member.person.xingming}（${row.grzh}）重复出现，请重新导入`);
    seen.add(row.grzh);
    found.push(assessRow(row, member));
  }
  const missing = [...members.values()].find(({ person }) => !seen.has(person.grzh));
  if (missing) {
    const { xingming, grzh } = missing.person;
    throw new Refusal(REFUSED, `缺少${xingming}（${grzh}）等${members.size - seen.size}人，不调整的也须列明原因`);
  }
  return found;
}

export function batchRows(
  desk: Desk,
  actor: Actor,
  input: { pcbh: string; page: number; size: number },
): Page<BaseRow> {
  const rows = rowsOf(desk.store, ownBatch(desk, actor, input.pcbh), false);
  const from = (input.page - 1) * input.size;
  return { list: rows.slice(from, from + input.size), total: rows.length, sjjz: fundTime(desk.now()) };
}

function totalsOf(pcbh: string, rows: readonly AssessedRow[]): BaseBatch {
  const adjusted = rows.filter((row) => row.adjusted);
  const atLimit = (clamp: string) => adjusted.filter((row) => row.clamp === clamp).length;
  const lowest = adjusted.filter((row) => row.clamp === 'lower').length;
  return {
    pcbh,
    fsrs: adjusted.length,
    btzrs: rows.length - adjusted.length,
    asxrs: atLimit('upper'),
    axxrs: atLimit('lower'),
    tzqzje: toYuan(rows.reduce((sum, row) => sum + row.formerMonthly, 0n)),
    tzhzje: toYuan(rows.reduce((sum, row) => sum + row.monthly, 0n)),
    tsxx: adjustmentWarnings({
      adjusted: adjusted.length,
      atLower: lowest,
      notableDrops: adjusted.filter((row) => dropsNotably(row.former, row.base)).length,
      allEqual: adjusted.every((row) => row.base === adjusted[0]?.base),
    }),
  };
}

function rowsOf(store: Store, batch: BatchRecord, whole = true): BaseRow[] {
  const rows: BaseRow[] = [];
  for (let no = 1; no <= batch.parts; no += 1) {
    const part = parts(store).get(partKey(batch.pcbh, no));
    if (!part && whole) throw new Refusal(REFUSED, `调整明细第${no}份尚未收到，请重新导入`);
    rows.push(...(part?.rows ?? []));
  }
  return rows;
}

function ownBatch(desk: Desk, actor: Actor, pcbh: string): BatchRecord {
  const batch = batches(desk.store).get(pcbh);
  if (batch?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, '未找到调整明细批次，请重新导入');
  return batch;
}

function refuseHandedIn(store: Store, ywlsh: string): void {
  if (isHandedIn(store, ywlsh)) throw new Refusal(REFUSED, '该业务已提交，调整明细不能再修改');
}

function isHandedIn(store: Store, ywlsh: string): boolean {
  const record = cases(store).get(ywlsh);
  return record !== undefined && record.ywzt !== '97';
}

function drop(store: Store, { pcbh, parts: count }: BatchRecord): void {
  for (let no = 1; no <= count; no += 1) parts(store).delete(partKey(pcbh, no));
  batches(store).delete(pcbh);
}

function nextBatchNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ day: PlainDate; last: number }>('counters');
  const former = counters.get('pcbh');
  const last = former?.day === day ? former.last + 1 : 1;
  counters.put('pcbh', { day, last });
  return `PC${day.replaceAll('-', '')}${String(last).padStart(8, '0')}`;
}
