// Attribute values of OFD: numbers in millimetres, arrays separated by blanks.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** a b c d e f, as SVG's matrix(). */
export type Matrix = readonly [number, number, number, number, number, number];

export function numberOf(text: string, fallback: number): number {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : fallback;
}

export function numbersOf(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map((one) => numberOf(one, 0));
}

export function boxOf(text: string): Box | undefined {
  const [x, y, width, height] = numbersOf(text);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return undefined;
  return { x, y, width, height };
}

export function matrixOf(text: string): Matrix | undefined {
  const [a, b, c, d, e = 0, f = 0] = numbersOf(text);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  return [a, b, c, d, e, f];
}

/** "3 g 4 2.5 6" is 3, four times 2.5, 6. At most `most` numbers: a group may claim millions. */
export function deltasOf(text: string, most: number): number[] {
  const words = text.split(/[\s,]+/).filter((one) => one !== '');
  const found: number[] = [];
  for (let at = 0; at < words.length && found.length < most; at += 1) {
    if (words[at]?.toLowerCase() !== 'g') {
      found.push(numberOf(words[at] ?? '', 0));
      continue;
    }
    const times = Math.min(numberOf(words[at + 1] ?? '', 0), most - found.length);
    const value = numberOf(words[at + 2] ?? '', 0);
    for (let i = 0; i < times; i += 1) found.push(value);
    at += 2;
  }
  return found;
}

/** Absent means `usual`. */
export function flagOf(text: string, usual: boolean): boolean {
  if (/^(?:true|1)$/i.test(text)) return true;
  if (/^(?:false|0)$/i.test(text)) return false;
  return usual;
}

/** For attributes of SVG: no more digits than can be seen. */
export function roundedNumber(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 10_000) / 10_000) : '0';
}
