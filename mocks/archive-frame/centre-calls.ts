import type { Material, ShareCode, UploadState } from '@/api/archive/archive';
import { type FileLimits, fileLimits } from '@/domain/documents/material-file';
import { encodeBytes } from '@/lib/base64';
import type { ArchiveFrameStart } from './host-link';

const ARCHIVE = '/api/dzda/v1/zhcjyw';
const PART = '/api/dzda/v1/cjyw/uploadClBase64';
const TOKEN = '/api/auth/v1/token';
const CONFIG = '/api/core/v1/p/public/getList';
const LONGEST_MS = 60_000;

/** Calls of one collection, with a token limited to this application's archive. */
export interface CentreCalls {
  list: () => Promise<Material[]>;
  begin: (file: { wjlxId: string; wjm: string; dx: number; jym: number }, signal: AbortSignal) => Promise<UploadState>;
  part: (scid: string, fpxh: number, bytes: Uint8Array, signal: AbortSignal) => Promise<UploadState>;
  remove: (wjId: string) => Promise<unknown>;
  load: (wjId: string) => Promise<{ wjm: string; lx: string; base64: string }>;
  phoneCode: (wjlxId: string) => Promise<ShareCode>;
  limits: FileLimits;
}

/** Error with a text for the user; `cut`: no answer arrived, so that the call may be retried. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly cut: boolean,
  ) {
    super(message);
  }
}

/** Exchanges the code and reads the limits. @param onTimeOut called once the centre no longer knows the session */
export async function connect({ code, request }: ArchiveFrameStart, onTimeOut: () => void): Promise<CentreCalls> {
  const { access_token: token } = await call<{ access_token: string }>('POST', `${TOKEN}/getTokenByCode`, { code });
  const config = await call<{ key: string; value: string }[]>('GET', CONFIG);
  const limits = fileLimits((key) => config.find((entry) => entry.key === key)?.value ?? '');
  const own = <T>(method: 'GET' | 'POST', path: string, body?: unknown, signal?: AbortSignal) =>
    call<T>(method, path, body, token, onTimeOut, signal);
  const { ywlsh } = request;
  const values = JSON.stringify(request.zstj);
  const id = encodeURIComponent;
  return {
    limits,
    list: () => own('POST', `${ARCHIVE}/viewCls`, { ...request, zstj: values, ruleMapJsonValue: values }),
    begin: (file, signal) => own('POST', PART, { ywlsh, ...file }, signal),
    part: (scid, fpxh, bytes, signal) => own('POST', PART, { scid, fpxh, base64: encodeBytes(bytes) }, signal),
    remove: (wjId) => own('POST', `${ARCHIVE}/delCl`, { wjId }),
    load: (wjId) => own('GET', `${ARCHIVE}/loadByBase64?wjId=${id(wjId)}`),
    phoneCode: (wjlxId) => own('GET', `${TOKEN}/getShareTokenQr?ywlsh=${id(ywlsh)}&wjlxId=${id(wjlxId)}`),
  };
}

async function call<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  token?: string,
  onTimeOut?: () => void,
  signal?: AbortSignal,
): Promise<T> {
  const late = AbortSignal.timeout(LONGEST_MS);
  let response: Response;
  let answer: { code?: unknown; msg?: unknown; data?: unknown };
  try {
    response = await fetch(path, {
      method,
      signal: signal ? AbortSignal.any([signal, late]) : late,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    answer = await response.json();
  } catch {
    signal?.throwIfAborted();
    throw new CallError(late.aborted ? '网络较慢，传输超时' : '网络中断', true);
  }
  if (response.status === 401 || String(answer.code) === '401') {
    onTimeOut?.();
    throw new CallError('登录已过期，请重新登录', false);
  }
  // The caller knows the type of the data; the centre is its own.
  if (response.ok && String(answer.code) === '0') return answer.data as T;
  const text = typeof answer.msg === 'string' && answer.msg ? answer.msg : '服务接口异常，请稍后重试';
  throw new CallError(text, response.status >= 500);
}
