import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
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
import { readCategories } from './categories';

export interface VideoQuery {
  /** Only these numbers, comma-joined. */
  spbh?: string;
  flbm?: string;
  /** Text in title, summary or transcript. */
  gjz?: string;
  page: number;
  size: number;
}

/** A spoken sentence of a video, with start and end in seconds; equal to the captions. */
const readLine = object({ nr: key, ...each(decimal, 'kssj', 'jssj') });

const readVideo = object({
  ...each(key, 'spbh', 'spmc'),
  /** Category: code and name. */
  flbm: textValue,
  flmc: textValue,
  /** Summary in a sentence. */
  jj: textValue,
  /** Length in seconds; undefined when missing. */
  sc: countOrNone,
  gxrq: day,
  /** Video and caption files, relative to the hall ('videos/ltx.webm'); hall-file.ts validates them. */
  src: textValue,
  zm: textValue,
  /** Still picture, a relative path too; '' for none. */
  fm: textValue,
  /** Page of the business in the hall, or ''. */
  ywlj: textValue,
  /** Transcript in order. */
  wzg: rowsOrNone(readLine),
});
export type Video = Answer<typeof readVideo>;

const readPage = (query: VideoQuery) =>
  pageWith(
    pageReader(readVideo, query, ({ spbh }) => spbh),
    { fl: readCategories },
  );
export type VideoPage = Omit<Answer<typeof readPage>, 'sjjz'>;

/** Guide videos with their transcripts; rows without number or title are omitted. */
export function fetchVideos(query: VideoQuery, options?: CallOptions): Promise<VideoPage> {
  return get(hall('spzn/getList'), readPage(query), { ...options, params: { ...query } });
}
