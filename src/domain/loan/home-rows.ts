import { parseArea } from '../deposit/other-withdrawal';
import { divideHalfUp, type Fen, parseYuan } from '../money';
import { amountProblem } from '../text/typed-amount';

/** Columns of a building table's rows, shared by form and centre. */
export const homeColumns = [
  { name: 'dyfh', title: '单元-房号', kind: 'text', needed: true },
  { name: 'jzmj', title: '建筑面积', kind: 'number', needed: true },
  { name: 'fwdj', title: '备案单价', kind: 'money', needed: true },
  { name: 'hx', title: '户型', kind: 'text', needed: true },
] as const;

/** Derived column: price of a home. */
export const HOME_PRICE = '房屋总价';
/** Price of a home; `area` in hundredths of a square metre. */
export const homePrice = (area: bigint, unit: Fen): Fen => divideHalfUp(area * unit, 100n);

const LONGEST_LAYOUT = 20;
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

function isPrice(text: string): boolean {
  const fen = parseYuan(text);
  return fen !== undefined && fen > 0n;
}

/** Returns the problems of a row, column → sentence. */
export function homeFaults({
  dyfh = '',
  jzmj = '',
  fwdj = '',
  hx = '',
}: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...(dyfh && !parseHome(dyfh) ? { dyfh: '应为单元和房号，如2-1201' } : {}),
    ...(jzmj && parseArea(jzmj) === undefined ? { jzmj: '建筑面积应为0.01至99999.99，最多两位小数' } : {}),
    ...(fwdj && !isPrice(fwdj) ? { fwdj: amountProblem(fwdj, '备案单价') || '备案单价必须大于0' } : {}),
    ...([...hx].length > LONGEST_LAYOUT ? { hx: `户型不能超过${LONGEST_LAYOUT}个字` } : {}),
  };
}
