import axios, { type AxiosRequestConfig } from 'axios';
import { appConfig, MAX_TIMEOUT_MS } from '@/lib/app-config';
import { ApiError, abortedError, FOREIGN_TEXT, NETWORK_TEXT, TIMEOUT_TEXT } from './errors';
import { cleanJson, formEncoded, isPlainObject } from './request-body';

export interface Outgoing {
  method: 'GET' | 'POST';
  /** /api/… under the configured base. */
  path: string;
  body?: unknown;
  params?: Record<string, string | number | undefined>;
  form?: true | 'plain';
  token: string | undefined;
  kstb: boolean;
  signal?: AbortSignal;
  timeoutMs?: number;
  onUploadProgress?: (fraction: number) => void;
  /** Bytes that have come, and how many there will be where the centre says so. */
  onDownloadProgress?: (loaded: number, total: number | undefined) => void;
}

export interface Incoming {
  status: number;
  bytes: ArrayBuffer;
  /** Media type, '' when none was named. */
  type: string;
}

/**
 * The one axios instance. Answers are taken as bytes: axios would parse JSON leniently (a broken body becomes a string
 * without an error) and spoil files. Statuses are judged by the reader of the answer.
 */
const instance = axios.create({
  responseType: 'arraybuffer',
  transformRequest: [(data: unknown) => data],
  transformResponse: [(data: unknown) => data],
  validateStatus: () => true,
  withXSRFToken: false,
});

const running = new Set<AbortController>();

/** Aborts every request in flight. */
export function abortAll(): void {
  for (const controller of running) controller.abort();
}

/**
 * Sends one request, once: there are no automatic retries.
 * @throws ApiError of kind network, timeout or aborted
 */
export async function send(request: Outgoing): Promise<Incoming> {
  const url = addressOf(request.path);
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (request.signal?.aborted) throw abortedError();
  request.signal?.addEventListener('abort', abort);
  running.add(controller);
  let late = false;
  // Our own clock: the browser's XHR timeout does not reach what a service worker or another adapter holds back.
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeoutOf(request));
  try {
    const answer = await instance.request<ArrayBuffer>(configOf(request, url, controller.signal));
    // An adapter may deliver after the abort; what was asked for by a former session is not handed out.
    if (controller.signal.aborted) throw abortedError();
    const type: unknown = answer.headers['content-type'];
    return { status: answer.status, bytes: answer.data, type: typeof type === 'string' ? type : '' };
  } catch (error) {
    const writes = request.method === 'POST';
    throw late ? new ApiError('timeout', TIMEOUT_TEXT, { outcomeUnknown: writes }) : failureOf(error, writes);
  } finally {
    clearTimeout(timer);
    running.delete(controller);
    request.signal?.removeEventListener('abort', abort);
  }
}

/** The full address; the token must never reach another host, so anything outside the configured origin is refused. */
function addressOf(path: string): string {
  const base = new URL(`${appConfig().baseUrl}/`, window.location.href);
  const absolute = /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(path);
  try {
    const url = absolute ? new URL(path, base) : new URL(base.href.replace(/\/$/, '') + path);
    if (url.origin === base.origin && /^https?:$/.test(url.protocol) && (absolute || path.startsWith('/')))
      return url.href;
  } catch {
    // Not an address at all: refused below.
  }
  throw new ApiError('network', FOREIGN_TEXT);
}

function configOf(request: Outgoing, url: string, signal: AbortSignal): AxiosRequestConfig {
  const { data, type } = payloadOf(request);
  return {
    url,
    method: request.method,
    data,
    params: request.form === true ? { grant_type: 'password', scope: 'server', ...request.params } : request.params,
    paramsSerializer: queryOf,
    headers: {
      clientId: appConfig().clientId,
      projectId: appConfig().projectId,
      ...(type ? { 'Content-Type': type } : {}),
      ...(request.token ? { Authorization: `Bearer ${request.token}` } : {}),
      ...(request.kstb ? { kstb: '1' } : {}),
    },
    signal,
    ...(request.onUploadProgress
      ? { onUploadProgress: ({ progress }: { progress?: number }) => request.onUploadProgress?.(progress ?? 0) }
      : {}),
    ...(request.onDownloadProgress
      ? {
          onDownloadProgress: ({ loaded, total }: { loaded: number; total?: number }) =>
            request.onDownloadProgress?.(loaded, total),
        }
      : {}),
  };
}

/** Milliseconds; 60 000 unless configured otherwise, never above 300 000 (specification 9). */
function timeoutOf(request: Outgoing): number {
  const asked = request.timeoutMs ?? appConfig().timeoutMs;
  return asked > 0 ? Math.min(asked, MAX_TIMEOUT_MS) : MAX_TIMEOUT_MS;
}

function payloadOf(request: Outgoing): { data?: unknown; type?: string } {
  if (request.form) {
    return { data: formEncoded(request.body).toString(), type: 'application/x-www-form-urlencoded;charset=UTF-8' };
  }
  if (Array.isArray(request.body) || isPlainObject(request.body)) {
    return { data: JSON.stringify(cleanJson(request.body)), type: 'application/json' };
  }
  return { data: request.body };
}

/** Encodes every reserved character, which axios's own serializer leaves out for some. */
function queryOf(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) query.append(key, String(value));
  }
  return query.toString();
}

function failureOf(error: unknown, writes: boolean): ApiError {
  if (error instanceof ApiError) return error;
  const code = axios.isAxiosError(error) ? error.code : undefined;
  if (axios.isCancel(error) || code === 'ERR_CANCELED') return abortedError();
  return new ApiError('network', NETWORK_TEXT, { outcomeUnknown: writes });
}
