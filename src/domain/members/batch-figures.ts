import { peopleText } from '../counts';
import { type Fen, formatMoney, parseYuan } from '../money';

/** What the rows of a batch come to, as the page says it while they are typed and the centre once they are sent. */
interface Figure {
  key: string;
  label: string;
  value: string;
}

/** How many people they are about: 封存人数. */
export const peopleFigure = (key: string, label: string, people: number): Figure => ({
  key,
  label,
  value: peopleText(people),
});

/** What is added to a month's deposits; undefined where a sum is none. */
export const moreFigure = (fen: Fen | undefined): Figure => sumFigure('zjje', '月缴存额增加', fen);
/** And what falls away. */
export const lessFigure = (fen: Fen | undefined): Figure => sumFigure('jsje', '月缴存额减少', fen);

const sumFigure = (key: string, label: string, fen: Fen | undefined): Figure => ({
  key,
  label,
  value: fen === undefined ? '无效金额' : formatMoney(fen),
});

/** The sum of amounts in yuan; undefined where one of them is no amount. */
export function sumOfYuan(amounts: readonly string[]): Fen | undefined {
  const all = amounts.map(parseYuan);
  return all.every((fen) => fen !== undefined) ? all.reduce((sum, fen) => sum + fen, 0n) : undefined;
}
