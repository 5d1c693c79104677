import { type Answer, errorInsteadOfFile, readAnswer, refusedAnswer } from './answer';
import type { Method } from './calls';
import { ApiError, abortedError, MALFORMED_TEXT } from './errors';
import { isHallClosed } from './hall-status';
import type { Path } from './path';
import { type Read, readCounting } from './read';
import { send } from './transport';

export type { Answer } from './answer';
export { abortAll } from './transport';

/** Who shows a failure: the client as a toast, the caller where it belongs, or nobody. */
export type ErrorDisplay = 'toast' | 'caller' | 'silent';

export interface CallOptions {
  errors?: ErrorDisplay; // default 'toast'
  /** Rows that could not be read: the client says so, unless the caller does (Page.unread). */
  unread?: 'caller';
  signal?: AbortSignal;
  timeoutMs?: number;
  /** Query parameters. */
  params?: Record<string, string | number | undefined>;
  /** Notices alone answer '00' for success (specification 7.5). */
  successCode?: '00';
  /** Form-encoded; true: with grant_type=password and scope=server in the query (specification 7.2). */
  form?: true | 'plain';
  onUploadProgress?: (fraction: number) => void;
  /** Bytes that have come, and how many there will be where the centre says so. */
  onDownloadProgress?: (loaded: number, total: number | undefined) => void;
  /** A token that is not the session's: one whose owner is still to be learnt, or the pass to a single application. */
  token?: string;
  /** The centre no longer knows `token`. */
  onTokenLost?: () => void;
}

export interface ClientWiring {
  token: () => string | undefined;
  /** 跨省通办 flag of the session. */
  kstb: () => boolean;
  showError: (error: ApiError) => void;
  /** HTTP 401 or code 401: opens the one blocking dialog. */
  onSessionLost: () => void;
  /** Code or status 403 of a call that leaves its errors to the client. */
  onForbidden: () => void;
  /** A call was refused because the hall is closed; how it stands came along. */
  onHallClosed: (status: unknown) => void;
  /** Something was sent, whatever became of it: what was asked before may be otherwise now. */
  onSent: () => void;
  /** So many rows of an answer could not be read and are left out; the rest is shown. */
  onUnread: (rows: number, path: string) => void;
}

const unwired: ClientWiring = {
  token: () => undefined,
  kstb: () => false,
  showError: () => {},
  onSessionLost: () => {},
  onForbidden: () => {},
  onHallClosed: () => {},
  onSent: () => {},
  onUnread: () => {},
};

let wiring = unwired;

/** Called once, in app/. */
export function configureClient(next: ClientWiring = unwired): void {
  wiring = next;
}

/** For callers that tell pass-through codes apart. Throws ApiError. */
export function call<M extends Method>(
  method: M,
  path: Path<M>,
  body?: unknown,
  options: CallOptions = {},
): Promise<Answer<unknown>> {
  return reported(path, options, (token) => exchange(method, path, body, options, token));
}

/**
 * The data of a successful answer as `read` reads it: what comes from a centre is believed only as far as it was looked at.
 * A pass-through code becomes an ApiError too.
 */
export function get<T>(path: Path<'GET'>, read: Read<T>, options: CallOptions = {}): Promise<T> {
  return reported(path, options, async (token) =>
    dataOf(await exchange('GET', path, undefined, options, token), read, path, options, false),
  );
}

export function post<T>(path: Path<'POST'>, body: unknown, read: Read<T>, options: CallOptions = {}): Promise<T> {
  return reported(path, options, async (token) =>
    dataOf(await exchange('POST', path, body, options, token), read, path, options, true),
  ).finally(wiring.onSent);
}

/** A file; an answer that is an error in JSON or HTML, or empty, becomes an ApiError. */
export function getBlob(path: Path<'GET'>, options: CallOptions = {}): Promise<Blob> {
  return reported(path, options, (token) => file('GET', path, undefined, options, token));
}

/** A file that is asked for by POST; it reads, so that a lost answer leaves nothing unknown. */
export function postBlob(path: Path<'POST'>, body?: unknown, options: CallOptions = {}): Promise<Blob> {
  return reported(path, options, (token) => file('POST', path, body, options, token));
}

async function file(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  options: CallOptions,
  token: string | undefined,
): Promise<Blob> {
  const { status, bytes, type } = await send({ ...options, method, path, body, token, kstb: wiring.kstb() });
  const error = errorInsteadOfFile({ status, text: beginningOf(bytes), writes: false }, type);
  if (error) throw error;
  return new Blob([bytes], { type });
}

async function exchange(
  method: 'GET' | 'POST',
  path: string,
  body: unknown,
  options: CallOptions,
  token: string | undefined,
): Promise<Answer<unknown>> {
  const { status, bytes } = await send({ ...options, method, path, body, token, kstb: wiring.kstb() });
  return readAnswer({ status, text: textOf(bytes), writes: method === 'POST', successCode: options.successCode });
}

/** Runs one call and shows its failure once, where it belongs. The token is read before anything waits. */
async function reported<T>(
  path: string,
  options: CallOptions,
  work: (token: string | undefined) => Promise<T>,
): Promise<T> {
  const token = options.token ?? wiring.token();
  const outdated = () => options.token === undefined && token !== undefined && token !== wiring.token();
  try {
    const result = await work(token);
    if (outdated()) throw abortedError();
    return result;
  } catch (thrown) {
    const error = thrown instanceof ApiError ? thrown : new ApiError('malformed', String(thrown));
    // A late failure of a signed-out person is nobody's any more.
    if (outdated() && error.kind !== 'aborted') throw abortedError();
    show(error, path, options, token);
    throw error;
  }
}

function show(error: ApiError, path: string, options: CallOptions, token: string | undefined): void {
  if (error.kind === 'aborted') return;
  const ofServer = error.kind === 'http' || error.kind === 'business';
  const signedIn = options.token === undefined && token !== undefined;
  if (ofServer && error.code === '401') options.onTokenLost?.();
  if (ofServer && error.code === '401' && signedIn && !path.endsWith('/token/logout')) wiring.onSessionLost();
  // The page gives way to the one that says so.
  else if (isHallClosed(error.data)) wiring.onHallClosed(error.data);
  // Whoever handles errors shows a 403 too: with the dialog it would be said twice.
  else if (options.errors === 'silent' || options.errors === 'caller') return;
  else if (ofServer && error.code === '403') wiring.onForbidden();
  else wiring.showError(error);
}

function dataOf<T>(answer: Answer<unknown>, read: Read<T>, path: string, options: CallOptions, writes: boolean): T {
  if (answer.code !== '0') throw refusedAnswer(answer);
  try {
    const { value, unread } = readCounting(read, answer.data);
    if (unread > 0 && options.errors !== 'silent' && options.unread !== 'caller') wiring.onUnread(unread, path);
    return value;
  } catch (thrown) {
    const message = thrown instanceof ApiError ? thrown.message : MALFORMED_TEXT;
    throw new ApiError('malformed', message, { outcomeUnknown: writes });
  }
}

/** An error is short; of a long file its beginning is enough to tell that it is none. */
function beginningOf(bytes: ArrayBuffer): string {
  return textOf(bytes.byteLength > 100_000 ? bytes.slice(0, 1000) : bytes);
}

function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder().decode(bytes);
}
