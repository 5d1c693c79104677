import { GREEN_STARS, greenStars } from '@/domain/loan/green-building';
import { formatMoney } from '@/domain/money';
import { countText } from '@/domain/text/counts';

/** '二星级', or '' without stars. */
export function starText(stars: string): string {
  return Number(stars) > 0 && GREEN_STARS[Number(stars)] ? `${greenStars(stars)}级` : '';
}

/** Whole yuan per square metre: '15,930元/㎡'. */
export function squarePrice(yuan: string): string {
  return `${formatMoney(yuan, '').replace(/\.00$/, '')}元/㎡`;
}

export function homeCountText(count: number): string {
  return `${countText(count)}套`;
}
