import { encrypt } from '../encrypt';

const ORIGIN = 'http://localhost';

export interface Sent {
  token?: string;
  query?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
  /** A body as it is, with its content type. */
  raw?: [body: string, type: string];
  headers?: Record<string, string>;
}

export interface Received {
  status: number;
  code: string;
  msg: string;
  // biome-ignore lint/suspicious/noExplicitAny: what a call answers differs from call to call; tests compare it as it is.
  data: any;
}

/** One HTTP call as the hall sends it; a body makes it a POST. */
export async function call(path: string, sent: Sent = {}, origin = ORIGIN): Promise<Received> {
  const { token, query, json, form, raw } = sent;
  const headers: Record<string, string> = { ...sent.headers, ...(token && { Authorization: `Bearer ${token}` }) };
  let body: string | undefined;
  if (json !== undefined) [body, headers['Content-Type']] = [JSON.stringify(json), 'application/json'];
  if (form) [body, headers['Content-Type']] = [String(new URLSearchParams(form)), 'application/x-www-form-urlencoded'];
  if (raw) [body, headers['Content-Type']] = raw;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const method = body === undefined ? 'GET' : 'POST';
  const response = await fetch(`${origin}${path}${search}`, { method, headers, body });
  const answer = await response.json();
  return { status: response.status, code: String(answer.code), msg: answer.msg, data: answer.data };
}

/** A secret for the centre that is called. */
export async function encrypted(plain: string, origin = ORIGIN): Promise<string> {
  const { data } = await call('/api/auth/v1/getPubleKey', {}, origin);
  return encrypt(plain, data);
}
