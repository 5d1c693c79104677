import { type Box, numberOf, roundedNumber } from './values';

/** How many numbers each operator of OFD takes, and what it is in SVG. */
const OPERATORS: Readonly<Record<string, readonly [string, number]>> = {
  S: ['M', 2],
  M: ['M', 2],
  L: ['L', 2],
  Q: ['Q', 4],
  B: ['C', 6],
  A: ['A', 7],
  C: ['Z', 0],
};

const WORD = /[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;

/** AbbreviatedData as SVG path data. A step with too few numbers ends the path: what came before it is still drawn. */
export function pathData(data: string): string {
  const out: string[] = [];
  let operator: readonly [string, number] | undefined;
  let numbers: string[] = [];
  const emit = (): boolean => {
    if (!operator) return numbers.length === 0;
    const [name, count] = operator;
    if (numbers.length < count) return false;
    if (out.length === 0 && name !== 'M') out.push('M0 0');
    out.push(name === 'A' ? arc(numbers) : `${name}${numbers.map((one) => roundedNumber(numberOf(one, 0))).join(' ')}`);
    numbers = [];
    return true;
  };
  for (const [word] of data.matchAll(WORD)) {
    if (/[A-Za-z]/.test(word.charAt(0))) {
      // Numbers left over from the last step have no meaning.
      numbers = [];
      operator = OPERATORS[word.toUpperCase()];
      if (!operator) break;
      if (operator[1] === 0 && !emit()) break;
    } else {
      numbers.push(word);
      if (operator && operator[1] > 0 && numbers.length === operator[1] && !emit()) break;
    }
  }
  return out.join('');
}

/** The rectangle around all points of SVG path data, control points, too; undefined for nothing, and for arcs, which are not worked out. */
export function pathExtent(d: string): Box | undefined {
  if (d === '' || d.includes('A')) return undefined;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let across: number | undefined;
  for (const [number] of d.matchAll(/-?\d[\d.]*(?:e[-+]?\d+)?/g)) {
    if (across === undefined) {
      across = Number(number);
      continue;
    }
    box.left = Math.min(box.left, across);
    box.right = Math.max(box.right, across);
    box.top = Math.min(box.top, Number(number));
    box.bottom = Math.max(box.bottom, Number(number));
    across = undefined;
  }
  return { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
}

/** Radii, turn in degrees, large arc, sweep, end: the flags must be 0 or 1. */
function arc(numbers: readonly string[]): string {
  const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers.map((one) => numberOf(one, 0));
  return `A${roundedNumber(Math.abs(rx))} ${roundedNumber(Math.abs(ry))} ${roundedNumber(turn)} ${large ? 1 : 0} ${sweep ? 1 : 0} ${roundedNumber(x)} ${roundedNumber(y)}`;
}
