import { isRecord, typedText } from '@/lib/foreign-json';
import type { Origin } from '../centre/kernel/access-log';
import { Refusal } from '../centre/kernel/desk';
import type { Paging } from '../centre/kernel/list-page';

/** A file as it came in: its name and type are claims, its bytes are what counts. */
export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/** What a request says, read before the centre's transaction starts. */
/** `wall` of the origin is real time: tokens, codes and locks run on it, so that moving the centre's date signs nobody out. */
export interface Visit extends Origin {
  query: Record<string, string>;
  body: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

/** Reads JSON, form-encoded and multipart bodies alike; anything else, or a broken one, is refused in words. */
export async function readVisit(request: Request, wall: number): Promise<Visit | Refusal> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const origin: Origin = {
    wall,
    // A service worker is not told the header; there the centre runs in the visitor's own browser.
    agent: request.headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? '',
    address: request.headers.get('x-real-ip') ?? '',
  };
  const visit: Visit = { query, body: {}, files: {}, ...origin };
  if (request.method === 'GET') return visit;
  const type = request.headers.get('content-type') ?? '';
  try {
    if (type.includes('multipart/form-data')) return await readForm(visit, await request.formData());
    const text = await request.text();
    if (text === '') return visit;
    if (type.includes('application/x-www-form-urlencoded')) {
      return { ...visit, body: Object.fromEntries(new URLSearchParams(text)) };
    }
    const parsed: unknown = JSON.parse(text);
    if (isRecord(parsed)) return { ...visit, body: parsed };
  } catch {
    // Falls through to the refusal below.
  }
  return new Refusal('1002', '提交的内容无法识别，请刷新页面后重试');
}

async function readForm(visit: Visit, form: FormData): Promise<Visit> {
  for (const [name, value] of form) {
    if (typeof value === 'string') visit.body[name] = value;
    else visit.files[name] = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  return visit;
}

/** A text of the body or query; '' for anything that is none. */
export function text(source: Record<string, unknown>, name: string): string {
  return typedText(source[name]);
}

/** A whole number between `least` and `most`, or the fallback. */
export function wholeNumber(
  source: Record<string, unknown>,
  name: string,
  fallback: number,
  least: number,
  most: number,
) {
  const value = Number(text(source, name));
  return text(source, name) !== '' && Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : fallback;
}

/** The texts of a list; anything else in it is left out. */
export function texts(source: Record<string, unknown>, name: string): string[] {
  const value = source[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Page number from 1 and rows per page, unless said otherwise at most 100 (specification 9: 20 per page). */
export function pageOf(source: Record<string, unknown>, most = 100, usual = 20): Paging {
  return { page: wholeNumber(source, 'page', 1, 1, 100_000), size: wholeNumber(source, 'size', usual, 1, most) };
}
