import { encodeBytes } from '@/lib/base64';
import type { PartsState } from '@/lib/send-in-parts';
import { type CallOptions, get, post } from './client';
import { archive, auth } from './path';
import { aList, count, each, flag, key, maybe, nothing, object, orNull, rows, rowsOrNone, text } from './read';

/** clzt: 0 未上传, 1 已上传, 2 免交, 3 需重传, 4 已通过, 5 待核查. sfbs: 1 必传, 0 选传, 2 条件必传. */
export interface Material {
  wjlxId: string;
  wjmc: string;
  sfbs: string;
  clzt: string;
  /** Where and when the centre verified it itself, when clzt is 2; why it has not yet, when it is 5. */
  mjsm: string;
  /** Why the clerk wants another one, when clzt is 3. */
  thyy?: string;
  wj: MaterialFile[];
}

export interface MaterialFile {
  wjId: string;
  wjm: string;
  /** Bytes. */
  dx: number;
  /** It was there when the material was sent back. */
  th?: boolean;
}

export const readMaterialFile = object<MaterialFile>({ wjId: key, wjm: text, dx: count, th: maybe(flag) });

export const readMaterial = object<Material>({
  wjlxId: key,
  ...each(text, 'wjmc', 'sfbs', 'clzt', 'mjsm'),
  wj: rowsOrNone(readMaterialFile),
  thyy: maybe(text),
});

/** How far a file has come that is sent in parts. */
export type UploadState = PartsState<MaterialFile>;

const readUploadState = object<UploadState>({
  scid: key,
  fpdx: count,
  yyfp: (value) => aList(value).map(count),
  wj: orNull(readMaterialFile),
});

/** Which list: node and catalogue number, the values that decide what shows, and the application. */
export interface MaterialRequest {
  jdbh: string;
  mlbh: string;
  zstj: Record<string, string>;
  ywlsh: string;
}

/** The material list of one application; `zstj` are the values that decide which materials show. */
export function fetchMaterials(request: MaterialRequest, options?: CallOptions): Promise<Material[]> {
  const body = { ...request, zstj: JSON.stringify(request.zstj) };
  return post(archive('zhcjyw/viewCls'), body, rows(readMaterial), { errors: 'caller', ...options });
}

/** Announces a file; the answer says which parts of the same one are there already. `jym`: its checksum (domain/material-file.ts). */
export function beginUpload(
  file: { ywlsh: string; wjlxId: string; wjm: string; dx: number; jym: number },
  options: CallOptions,
): Promise<UploadState> {
  return post(archive('cjyw/uploadClBase64'), file, readUploadState, { errors: 'caller', ...options });
}

export function sendPart(
  part: { scid: string; fpxh: number; bytes: Uint8Array },
  options: CallOptions,
): Promise<UploadState> {
  const body = { scid: part.scid, fpxh: part.fpxh, base64: encodeBytes(part.bytes) };
  return post(archive('cjyw/uploadClBase64'), body, readUploadState, { errors: 'caller', ...options });
}

export function deleteMaterial(wjId: string, options?: CallOptions): Promise<null> {
  return post(archive('zhcjyw/delCl'), { wjId }, nothing, { errors: 'caller', ...options });
}

/** The file as Base64 with its type. */
export function loadMaterial(
  wjId: string,
  options?: CallOptions,
): Promise<{ wjm: string; lx: string; base64: string }> {
  return get(archive('zhcjyw/loadByBase64'), object({ ...each(text, 'wjm', 'lx', 'base64') }), {
    errors: 'caller',
    ...options,
    params: { wjId },
  });
}

/** A code that the archive frame exchanges once for a token of its own; `yxsj`: seconds it is valid. */
export interface ShareCode {
  uuid: string;
  urlBase: string;
  yxsj: number;
}

export const readShareCode = object<ShareCode>({ uuid: key, urlBase: text, yxsj: count });

export function fetchShareCode(ywlsh: string, options?: CallOptions): Promise<ShareCode> {
  const params = { ywlsh };
  return get(auth('token/getShareTokenQr'), readShareCode, { errors: 'caller', params, ...options });
}

/** Whether a case has anything in the electronic archive. */
export function fetchArchivePresence(ywlsh: string, options?: CallOptions): Promise<{ sfcz: string; sl: number }> {
  return post(archive('zhcjyw/sfczdzyx'), { ywlsh }, object({ sfcz: text, sl: count }), {
    errors: 'silent',
    ...options,
  });
}

/** The materials of a case as they were handed in. */
export function fetchArchive(ywlsh: string, options?: CallOptions): Promise<Material[]> {
  return post(archive('zhcjyw/cjkda'), { ywlsh }, rows(readMaterial), { errors: 'caller', ...options });
}

/** The table of contents of a case's archive, for printing. */
export interface ArchiveIndex {
  ywlsh: string;
  ywmc: string;
  /** yyyy-MM-dd HH:mm:ss. */
  dysj: string;
  ml: { xh: number; wjmc: string; wjm: string; sm: string }[];
}

export const readArchiveIndex = object<ArchiveIndex>({
  ywlsh: key,
  ywmc: text,
  dysj: text,
  ml: rowsOrNone(object({ xh: count, ...each(text, 'wjmc', 'wjm', 'sm') })),
});

export function fetchArchiveIndex(ywlsh: string, options?: CallOptions): Promise<ArchiveIndex> {
  return post(archive('zhcjyw/ghdy'), { ywlsh }, readArchiveIndex, { errors: 'caller', ...options });
}
