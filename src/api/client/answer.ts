import { isRecord, jsonOf } from '@/lib/foreign-json';
import { ApiError, EMPTY_FILE_TEXT, errorText, MALFORMED_TEXT } from './errors';

/** A response whose code is 0 ('0') or one of the pass-through codes 2, 3, 8, 9, 520. */
export interface ApiAnswer<T> {
  code: string;
  msg: string;
  data: T;
}

const PASSED_THROUGH: ReadonlySet<string> = new Set(['2', '3', '8', '9', '520']);

/** A response as received, before validation. */
export interface RawAnswer {
  status: number;
  text: string;
  /** POST: the call may have changed data at the centre. */
  writes: boolean;
  successCode?: '00' | undefined;
}

/**
 * Parses an envelope { code, msg, data, traceId }. Success is compared strictly: the number 0 or the text '0' (and '00' where the call
 * allows it), because a loose comparison also accepts '000', '', null and [].
 * @throws ApiError of kind business, http or malformed
 */
export function readApiAnswer(raw: RawAnswer): ApiAnswer<unknown> {
  const body = parse(raw.text);
  if (raw.status < 200 || raw.status > 299) throw httpError(raw, body);
  const code = body && codeOf(body);
  if (!body || code === undefined) {
    throw new ApiError('malformed', MALFORMED_TEXT, { outcomeUnknown: raw.writes, traceId: traceOf(body) });
  }
  if (code === '0' || (raw.successCode !== undefined && code === raw.successCode)) return answer('0', body);
  if (PASSED_THROUGH.has(code)) return answer(code, body);
  throw businessError(code, body);
}

/** Returns the error that a downloaded "file" contains, or undefined for a real file: JSON and HTML are error responses. */
export function errorInsteadOfFile(raw: RawAnswer, type: string): ApiError | undefined {
  if (raw.status < 200 || raw.status > 299) return httpError(raw, parse(raw.text));
  if (raw.text === '') return new ApiError('malformed', EMPTY_FILE_TEXT);
  const body = parse(raw.text);
  const code = body && codeOf(body);
  if (body && code !== undefined && code !== '0') return businessError(code, body);
  if (body && code === '0') return new ApiError('malformed', EMPTY_FILE_TEXT, { traceId: traceOf(body) });
  if (/json|html/i.test(type) || /^\s*<(!doctype html|html)/i.test(raw.text))
    return new ApiError('malformed', MALFORMED_TEXT);
  return undefined;
}

/** Turns a pass-through code into an error, for callers that handle success only. */
export function refusedAnswer(passed: ApiAnswer<unknown>): ApiError {
  return new ApiError('business', errorText(passed.code, passed.msg), {
    code: passed.code,
    fieldErrors: fieldErrorsOf(passed.data),
    data: passed.data,
  });
}

function answer(code: string, body: Record<string, unknown>): ApiAnswer<unknown> {
  const msg = typeof body.msg === 'string' ? body.msg : '';
  return { code, msg, data: body.data ?? null };
}

function businessError(code: string, body: Record<string, unknown>): ApiError {
  return new ApiError('business', errorText(code, body.msg), {
    code,
    traceId: traceOf(body),
    fieldErrors: fieldErrorsOf(body.data),
    data: body.data,
  });
}

function httpError(raw: RawAnswer, body: Record<string, unknown> | undefined): ApiError {
  const status = String(raw.status);
  const inBody = body && codeOf(body);
  // 401 and 403 always decide about the session; for other statuses the code in the body is more specific than the status.
  const own = status !== '401' && status !== '403' && inBody !== undefined && inBody !== '0' ? inBody : status;
  return new ApiError('http', errorText(own, body?.msg), {
    code: own,
    traceId: traceOf(body),
    fieldErrors: fieldErrorsOf(body?.data),
    data: body?.data,
    outcomeUnknown: raw.writes && raw.status >= 500,
  });
}

function parse(text: string): Record<string, unknown> | undefined {
  const read = jsonOf(text);
  return isRecord(read) ? read : undefined;
}

function codeOf(body: Record<string, unknown>): string | undefined {
  if (typeof body.code === 'number' && Number.isFinite(body.code)) return String(body.code);
  return typeof body.code === 'string' && body.code !== '' ? body.code : undefined;
}

function traceOf(body: Record<string, unknown> | undefined): string {
  return typeof body?.traceId === 'string' ? body.traceId : '';
}

function fieldErrorsOf(data: unknown): Record<string, string> {
  const found = isRecord(data) ? data.fieldErrors : undefined;
  if (!isRecord(found)) return {};
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
