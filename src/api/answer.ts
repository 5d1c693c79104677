import { isRecord, jsonOf } from '@/lib/foreign-json';
import { ApiError, EMPTY_FILE_TEXT, errorText, MALFORMED_TEXT } from './errors';

/** An answer whose code is 0 ('0') or one of the pass-through codes 2, 3, 8, 9, 520. */
export interface Answer<T> {
  code: string;
  msg: string;
  data: T;
}

const PASSED_THROUGH: ReadonlySet<string> = new Set(['2', '3', '8', '9', '520']);

/** What came back, before anything is believed about it. */
export interface RawAnswer {
  status: number;
  text: string;
  /** The call may have changed something at the centre: POST. */
  writes: boolean;
  successCode?: '00' | undefined;
}

/**
 * Reads an envelope { code, msg, data, traceId }. Success is compared strictly: the number 0 or the text '0' (and '00' where
 * the call asks for it); '000', '', null or [] would all pass a loose comparison.
 * @throws ApiError of kind business, http or malformed
 */
export function readAnswer(raw: RawAnswer): Answer<unknown> {
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

/** The failure that a downloaded "file" really is, or undefined when it is a file: JSON and HTML are answers, not files. */
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

/** A pass-through code met by a caller that only knows success. */
export function refusedAnswer(passed: Answer<unknown>): ApiError {
  return new ApiError('business', errorText(passed.code, passed.msg), {
    code: passed.code,
    fieldErrors: fieldErrorsOf(passed.data),
    data: passed.data,
  });
}

function answer(code: string, body: Record<string, unknown>): Answer<unknown> {
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
  // 401 and 403 decide about the session whatever the body says; else a gateway's own code says more than its status.
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
