import { countText } from '@/domain/counts';
import { formatMoney } from '@/domain/money';

const STAR_WORDS: Readonly<Record<string, string>> = { '1': '一星级', '2': '二星级', '3': '三星级' };

/** '二星级', or '' without stars. */
export function starWords(stars: string): string {
  return Object.hasOwn(STAR_WORDS, stars) ? (STAR_WORDS[stars] ?? '') : '';
}

/** Whole yuan a square metre: '15,930元/㎡'. */
export function squarePrice(yuan: string): string {
  return `${formatMoney(yuan, '').replace(/\.00$/, '')}元/㎡`;
}

export function homes(count: number): string {
  return `${countText(count)}套`;
}
