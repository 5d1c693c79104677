import type { ApiAnswer } from './answer';
import type { CallOptions, PendingCall } from './call-options';
import type { HttpMethod } from './calls';
import type { Path } from './path';
import type { Read } from './read';
import { send } from './transport';
import { currentWiring } from './wiring';

export type { ApiAnswer } from './answer';
export type { CallOptions } from './call-options';
export { abortAll } from './transport';

/** The whole result, for callers that distinguish success from the pass-through codes (docs/specification.md 8). @throws ApiError */
export function call<M extends HttpMethod>(
  method: M,
  path: Path<M>,
  body?: unknown,
  options: CallOptions = {},
): Promise<ApiAnswer<unknown>> {
  return begin(method, path, body, options, 'result') as Promise<ApiAnswer<unknown>>; // what 'result' takes
}

/**
 * Returns the data of a success, validated by `read`. A caller of data alone has no other use for a pass-through code: it is an ApiError
 * with that code and its data. @throws ApiError
 */
export function get<T>(path: Path<'GET'>, read: Read<T>, options: CallOptions = {}): Promise<T> {
  return begin('GET', path, undefined, options, { data: read }) as Promise<T>; // what `read` returns
}

export function post<T>(path: Path<'POST'>, body: unknown, read: Read<T>, options: CallOptions = {}): Promise<T> {
  const answer = begin('POST', path, body, options, { data: read }) as Promise<T>; // what `read` returns
  return answer.finally(currentWiring().onSent);
}

/** Downloads a file; a response that is empty or an error in JSON or HTML becomes an ApiError. */
export function getBlob(path: Path<'GET'>, options: CallOptions = {}): Promise<Blob> {
  return begin('GET', path, undefined, options, 'file') as Promise<Blob>; // what 'file' takes
}

/** Downloads a file by POST. */
export function postBlob(path: Path<'POST'>, body?: unknown, options: CallOptions = {}): Promise<Blob> {
  return begin('POST', path, body, options, 'file') as Promise<Blob>; // what 'file' takes
}

function begin(
  method: HttpMethod,
  path: string,
  body: unknown,
  options: CallOptions,
  takes: PendingCall['takes'],
): Promise<unknown> {
  const token = options.token ?? currentWiring().token();
  return send({ method, path, body, options, token, controller: new AbortController(), takes });
}
