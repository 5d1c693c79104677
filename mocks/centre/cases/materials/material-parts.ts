import { checksumOf } from '@/domain/documents/material-file';
import { decodeBytes, encodeBytes } from '@/lib/base64';
import type { OwnerKey, Transaction } from '../../kernel/transaction';

/** Uploaded file: name and type are untrusted claims, only the bytes count. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/** An upload in progress. */
export interface PartsRecord {
  scid: string;
  owner: OwnerKey;
  ywlsh: string;
  wjlxId: string;
  wjm: string;
  dx: number;
  /** Checksum of the whole file, computed by the sender. */
  jym: number;
  /** Numbers of received parts. */
  yyfp: readonly number[];
  /** Centre's clock in ms. */
  begun: number;
}

/** Bytes per part. Divisible by three, so that the Base64 of the parts joins to the Base64 of the file. */
export const PART_BYTES = 240 * 1024;

const parts = (tx: Transaction) => tx.store.table<{ base64: string }>('material-parts');

/** Stores one part; the parts stay the storage of the file, so that nothing is written twice. */
export function putPart(tx: Transaction, scid: string, no: number, base64: string): void {
  parts(tx).put(`${scid}/${no}`, { base64 });
}

export function joinParts(tx: Transaction, bytes: Uint8Array): { scid: string; fps: number; checksum: number } {
  const scid = crypto.randomUUID();
  const fps = Math.ceil(bytes.length / PART_BYTES);
  for (let no = 0; no < fps; no += 1) {
    putPart(tx, scid, no, encodeBytes(bytes.subarray(no * PART_BYTES, (no + 1) * PART_BYTES)));
  }
  return { scid, fps, checksum: checksumOf(bytes) };
}

export function bytesOf(
  tx: Transaction,
  scid: string,
  fps: number,
): { bytes: Uint8Array; base64: string; checksum: number } {
  let base64 = '';
  for (let no = 0; no < fps; no += 1) base64 += parts(tx).get(`${scid}/${no}`)?.base64 ?? '';
  const bytes = decodeBytes(base64);
  return { bytes, base64, checksum: checksumOf(bytes) };
}

export function dropParts(tx: Transaction, scid: string, fps: number): void {
  for (let no = 0; no < fps; no += 1) parts(tx).delete(`${scid}/${no}`);
}
