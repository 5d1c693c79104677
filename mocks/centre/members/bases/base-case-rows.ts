import { rowsOfBatch } from '../../cases/batches';
import type { CaseRecord } from '../../cases/case-states';
import type { CaseRows } from '../../cases/rule';
import { actorOf, type Desk } from '../../kernel/desk';
import { BASE_COLUMNS, BASE_KEY, baseBatch, baseCells } from './base-batch';

/** The rows of the batch that was handed in with a base adjustment, as a list to be read. */
export function baseCaseRows(desk: Desk, { owner, values }: CaseRecord): CaseRows | undefined {
  if (!values.pcbh) return undefined;
  const sent = rowsOfBatch(desk, actorOf(owner), values.pcbh, baseBatch);
  const rows = sent.map((row) => baseCells(desk, row));
  return { bt: '基数调整明细', lm: BASE_COLUMNS, key: BASE_KEY, widths: [3, 4, 4, 4, 5, 2], rows };
}
