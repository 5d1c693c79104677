import { MAX_TIMEOUT_MS } from '@/lib/app-config';
import { type CallOptions, get, post } from './client';

const ARCHIVE = '/api/dzda/v1/zhcjyw';

/** clzt: 0 未上传, 1 已上传, 2 免交, 3 需重传, 4 已通过. sfbs: 1 必传, 0 选传, 2 条件必传. */
export interface Material {
  wjlxId: string;
  wjmc: string;
  sfbs: string;
  clzt: string;
  /** Where and when the centre verified it itself, when clzt is 2. */
  mjsm: string;
  wj: MaterialFile[];
}

export interface MaterialFile {
  wjId: string;
  wjm: string;
  /** Bytes. */
  dx: number;
}

/** The material list of one application; `zstj` are the values that decide which materials show. */
export function fetchMaterials(
  request: { jdbh: string; mlbh: string; zstj: Record<string, string>; ywlsh: string },
  options?: CallOptions,
): Promise<Material[]> {
  const body = { ...request, zstj: JSON.stringify(request.zstj) };
  return post(`${ARCHIVE}/viewCls`, body, { errors: 'caller', data: 'list', ...options });
}

export function uploadMaterial(
  target: { ywlsh: string; wjlxId: string },
  file: File,
  options: Pick<CallOptions, 'signal' | 'onUploadProgress'>,
): Promise<MaterialFile> {
  const body = new FormData();
  body.append('ywlsh', target.ywlsh);
  body.append('wjlxId', target.wjlxId);
  body.append('file', file, file.name);
  return post(`${ARCHIVE}/uploadCl`, body, { errors: 'caller', data: 'object', timeoutMs: MAX_TIMEOUT_MS, ...options });
}

export function deleteMaterial(wjId: string): Promise<null> {
  return post(`${ARCHIVE}/delCl`, { wjId }, { errors: 'caller' });
}

/** The file as Base64 with its type. */
export function loadMaterial(wjId: string): Promise<{ wjm: string; lx: string; base64: string }> {
  return get(`${ARCHIVE}/loadByBase64`, { errors: 'caller', data: 'object', params: { wjId } });
}
