import { encodeBytes } from '@/lib/base64';
import type { PartsState } from '@/lib/send-in-parts';
import { type CallOptions, get, post } from '../client/client';
import { archive, auth } from '../client/path';
import {
  type Answer,
  count,
  each,
  everyRow,
  flag,
  ignoredAnswer,
  key,
  maybe,
  object,
  orNull,
  rows,
  rowsOrNone,
  textValue,
} from '../client/read';

export const readMaterialFile = object({
  wjId: key,
  wjm: textValue,
  /** Bytes. */
  dx: count,
  /** Uploaded before the material was returned. */
  th: maybe(flag),
});
export type MaterialFile = Answer<typeof readMaterialFile>;

/** clzt: 0 未上传, 1 已上传, 2 免交, 3 需重传, 4 已通过, 5 待核查. sfbs: 1 必传, 0 选传, 2 条件必传. */
export const readMaterial = object({
  wjlxId: key,
  ...each(textValue, 'wjmc', 'sfbs', 'clzt'),
  wj: rowsOrNone(readMaterialFile),
  /** Where and when the centre verified it (clzt 2), or why verification is pending (clzt 5). */
  mjsm: textValue,
  /** The system makes it from the application: there is nothing to upload instead. */
  xtsc: maybe(flag),
  /** Reason for the requested upload (clzt 3). */
  thyy: maybe(textValue),
});
export type Material = Answer<typeof readMaterial>;

/** Progress of an upload in parts. */
export type UploadState = PartsState<MaterialFile>;

const readUploadState = object<UploadState>({
  scid: key,
  fpdx: count,
  yyfp: everyRow(count),
  wj: orNull(readMaterialFile),
});

/** Identifies a material list: node, catalogue number, application, and the values that the display conditions read. */
export interface MaterialRequest {
  jdbh: string;
  mlbh: string;
  zstj: Record<string, string>;
  ywlsh: string;
}

/** The material list of an application; `zstj` and `ruleMapJsonValue` hold the values that decide which materials are required. */
export function fetchMaterials(request: MaterialRequest, options?: CallOptions): Promise<Material[]> {
  const values = JSON.stringify(request.zstj);
  const body = { ...request, zstj: values, ruleMapJsonValue: values };
  return post(archive('zhcjyw/viewCls'), body, rows(readMaterial), options);
}

/**
 * Starts an upload; the response lists the parts of this file that the centre has already. `jym`: its checksum
 * (domain/material-file.ts).
 */
export function beginUpload(
  file: { ywlsh: string; wjlxId: string; wjm: string; dx: number; jym: number },
  options: CallOptions,
): Promise<UploadState> {
  return post(archive('cjyw/uploadClBase64'), file, readUploadState, { errors: 'inline', ...options });
}

export function sendPart(
  part: { scid: string; fpxh: number; bytes: Uint8Array },
  options: CallOptions,
): Promise<UploadState> {
  const body = { scid: part.scid, fpxh: part.fpxh, base64: encodeBytes(part.bytes) };
  return post(archive('cjyw/uploadClBase64'), body, readUploadState, { errors: 'inline', ...options });
}

export function deleteMaterial(wjId: string, options?: CallOptions): Promise<null> {
  return post(archive('zhcjyw/delCl'), { wjId }, ignoredAnswer, options);
}

/** Content of a file as Base64, with its media type. */
export function loadMaterial(
  wjId: string,
  options?: CallOptions,
): Promise<{ wjm: string; lx: string; base64: string }> {
  return get(archive('zhcjyw/loadByBase64'), object({ ...each(textValue, 'wjm', 'lx', 'base64') }), {
    ...options,
    params: { wjId },
  });
}

/** A one-time code that the archive frame exchanges for its own token; `yxsj`: validity in seconds. */
export const readShareCode = object({ uuid: key, urlBase: textValue, yxsj: count });
export type ShareCode = Answer<typeof readShareCode>;

export function fetchShareCode(ywlsh: string, options?: CallOptions): Promise<ShareCode> {
  const params = { ywlsh };
  return get(auth('token/getShareTokenQr'), readShareCode, { params, ...options });
}

/** Returns whether the electronic archive holds files of a case, and how many. */
export function fetchArchivePresence(ywlsh: string, options?: CallOptions): Promise<{ sfcz: string; sl: number }> {
  return post(archive('zhcjyw/sfczdzyx'), { ywlsh }, object({ sfcz: textValue, sl: count }), {
    errors: 'silent',
    ...options,
  });
}

/** The materials of a case as submitted. */
export function fetchArchive(ywlsh: string, options?: CallOptions): Promise<Material[]> {
  return post(archive('zhcjyw/cjkda'), { ywlsh }, rows(readMaterial), options);
}

/** Table of contents of a case's archive, for printing. */
export const readArchiveIndex = object({
  ywlsh: key,
  ywmc: textValue,
  ml: rowsOrNone(object({ xh: count, ...each(textValue, 'wjmc', 'wjm', 'sm') })),
  /** yyyy-MM-dd HH:mm:ss. */
  dysj: textValue,
});
export type ArchiveIndex = Answer<typeof readArchiveIndex>;

export function fetchArchiveIndex(ywlsh: string, options?: CallOptions): Promise<ArchiveIndex> {
  return post(archive('zhcjyw/ghdy'), { ywlsh }, readArchiveIndex, options);
}
