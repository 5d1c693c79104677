import { groupThousands } from './money';

/** A whole number as everybody is told: 10000 → '10,000'. Without Intl, whose first use holds a page up for 50 ms on a slow computer. */
export function countText(count: number): string {
  return groupThousands(String(count));
}

/** So many people as everybody is told: '10,000人'. A count that came as text is grouped as well; what is no count stays as it came. */
export function peopleText(count: number | string): string {
  return `${groupThousands(String(count))}人`;
}

/** How many people are named before the rest is counted. */
const NAMED = 3;

/** 张三、李四; of more than three the first ones and how many there are: people, or what `counted` says. */
export const namesText = (names: readonly string[], counted: (count: number) => string = peopleText): string =>
  `${names.slice(0, NAMED).join('、')}${names.length > NAMED ? `等${counted(names.length)}` : ''}`;

/** Of some names those that come more than once, each of them once. */
export function doubledOf(names: readonly string[]): string[] {
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) doubled.add(name);
    seen.add(name);
  }
  return [...doubled];
}

/** Where a reader stands in a list that is shown page by page, so that what comes after is not taken for seen: 共30行，本页第1至20行，其后还有10行未显示. */
export function pageText({ page, size, total }: { page: number; size: number; total: number }): string {
  const all = `共${countText(total)}行`;
  if (total <= size) return all;
  const last = Math.min(page * size, total);
  const rest = total - last;
  const after = rest > 0 ? `其后还有${countText(rest)}行未显示` : '到此为止';
  return `${all}，本页第${countText((page - 1) * size + 1)}至${countText(last)}行，${after}`;
}
