import { type CallOptions, get, getBlob } from '../client/client';
import { ApiError, EMPTY_FILE_TEXT, MALFORMED_TEXT } from '../client/errors';
import { corePublic, hall } from '../client/path';
import { anObject } from '../client/read';
import { wireCount, wireDay, wirePage, wireText } from '../client/wire';
import { type Category, readCategories } from './categories';

/** A file of 常用下载. */
export interface DownloadFile {
  wjbh: string;
  /** Name without its extension. */
  wjmc: string;
  /** Category: code and name. */
  flbm: string;
  flmc: string;
  /** Format: the extension in lower case without the dot; '' when unusable. */
  gs: string;
  /** Bytes; undefined when missing. */
  dx: number | undefined;
  /** Date of the last change, yyyy-MM-dd, or ''. */
  gxrq: string;
  /** Number of downloads; undefined when missing. */
  xzcs: number | undefined;
  /** Purpose of the file. */
  sm: string;
}

export interface DownloadPage {
  list: DownloadFile[];
  total: number;
  fl: Category[];
}

export interface DownloadQuery {
  flbm?: string;
  /** Text in name or purpose. */
  gjz?: string;
  /** '1' newest first, '2' most downloaded first. */
  px: '1' | '2';
  page: number;
  size: number;
}

/** 常用下载 (docs/specification.md 7.3: cyxz/getFileList); rows without number or name are omitted. */
export async function fetchDownloads(query: DownloadQuery, options?: CallOptions): Promise<DownloadPage> {
  return get(
    hall('cyxz/getFileList'),
    (data) => {
      const answer = anObject(data);
      return { ...wirePage(answer, readFile, ({ wjbh }) => wjbh, query), fl: readCategories(answer.fl) };
    },
    {
      ...options,
      params: { ...query },
    },
  );
}

function readFile(row: Record<string, unknown>): DownloadFile | undefined {
  const [wjbh, wjmc, gs] = [wireText(row.wjbh), wireText(row.wjmc), wireText(row.gs).toLowerCase()];
  if (wjbh === '' || wjmc === '') return undefined;
  return {
    wjbh,
    wjmc,
    flbm: wireText(row.flbm),
    flmc: wireText(row.flmc),
    gs: /^[a-z0-9]{1,5}$/.test(gs) ? gs : '',
    dx: wireCount(row.dx),
    gxrq: wireDay(row.gxrq),
    xzcs: wireCount(row.xzcs),
    sm: wireText(row.sm),
  };
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
