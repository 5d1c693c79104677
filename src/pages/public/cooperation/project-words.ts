import { countText } from '@/domain/counts';
import { GREEN_STARS, greenStars } from '@/domain/green-building';
import { formatMoney } from '@/domain/money';

/** '二星级', or '' without stars. */
export function starWords(stars: string): string {
  return Number(stars) > 0 && GREEN_STARS[Number(stars)] ? `${greenStars(stars)}级` : '';
}

/** Whole yuan a square metre: '15,930元/㎡'. */
export function squarePrice(yuan: string): string {
  return `${formatMoney(yuan, '').replace(/\.00$/, '')}元/㎡`;
}

export function homes(count: number): string {
  return `${countText(count)}套`;
}
