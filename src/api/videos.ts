import { isRecord } from '@/lib/foreign-json';
import { type Category, readCategories } from './categories';
import { type CallOptions, get } from './client';
import { hall } from './path';
import { anObject } from './read';
import { wireCount, wireDay, wirePage, wireText } from './wire';

/** One spoken sentence of a video, in seconds from its beginning; the captions hold the same. */
export interface VideoLine {
  kssj: number;
  jssj: number;
  nr: string;
}

export interface Video {
  spbh: string;
  spmc: string;
  /** Category: code and name. */
  flbm: string;
  flmc: string;
  /** What it shows, in a sentence. */
  jj: string;
  /** Length in seconds; undefined when not said. */
  sc: number | undefined;
  gxrq: string;
  /** File and captions, relative to the hall ('videos/ltx.webm'): not checked here, see hall-file.ts. */
  src: string;
  zm: string;
  /** Still picture, '' for none; like the other two. */
  fm: string;
  /** The business it is about: a path of the hall, or ''. */
  ywlj: string;
  /** What is said, in order. */
  wzg: VideoLine[];
}

export interface VideoPage {
  list: Video[];
  total: number;
  fl: Category[];
}

export interface VideoQuery {
  /** Of these numbers only, comma-joined. */
  spbh?: string;
  flbm?: string;
  /** Words of title, summary or what is said. */
  gjz?: string;
  page: number;
  size: number;
}

/** Guide videos with what is said in them; a row without number or title is left out. */
export async function fetchVideos(query: VideoQuery, options?: CallOptions): Promise<VideoPage> {
  return get(
    hall('spzn/getList'),
    (data) => {
      const answer = anObject(data);
      return { ...wirePage(answer, readVideo, ({ spbh }) => spbh, query), fl: readCategories(answer.fl) };
    },
    {
      errors: 'caller',
      ...options,
      params: { ...query },
    },
  );
}

function readVideo(row: Record<string, unknown>): Video | undefined {
  const [spbh, spmc] = [wireText(row.spbh), wireText(row.spmc)];
  if (spbh === '' || spmc === '') return undefined;
  return {
    spbh,
    spmc,
    flbm: wireText(row.flbm),
    flmc: wireText(row.flmc),
    jj: wireText(row.jj),
    sc: wireCount(row.sc),
    gxrq: wireDay(row.gxrq),
    src: wireText(row.src),
    zm: wireText(row.zm),
    fm: wireText(row.fm),
    ywlj: wireText(row.ywlj),
    wzg: Array.isArray(row.wzg) ? row.wzg.flatMap(readLine) : [],
  };
}

function readLine(line: unknown): VideoLine[] {
  if (!isRecord(line)) return [];
  const { kssj, jssj } = line;
  const nr = wireText(line.nr);
  const inOrder = typeof kssj === 'number' && typeof jssj === 'number' && kssj >= 0 && jssj > kssj;
  return inOrder && nr !== '' ? [{ kssj, jssj, nr }] : [];
}
