import { type Category, readCategories } from './categories';
import { type CallOptions, get, getBlob } from './client';
import { ApiError, EMPTY_FILE_TEXT, MALFORMED_TEXT } from './errors';
import { corePublic, hall } from './path';
import { anObject } from './read';
import { wireCount, wireDay, wirePage, wireText } from './wire';

/** A file of 常用下载. */
export interface DownloadFile {
  wjbh: string;
  /** Name without extension. */
  wjmc: string;
  /** Category: code and name. */
  flbm: string;
  flmc: string;
  /** Format: the extension without the dot, lower case; '' when it cannot be one. */
  gs: string;
  /** Bytes; undefined when not said. */
  dx: number | undefined;
  /** Last changed, yyyy-MM-dd, or ''. */
  gxrq: string;
  /** How often it was fetched; undefined when not said. */
  xzcs: number | undefined;
  /** What it is for. */
  sm: string;
}

export interface DownloadPage {
  list: DownloadFile[];
  total: number;
  fl: Category[];
}

export interface DownloadQuery {
  flbm?: string;
  /** Words of name or purpose. */
  gjz?: string;
  /** '1' newest first, '2' most fetched first. */
  px: '1' | '2';
  page: number;
  size: number;
}

/** 常用下载 (specification 7.3: cyxz/getFileList); a row without number or name is left out. */
export async function fetchDownloads(query: DownloadQuery, options?: CallOptions): Promise<DownloadPage> {
  return get(
    hall('cyxz/getFileList'),
    (data) => {
      const answer = anObject(data);
      return { ...wirePage(answer, readFile, ({ wjbh }) => wjbh, query), fl: readCategories(answer.fl) };
    },
    {
      errors: 'caller',
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

/** First bytes of the formats that have some: '%PDF' and 'PK'. What begins otherwise is no such file, whatever was said about it. */
const MAGIC: Readonly<Record<string, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  ...Object.fromEntries(['ofd', 'xlsx', 'docx', 'zip'].map((format) => [format, [0x50, 0x4b, 0x03, 0x04]])),
};

/** The file itself (specification 7.5: public/file/download). @throws ApiError; an error, an empty or a foreign answer is never handed out. */
export async function downloadFile(
  file: { wjbh: string; gs: string },
  options?: Pick<CallOptions, 'signal' | 'onDownloadProgress'>,
): Promise<Blob> {
  const blob = await getBlob(corePublic('file/download'), {
    errors: 'caller',
    ...options,
    params: { wjbh: file.wjbh },
  });
  const beginning = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
  if (beginning.byteLength === 0) throw new ApiError('malformed', EMPTY_FILE_TEXT);
  const magic = Object.hasOwn(MAGIC, file.gs) ? MAGIC[file.gs] : undefined;
  if (magic?.some((byte, at) => beginning[at] !== byte)) throw new ApiError('malformed', MALFORMED_TEXT);
  return blob;
}
