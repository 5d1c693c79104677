import { isPending, problemsOf, type Row, type RowView } from './held-row';
import type { ImportSummary } from './import-definition';

/** How the rows stand, and what the good ones come to. */
export function summaryOf<D>(rows: readonly Row<D>[], view: RowView<D>): Omit<ImportSummary, 'notes'> {
  let wrong = 0;
  let pending = 0;
  let problems = 0;
  let foreign = 0;
  const good: D[] = [];
  for (const row of rows) {
    const count = problemsOf(row, view).length;
    if (count > 0) wrong += 1;
    else if (isPending(row, view)) pending += 1;
    else if (row.verdict.data !== null) good.push(row.verdict.data);
    problems += count;
    if (row.foreign) foreign += 1;
  }
  const counts = { rows: rows.length, passed: good.length, wrong, pending, problems, foreign };
  return { source: view.source, ...counts, ...view.rules.totals(good) };
}
