import { groupThousands } from './money';

/** A whole number as everybody is told: 10000 → '10,000'. Without Intl, whose first use holds a page up for 50 ms on a slow computer. */
export function countText(count: number): string {
  return groupThousands(String(count));
}

/** So many people as everybody is told: '10,000人'. A count that came as text is grouped as well; what is no count stays as it came. */
export function peopleText(count: number | string): string {
  return `${groupThousands(String(count))}人`;
}
