import { isRecord, textOf } from '@/lib/foreign-json';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, REFUSED, type Transaction } from '../../kernel/transaction';
import {
  type BatchRecord,
  batches,
  MAX_PART_ROWS,
  MAX_PARTS,
  partKey,
  type RejectedRow,
  rejectedRowParts,
} from './batch-store';
import { batchOfActor, batchRule, refuseSubmittedBatch } from './batches';

/** Characters of a cell and of a reason. */
const LONGEST_CELL = 200;

/**
 * Stores invalid rows that are not submitted with the others (docs/rules/unit.md, Batches of members) and their reasons, part by part, so
 * that the unit can find, correct and import them again.
 * @throws BusinessError for a bad part
 */
export function addRejectedRows(
  tx: Transaction,
  actor: Actor,
  input: { pcbh: string; no: number; rows: readonly unknown[] },
): null {
  const batch = batchOfActor(tx, actor, input.pcbh);
  const rule = batchRule(actor, batch.ywlx);
  refuseSubmittedBatch(tx.store, batch.ywlsh, rule);
  const tooMany = input.rows.length === 0 || input.rows.length > MAX_PART_ROWS;
  if (tooMany || !Number.isInteger(input.no) || input.no < 1 || input.no > MAX_PARTS) {
    throw new BusinessError(REFUSED, `未通过的明细每份应有1至${MAX_PART_ROWS}行，最多${MAX_PARTS}份`);
  }
  const short = (value: unknown) => textOf(value).slice(0, LONGEST_CELL);
  const rows = input.rows.filter(isRecord).map((raw) => ({
    cells: Object.fromEntries((rule.columns ?? []).map(({ name }) => [name, short(raw[name])])),
    hh: short(raw.hh),
    yy: short(raw.cwyy),
  }));
  rejectedRowParts(tx.store).put(partKey(batch.pcbh, input.no), { pcbh: batch.pcbh, no: input.no, rows });
  const leftParts = Math.max(batch.leftParts ?? 0, input.no);
  batches(tx.store).put(batch.pcbh, { ...batch, leftParts });
  return null;
}

/** Returns the rejected rows of a batch. */
export function rejectedRows(store: Store, { pcbh, leftParts = 0 }: BatchRecord): RejectedRow[] {
  return Array.from(
    { length: leftParts },
    (_, at) => rejectedRowParts(store).get(partKey(pcbh, at + 1))?.rows ?? [],
  ).flat();
}
