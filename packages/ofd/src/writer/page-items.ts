// Items on a page, independent of the file format. Millimetres from the upper left corner.

export const PAGE_WIDTH = 210;
export const PAGE_HEIGHT = 297;

export type Ink = 'black' | 'grey' | 'red' | 'rule' | 'shade' | 'void';

/** RGB from 0 to 255. */
export const INKS: Readonly<Record<Ink, readonly [number, number, number]>> = {
  black: [0, 0, 0],
  grey: [85, 96, 110],
  red: [200, 16, 24],
  rule: [120, 130, 142],
  shade: [241, 244, 248],
  void: [244, 196, 196],
};

/** One line of text; `y` is its baseline. */
export interface TextItem {
  kind: 'text';
  x: number;
  y: number;
  /** Height of the em. */
  size: number;
  text: string;
  ink: Ink;
  bold?: boolean;
  /** Rotation in radians, clockwise about (x, y). */
  turn?: number;
}

export type PathStep =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export interface PathItem {
  kind: 'path';
  steps: readonly PathStep[];
  fill?: Ink;
  stroke?: Ink;
  /** Stroke width. */
  width?: number;
}

export type PageItem = TextItem | PathItem;
export type DocumentPage = readonly PageItem[];

export function ruleLine(x1: number, y1: number, x2: number, y2: number, width = 0.2, stroke: Ink = 'rule'): PathItem {
  return {
    kind: 'path',
    steps: [
      ['M', x1, y1],
      ['L', x2, y2],
    ],
    stroke,
    width,
  };
}

export function box(x: number, y: number, width: number, height: number, fill?: Ink): PathItem {
  const steps: PathStep[] = [
    ['M', x, y],
    ['L', x + width, y],
    ['L', x + width, y + height],
    ['L', x, y + height],
    ['Z'],
  ];
  return fill === undefined ? { kind: 'path', steps, stroke: 'rule', width: 0.2 } : { kind: 'path', steps, fill };
}

/** Formats a coordinate to a hundredth of a millimetre. */
export function shortNumber(value: number): string {
  const text = String(Number(value.toFixed(3)));
  return text === '-0' ? '0' : text;
}
