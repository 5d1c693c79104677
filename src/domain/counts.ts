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

/** 张三、李四; of more than three the first ones and how many there are. */
export const namesText = (names: readonly string[]): string =>
  `${names.slice(0, NAMED).join('、')}${names.length > NAMED ? `等${peopleText(names.length)}` : ''}`;
