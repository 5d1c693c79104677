import { checksumOf } from '@/domain/material-file';
import { decodeBytes, encodeBytes } from '@/lib/base64';
import type { Desk } from '../../kernel/desk';

/** A file on its way. */
export interface PartsRecord {
  scid: string;
  owner: string;
  ywlsh: string;
  wjlxId: string;
  wjm: string;
  dx: number;
  /** Checksum of the whole file, as its sender reckoned it. */
  jym: number;
  /** Parts that have arrived. */
  yyfp: readonly number[];
  /** Centre's time in ms. */
  begun: number;
}

/** Bytes of a part. Divisible by three, so that the Base64 of the parts is the Base64 of the file. */
export const PART_BYTES = 240 * 1024;

const parts = (desk: Desk) => desk.store.table<{ base64: string }>('material-parts');

/** A file is kept as the parts it came in: nothing is written twice. */
export function putPart(desk: Desk, scid: string, no: number, base64: string): void {
  parts(desk).put(`${scid}/${no}`, { base64 });
}

export function putWhole(desk: Desk, bytes: Uint8Array): { scid: string; fps: number; checksum: number } {
  const scid = crypto.randomUUID();
  const fps = Math.ceil(bytes.length / PART_BYTES);
  for (let no = 0; no < fps; no += 1) {
    putPart(desk, scid, no, encodeBytes(bytes.subarray(no * PART_BYTES, (no + 1) * PART_BYTES)));
  }
  return { scid, fps, checksum: checksumOf(bytes) };
}

export function bytesOf(
  desk: Desk,
  scid: string,
  fps: number,
): { bytes: Uint8Array; base64: string; checksum: number } {
  let base64 = '';
  for (let no = 0; no < fps; no += 1) base64 += parts(desk).get(`${scid}/${no}`)?.base64 ?? '';
  const bytes = decodeBytes(base64);
  return { bytes, base64, checksum: checksumOf(bytes) };
}

export function dropParts(desk: Desk, scid: string, fps: number): void {
  for (let no = 0; no < fps; no += 1) parts(desk).delete(`${scid}/${no}`);
}
