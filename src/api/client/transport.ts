import axios from 'axios';
import { appConfig, MAX_TIMEOUT_MS } from '@/lib/app-config';
import { yieldToPage } from '@/lib/slices';
import type { PendingCall } from './call-options';
import { ApiError, FOREIGN_TEXT } from './errors';
import { lastingAdapter } from './lasting-adapter';
import { prepareRequest } from './request-interceptor';
import { readResponse, rejectRequest, reportFailure } from './response-interceptor';

/**
 * The only axios instance, with its interceptors. Responses are read as bytes, because axios parses JSON leniently (an invalid body
 * becomes a string without an error) and corrupts files; the interceptor checks the status.
 */
const instance = axios.create({
  responseType: 'arraybuffer',
  transformRequest: [(data: unknown) => data],
  transformResponse: [(data: unknown) => data],
  validateStatus: () => true,
  withXSRFToken: false,
});
instance.interceptors.request.use(prepareRequest, null, { synchronous: true });
instance.interceptors.response.use(readResponse, rejectRequest);

const running = new Set<AbortController>();

/** Aborts all running requests. */
export function abortAll(): void {
  for (const controller of running) controller.abort();
}

/**
 * Sends one call without automatic retries; the interceptors read and show its outcome.
 * @throws ApiError
 */
export async function send(call: PendingCall): Promise<unknown> {
  const { controller, options } = call;
  const url = addressOf(call);
  const abort = () => controller.abort();
  if (options.signal?.aborted) abort();
  options.signal?.addEventListener('abort', abort);
  running.add(controller);
  // A timer of our own: the XHR timeout does not cover a service worker or another adapter.
  const timer = setTimeout(() => {
    call.late = true;
    abort();
  }, timeoutOf(options.timeoutMs));
  const { onUploadProgress: sent, onDownloadProgress: received } = options;
  try {
    // A page asks for much at once, and each question takes milliseconds: every one in its own task. What is sent on leaving cannot wait.
    if (call.method === 'GET') await yieldToPage();
    const { data } = await instance.request<unknown>({
      url,
      method: call.method,
      params: options.params,
      paramsSerializer: queryOf,
      signal: controller.signal,
      call: () => call,
      ...(options.lasting && { adapter: lastingAdapter }),
      ...(sent && { onUploadProgress: ({ progress = 0 }) => sent(progress) }),
      ...(received && { onDownloadProgress: ({ loaded, total }) => received(loaded, total) }),
    });
    return data;
  } finally {
    clearTimeout(timer);
    running.delete(controller);
    options.signal?.removeEventListener('abort', abort);
  }
}

/** Returns the absolute URL; an address outside the configured origin is refused, because it would receive the token. */
function addressOf(call: PendingCall): string {
  const { path } = call;
  const base = new URL(`${appConfig().baseUrl}/`, window.location.href);
  const absolute = /^[a-z][a-z\d+.-]*:|^[\\/]{2}/i.test(path);
  try {
    const url = absolute ? new URL(path, base) : new URL(base.href.replace(/\/$/, '') + path);
    if (url.origin === base.origin && /^https?:$/.test(url.protocol) && (absolute || path.startsWith('/')))
      return url.href;
  } catch {
    // Not a valid URL: refused below.
  }
  throw reportFailure(new ApiError('network', FOREIGN_TEXT), call);
}

/** Milliseconds; 60 000 by default, at most 300 000 (docs/specification.md 9). */
function timeoutOf(asked = appConfig().timeoutMs): number {
  return asked > 0 ? Math.min(asked, MAX_TIMEOUT_MS) : MAX_TIMEOUT_MS;
}

/** Encodes every reserved character; axios's serializer leaves some unencoded. */
function queryOf(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value !== undefined && value !== null) query.append(key, String(value));
  }
  return query.toString();
}
