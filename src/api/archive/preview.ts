import { isRecord } from '@/lib/foreign-json';
import { call, getBlob, post } from '../client/client';
import { ApiError, EMPTY_FILE_TEXT } from '../client/errors';
import { checkedAddress, corePublic, putil } from '../client/path';
import { rawValue } from '../client/read';
import { type DocumentFormat, downloadDocument } from './documents';

export interface FetchedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file of the hall's own service at a validated address (/api/…). @throws ApiError for an error in place of the file */
export async function fetchServiceFile(path: string, signal?: AbortSignal): Promise<FetchedFile> {
  return { name: '', bytes: await bytesOf(await getBlob(checkedAddress(path), { signal })) };
}

/** A public file by its number (docs/specification.md 7.5); the centre names the parameter wjbh. */
export async function fetchPublicFile(id: string, signal?: AbortSignal): Promise<FetchedFile> {
  const blob = await getBlob(corePublic('file/download'), { signal, params: { id, wjbh: id } });
  return { name: '', bytes: await bytesOf(blob) };
}

/** An issued document by its number. */
export async function fetchIssuedFile(zmbh: string, format: DocumentFormat): Promise<FetchedFile> {
  const { name, blob } = await downloadDocument(zmbh, format);
  return { name, bytes: await bytesOf(blob) };
}

/** The Base64 of a filled template (docs/specification.md 7.5, fill-stream). */
export function fetchIssuedBase64(zmbh: string, wjgs: DocumentFormat, signal?: AbortSignal): Promise<unknown> {
  return post(putil('template/fillStream'), { mbbh: 'ZSWJ', params: { zmbh }, wjgs }, rawValue, {
    signal,
  });
}

/** The Base64 in `data` of a call of the hall's own service: a text, or an object that contains it (as template fill does). */
export async function fetchServiceBase64(
  path: string,
  signal?: AbortSignal,
): Promise<{ name: string; base64: string }> {
  const { data } = await call('GET', checkedAddress(path), undefined, { signal });
  return readBase64(data);
}

/** @throws ApiError '数据解析为空' for none. */
export function readBase64(data: unknown): { name: string; base64: string } {
  if (typeof data === 'string' && data.trim() !== '') return { name: '', base64: data };
  const record = isRecord(data) ? data : {};
  const text = [record.base64, record.data, record.content].find((one) => typeof one === 'string' && one.trim() !== '');
  if (typeof text !== 'string') throw new ApiError('malformed', EMPTY_FILE_TEXT);
  return { name: typeof record.wjm === 'string' ? record.wjm : '', base64: text };
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}
