import { groupThousands } from '../money';

/** Groups an integer for display: 10000 → '10,000'. Intl is avoided: its first use blocks the page for 50 ms on a slow computer. */
export function countText(count: number): string {
  return groupThousands(String(count));
}

/** Number of people for display: '10,000人'. A count given as text is grouped as well; text that is no count is shown unchanged. */
export function peopleText(count: number | string): string {
  return `${groupThousands(String(count))}人`;
}

/** Names listed before the rest is counted. */
const NAMED = 3;

/** Joins names: 张三、李四; of more than three the first ones and the total, formatted by `counted` (default: people). */
export const namesText = (names: readonly string[], counted: (count: number) => string = peopleText): string =>
  `${names.slice(0, NAMED).join('、')}${names.length > NAMED ? `等${counted(names.length)}` : ''}`;

/** Names that occur more than once, each listed once. */
export function duplicatesOf(names: readonly string[]): string[] {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) doubled.add(name);
    seen.add(name);
  }
  return [...doubled];
}

/** Position within a paged list, so that the page is not taken for the whole list: 共30行，本页第1至20行，其后还有10行未显示. */
export function pageText({ page, size, total }: { page: number; size: number; total: number }): string {
  const all = `共${countText(total)}行`;
  if (total <= size) return all;
  const last = Math.min(page * size, total);
  const rest = total - last;
  const after = rest > 0 ? `其后还有${countText(rest)}行未显示` : '到此为止';
  return `${all}，本页第${countText((page - 1) * size + 1)}至${countText(last)}行，${after}`;
}
