import { type CallOptions, get, getBlob } from '../client/client';
import { ApiError, EMPTY_FILE_TEXT, MALFORMED_TEXT } from '../client/errors';
import { corePublic, hall } from '../client/path';
import {
  type Answer,
  countOrNone,
  day,
  fileFormat,
  key,
  object,
  pageReader,
  pageWith,
  textValue,
} from '../client/read';
import { readCategories } from './categories';

export interface DownloadQuery {
  flbm?: string;
  /** Text in name or purpose. */
  gjz?: string;
  /** '1' newest first, '2' most downloaded first. */
  px: '1' | '2';
  page: number;
  size: number;
}

/** A file of 常用下载. */
const readFile = object({
  wjbh: key,
  /** Name without its extension. */
  wjmc: key,
  /** Category: code and name. */
  flbm: textValue,
  flmc: textValue,
  /** Format: the extension in lower case without the dot; '' when unusable. */
  gs: fileFormat,
  /** Bytes; undefined when missing. */
  dx: countOrNone,
  /** Date of the last change, yyyy-MM-dd, or ''. */
  gxrq: day,
  /** Number of downloads; undefined when missing. */
  xzcs: countOrNone,
  /** Purpose of the file. */
  sm: textValue,
});
export type DownloadFile = Answer<typeof readFile>;

const readPage = (query: DownloadQuery) =>
  pageWith(
    pageReader(readFile, query, ({ wjbh }) => wjbh),
    { fl: readCategories },
  );
export type DownloadPage = Answer<typeof readPage>;

/** 常用下载 (docs/specification.md 7.3: cyxz/getFileList); rows without number or name are omitted. */
export function fetchDownloads(query: DownloadQuery, options?: CallOptions): Promise<DownloadPage> {
  return get(hall('cyxz/getFileList'), readPage(query), { ...options, params: { ...query } });
}

/** First bytes of the formats that have them: '%PDF' and 'PK'. They decide instead of the declared type. */
const MAGIC: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  ...Object.fromEntries(['ofd', 'xlsx', 'docx', 'zip'].map((format) => [format, [0x50, 0x4b, 0x03, 0x04]])),
};

/**
 * Downloads a file (docs/specification.md 7.5: public/file/download). @throws ApiError for an error, an empty file or one of another
 * format
 */
export async function downloadFile(
  file: { wjbh: string; gs: string },
  options?: Pick<CallOptions, 'signal' | 'onDownloadProgress'>,
): Promise<Blob> {
  const blob = await getBlob(corePublic('file/download'), {
    ...options,
    params: { wjbh: file.wjbh },
  });
  const beginning = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
  if (beginning.byteLength === 0) throw new ApiError('malformed', EMPTY_FILE_TEXT);
  const magic = Object.hasOwn(MAGIC, file.gs) ? MAGIC[file.gs] : undefined;
  if (magic?.some((byte, at) => beginning[at] !== byte)) throw new ApiError('malformed', MALFORMED_TEXT);
  return blob;
}
