import axios, { type AxiosResponse } from 'axios';
import { markErrorShown } from '@/lib/shown-errors';
import { errorInsteadOfFile, type RawAnswer, readApiAnswer, refusedAnswer } from './answer';
import type { PendingCall } from './call-options';
import { ApiError, abortedError, MALFORMED_TEXT, NETWORK_TEXT, TIMEOUT_TEXT } from './errors';
import { isHallClosed } from './hall-status';
import { type Read, readCounting } from './read';
import { currentWiring } from './wiring';

/**
 * Replaces the bytes of a response by what its caller takes, or rejects with an ApiError after showing it
 * (docs/specification.md 8: the catalogue in ./errors).
 */
export function readResponse(response: AxiosResponse<ArrayBuffer>): AxiosResponse<unknown> {
  const call = response.config.call?.();
  if (!call) return response;
  try {
    // An adapter may deliver after the abort; the response of a former session is dropped.
    if (call.controller.signal.aborted) throw call.late ? lateError(call) : abortedError();
    const data = taken(call, response);
    if (isOutdated(call)) throw abortedError();
    return { ...response, data };
  } catch (thrown) {
    throw reportFailure(thrown instanceof ApiError ? thrown : new ApiError('malformed', String(thrown)), call);
  }
}

/** Turns a request without a response into an ApiError, which it shows. */
export function rejectRequest(error: unknown): never {
  const config = axios.isAxiosError(error) || axios.isCancel<undefined>(error) ? error.config : undefined;
  const call = config?.call?.();
  if (!call) throw new ApiError('network', NETWORK_TEXT, { outcomeUnknown: true });
  throw reportFailure(failureOf(error, call), call);
}

function failureOf(error: unknown, call: PendingCall): ApiError {
  if (call.late) return lateError(call);
  if (axios.isCancel(error) || call.controller.signal.aborted) return abortedError();
  return new ApiError('network', NETWORK_TEXT, { outcomeUnknown: writes(call) });
}

const lateError = (call: PendingCall) => new ApiError('timeout', TIMEOUT_TEXT, { outcomeUnknown: writes(call) });

/** A download by POST only reads, so a lost response leaves no unknown outcome. */
const writes = (call: PendingCall) => call.method === 'POST' && call.takes !== 'file';

function taken(call: PendingCall, response: AxiosResponse<ArrayBuffer>): unknown {
  const { takes, options } = call;
  const raw = (bytes: ArrayBuffer): RawAnswer => ({
    status: response.status,
    text: new TextDecoder().decode(bytes),
    writes: writes(call),
    successCode: options.successCode,
  });
  if (takes === 'file') {
    const header: unknown = response.headers['content-type'];
    const type = typeof header === 'string' ? header : '';
    const error = errorInsteadOfFile(raw(beginningOf(response.data)), type);
    if (error) throw error;
    return new Blob([response.data], { type });
  }
  const answer = readApiAnswer(raw(response.data));
  if (takes === 'result') return answer;
  if (answer.code !== '0') throw refusedAnswer(answer);
  return readData(answer.data, takes.data, call);
}

function readData(data: unknown, read: Read<unknown>, call: PendingCall): unknown {
  try {
    const { value, unread } = readCounting(read, data);
    const { errors, unread: reporter } = call.options;
    if (unread > 0 && errors !== 'silent' && reporter !== 'caller') currentWiring().onUnread(unread, call.path);
    return value;
  } catch (thrown) {
    const message = thrown instanceof ApiError ? thrown.message : MALFORMED_TEXT;
    throw new ApiError('malformed', message, { outcomeUnknown: writes(call) });
  }
}

/** Whether the session that made the call has ended or changed meanwhile. */
function isOutdated({ token, options }: PendingCall): boolean {
  return options.token === undefined && token !== undefined && token !== currentWiring().token();
}

/** Shows an error once (docs/specification.md 8). */
export function reportFailure(error: ApiError, call: PendingCall): ApiError {
  if (error.kind === 'aborted') return error;
  // An error that arrives after the sign-out is dropped.
  if (isOutdated(call)) return abortedError();
  const { options, path } = call;
  const wiring = currentWiring();
  const code = error.kind === 'http' || error.kind === 'business' ? error.code : '';
  const signedIn = options.token === undefined && call.token !== undefined;
  if (code === '401') options.onTokenLost?.();
  if (code === '401' && signedIn && !path.endsWith('/token/logout')) wiring.onSessionLost(error);
  // Replaces the page by the closing notice.
  else if (isHallClosed(error.data)) {
    wiring.onHallClosed(error.data);
    markErrorShown(error);
  } else if (options.errors === 'silent') return error;
  else if (code === '403') wiring.onForbidden(error);
  // A refusal belongs to the fields of its submission; a request that failed on its way does not.
  else if (options.errors !== 'inline' || ['http', 'network', 'timeout'].includes(error.kind)) wiring.showError(error);
  return error;
}

/** The first 1000 bytes of a long file are enough to tell it from an error. */
function beginningOf(bytes: ArrayBuffer): ArrayBuffer {
  return bytes.byteLength > 100_000 ? bytes.slice(0, 1000) : bytes;
}
