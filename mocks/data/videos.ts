import type { PlainDate } from '@/domain/dates';
import { fieldOf, readDocuments, tableIn } from '../content/read-documents';
import texts from '../content/videos.md?raw';

/** A guide video of the demo; its file and captions lie in mocks/media/videos under its number. */
export interface VideoSeed {
  spbh: string;
  spmc: string;
  flbm: string;
  jj: string;
  /** Seconds. */
  sc: number;
  gxrq: PlainDate;
  /** The business it is about, or ''. */
  ywlj: string;
}

export const VIDEO_KINDS: readonly (readonly [flbm: string, flmc: string])[] = [
  ['0', '办事基础'],
  ['1', '提取业务'],
  ['2', '贷款业务'],
  ['3', '单位业务'],
];

const documents = readDocuments(texts);

/** docs/specification.md 2.5 names tqjq, tqbf, ltx, chd and yctj (by its abbreviation only); the rest are asked for most. */
export const videos: readonly VideoSeed[] = documents.map((document) => ({
  spbh: fieldOf(document, 'spbh'),
  spmc: fieldOf(document, 'spmc'),
  flbm: fieldOf(document, 'flbm'),
  jj: fieldOf(document, 'jj'),
  sc: Number(fieldOf(document, 'sc')),
  gxrq: fieldOf(document, 'gxrq'),
  ywlj: document.fields.ywlj ?? '',
}));

type VideoLine = readonly [from: number, to: number, words: string];

/** What is said in each guide video: from, to (seconds), words. The captions beside the video files are made of the same. */
export const videoLines: Readonly<Record<string, readonly VideoLine[]>> = Object.fromEntries(
  documents.map((document) => [
    fieldOf(document, 'spbh'),
    tableIn(document.body).rows.map(([from, to, words = '']): VideoLine => [Number(from), Number(to), words]),
  ]),
);
