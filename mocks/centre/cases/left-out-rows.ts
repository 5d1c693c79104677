import { isRecord, textOf } from '@/lib/foreign-json';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import type { Store } from '../kernel/store';
import {
  type BatchRecord,
  batches,
  type LeftOutRow,
  leftOut,
  MOST_PART_ROWS,
  MOST_PARTS,
  partKey,
} from './batch-store';
import { batchRule, ownBatch, refuseHandedIn } from './batches';

/** Of a cell that is wrong, and of the reasons. */
const LONGEST_CELL = 200;

/**
 * Rows that are not right and stay behind when the others are handed in (domain catalogue 6.0): kept with the reasons, part by part,
 * so that they are found among the unit's records, put right and brought in again. @throws Refusal
 */
export function addLeftOut(
  desk: Desk,
  actor: Actor,
  input: { pcbh: string; no: number; rows: readonly unknown[] },
): null {
  const batch = ownBatch(desk, actor, input.pcbh);
  const rule = batchRule(actor, batch.ywlx);
  refuseHandedIn(desk.store, batch.ywlsh, rule);
  const tooMany = input.rows.length === 0 || input.rows.length > MOST_PART_ROWS;
  if (tooMany || !Number.isInteger(input.no) || input.no < 1 || input.no > MOST_PARTS) {
    throw new Refusal(REFUSED, `未通过的明细每份应有1至${MOST_PART_ROWS}行，最多${MOST_PARTS}份`);
  }
  const short = (value: unknown) => textOf(value).slice(0, LONGEST_CELL);
  const rows = input.rows.filter(isRecord).map((raw) => ({
    cells: Object.fromEntries((rule.columns ?? []).map(({ name }) => [name, short(raw[name])])),
    hh: short(raw.hh),
    yy: short(raw.cwyy),
  }));
  leftOut(desk.store).put(partKey(batch.pcbh, input.no), { pcbh: batch.pcbh, no: input.no, rows });
  const leftParts = Math.max(batch.leftParts ?? 0, input.no);
  batches(desk.store).put(batch.pcbh, { ...batch, leftParts });
  return null;
}

/** The rows that were left out of a batch. */
export function leftOutRows(store: Store, { pcbh, leftParts = 0 }: BatchRecord): LeftOutRow[] {
  return Array.from({ length: leftParts }, (_, at) => leftOut(store).get(partKey(pcbh, at + 1))?.rows ?? []).flat();
}
