import { isRecord } from '@/lib/foreign-json';
import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { anObject } from '../client/read';
import { wireCount, wireDay, wirePage, wireText } from '../client/wire';
import { type Category, readCategories } from './categories';

/** A spoken sentence of a video, with start and end in seconds; equal to the captions. */
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
  /** Summary in a sentence. */
  jj: string;
  /** Length in seconds; undefined when missing. */
  sc: number | undefined;
  gxrq: string;
  /** Video and caption files, relative to the hall ('videos/ltx.webm'); hall-file.ts validates them. */
  src: string;
  zm: string;
  /** Still picture, a relative path too; '' for none. */
  fm: string;
  /** Page of the business in the hall, or ''. */
  ywlj: string;
  /** Transcript in order. */
  wzg: VideoLine[];
}

export interface VideoPage {
  list: Video[];
  total: number;
  fl: Category[];
}

export interface VideoQuery {
  /** Only these numbers, comma-joined. */
  spbh?: string;
  flbm?: string;
  /** Text in title, summary or transcript. */
  gjz?: string;
  page: number;
  size: number;
}

/** Guide videos with their transcripts; rows without number or title are omitted. */
export async function fetchVideos(query: VideoQuery, options?: CallOptions): Promise<VideoPage> {
  return get(
    hall('spzn/getList'),
    (data) => {
      const answer = anObject(data);
      return { ...wirePage(answer, readVideo, ({ spbh }) => spbh, query), fl: readCategories(answer.fl) };
    },
    {
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
