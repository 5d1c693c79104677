import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  countOrNone,
  day,
  decimal,
  each,
  key,
  object,
  pageReader,
  pageWith,
  rowsOrNone,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';
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

export interface VideoPage extends Pick<Page<Video>, 'list' | 'total'> {
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

const readLine = object<VideoLine>({ ...each(decimal, 'kssj', 'jssj'), nr: key });

const readVideo = object<Video>({
  ...each(key, 'spbh', 'spmc'),
  ...each(textValue, 'flbm', 'flmc', 'jj', 'src', 'zm', 'fm', 'ywlj'),
  sc: countOrNone,
  gxrq: day,
  wzg: rowsOrNone(readLine),
});

/** Guide videos with their transcripts; rows without number or title are omitted. */
export function fetchVideos(query: VideoQuery, options?: CallOptions): Promise<VideoPage> {
  const page = pageReader(readVideo, query, ({ spbh }) => spbh);
  return get(hall('spzn/getList'), pageWith(page, { fl: readCategories }), { ...options, params: { ...query } });
}
