import { isRecord } from '@/lib/foreign-json';
import { call, getBlob, post } from './client';
import { type DocumentFormat, downloadDocument } from './documents';
import { ApiError, EMPTY_FILE_TEXT } from './errors';
import { checkedAddress, corePublic, putil } from './path';
import { asItCame } from './read';

export interface FetchedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file of our own service at a checked address (/api/…). @throws ApiError for an error in place of the file. */
export async function fetchOwnFile(path: string, signal?: AbortSignal): Promise<FetchedFile> {
  return { name: '', bytes: await bytesOf(await getBlob(checkedAddress(path), { errors: 'caller', signal })) };
}

/** A public file by its number (specification 7.5); the centre's own name for it is wjbh. */
export async function fetchPublicFile(id: string, signal?: AbortSignal): Promise<FetchedFile> {
  const blob = await getBlob(corePublic('file/download'), { errors: 'caller', signal, params: { id, wjbh: id } });
  return { name: '', bytes: await bytesOf(blob) };
}

/** An issued document by its number. */
export async function fetchIssuedFile(zmbh: string, format: DocumentFormat): Promise<FetchedFile> {
  const { name, blob } = await downloadDocument(zmbh, format);
  return { name, bytes: await bytesOf(blob) };
}

/** The Base64 of a filled template (specification 7.5, fill-stream). */
export function fetchIssuedBase64(zmbh: string, wjgs: DocumentFormat, signal?: AbortSignal): Promise<unknown> {
  return post(putil('template/fillStream'), { mbbh: 'ZSWJ', params: { zmbh }, wjgs }, asItCame, {
    errors: 'caller',
    signal,
  });
}

/** The Base64 that an own call answers in `data`: a text, or an object that holds it (as template fill does). */
export async function fetchOwnBase64(path: string, signal?: AbortSignal): Promise<{ name: string; base64: string }> {
  const { data } = await call('GET', checkedAddress(path), undefined, { errors: 'caller', signal });
  return readBase64(data);
}

/** @throws ApiError '数据解析为空' when there is none. */
export function readBase64(data: unknown): { name: string; base64: string } {
  if (typeof data === 'string' && data.trim() !== '') return { name: '', base64: data };
  const kept = isRecord(data) ? data : {};
  const text = [kept.base64, kept.data, kept.content].find((one) => typeof one === 'string' && one.trim() !== '');
  if (typeof text !== 'string') throw new ApiError('malformed', EMPTY_FILE_TEXT);
  return { name: typeof kept.wjm === 'string' ? kept.wjm : '', base64: text };
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}
