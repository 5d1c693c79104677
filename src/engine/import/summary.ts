import { passedData, problemsOf, type Row, type RowView } from './held-row';
import type { ImportSummary, LeftOut } from './import-definition';

/** How the rows stand, and what the good ones come to. */
export function summaryOf<D>(rows: readonly Row<D>[], view: RowView<D>): Omit<ImportSummary, 'notes'> {
  let wrong = 0;
  let pending = 0;
  let problems = 0;
  let foreign = 0;
  let byHand = 0;
  const good: D[] = [];
  const sent = new Set<string>();
  const left: Row<D>[] = [];
  for (const row of rows) {
    const data = passedData(row, view);
    if (row.corrected || (row.line === 0 && view.inputs.some((at) => row.cells[at] !== ''))) byHand += 1;
    if (data !== null) {
      good.push(data);
      sent.add(row.cells[view.key] ?? '');
      continue;
    }
    // What has not passed is wrong or still to be filled in: the three come to all rows.
    const count = problemsOf(row, view).length;
    if (count > 0) wrong += 1;
    else pending += 1;
    problems += count;
    if (row.foreign) foreign += 1;
    else left.push(row);
  }
  const counts = {
    rows: rows.length,
    passed: good.length,
    wrong,
    pending,
    problems,
    byHand,
    foreign,
    left: leftOf(left, sent, view.key),
  };
  return { source: view.source, ...counts, ...view.rules.totals(good) };
}

/** Rows without a key are nobody's yet: each counts as one of its own. */
function leftOf<D>(rows: readonly Row<D>[], sent: ReadonlySet<string>, key: number): LeftOut {
  const keys = rows.map(({ cells }) => cells[key] ?? '');
  const named = new Set(keys.filter((text) => text !== ''));
  const also = [...named].filter((text) => sent.has(text)).length;
  return { rows: rows.length, people: named.size + keys.filter((text) => text === '').length, also };
}
