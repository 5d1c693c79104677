import { type Fen, moneyText, parseYuan } from '../money';
import { peopleText } from '../text/counts';

/** Total of a batch's rows; the page shows the same figures while typing as the centre after sending. */
interface Figure {
  key: string;
  label: string;
  value: string;
}

/** Number of people, for example 封存人数. */
export const peopleFigure = (key: string, label: string, people: number): Figure => ({
  key,
  label,
  value: peopleText(people),
});

/** Increase of the monthly deposits; undefined if the sum is invalid. */
export const moreFigure = (fen: Fen | undefined): Figure => sumFigure('zjje', '月缴存额增加', fen);
/** Decrease of the monthly deposits; undefined if the sum is invalid. */
export const lessFigure = (fen: Fen | undefined): Figure => sumFigure('jsje', '月缴存额减少', fen);

const sumFigure = (key: string, label: string, fen: Fen | undefined): Figure => ({
  key,
  label,
  value: fen === undefined ? '无效金额' : moneyText(fen),
});

/** Sum of amounts in yuan; undefined if one of them is invalid. */
export function sumOfYuan(amounts: readonly string[]): Fen | undefined {
  const all = amounts.map(parseYuan);
  return all.every((fen) => fen !== undefined) ? all.reduce((sum, fen) => sum + fen, 0n) : undefined;
}
