import { divideHalfUp, type Fen } from '../money';

/** Derived column: price of a home. */
export const HOME_PRICE = '房屋总价';
/** Price of a home; `area` in hundredths of a square metre. */
export const homePrice = (area: bigint, unit: Fen): Fen => divideHalfUp(area * unit, 100n);

/** Maximum homes of one building. */
export const MAX_HOMES = 2_000;

/** Parses '2-1201' to unit 2, home 1201; undefined for any other text. Floors 1 to 99, two digits per floor for the home. */
export function parseHome(text: string): { dy: number; fh: string } | undefined {
  const match = /^([1-9]\d?)-([1-9]\d?)(\d{2})$/.exec(text);
  if (!match || match[3] === '00') return undefined;
  return { dy: Number(match[1]), fh: `${match[2]}${match[3]}` };
}

/** Floor of a home, from its number. */
export const floorOf = (fh: string): number => Number(fh.slice(0, -2));
