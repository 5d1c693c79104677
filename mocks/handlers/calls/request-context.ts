import { isRecord, typedText } from '@/lib/foreign-json';
import type { UploadedFile } from '../../centre/cases/materials/material-parts';
import type { Origin } from '../../centre/kernel/access-log';
import type { Paging } from '../../centre/kernel/list-page';
import { BusinessError } from '../../centre/kernel/transaction';

/** Content of a request, read before the centre's transaction starts. */
/** `wall` of the origin is real time, used by tokens, codes and locks, so that moving the centre's date ends no session. */
export interface RequestContext extends Origin {
  query: Record<string, string>;
  body: Record<string, unknown>;
  files: Record<string, UploadedFile>;
}

/** Reads JSON, form-encoded and multipart bodies; any other or invalid body is a BusinessError. */
export async function readRequestContext(request: Request, wall: number): Promise<RequestContext | BusinessError> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const origin: Origin = {
    wall,
    // A service worker does not receive the header; there the centre runs in the visitor's own browser.
    agent: request.headers.get('user-agent') ?? globalThis.navigator?.userAgent ?? '',
    address: request.headers.get('x-real-ip') ?? '',
  };
  const visit: RequestContext = { query, body: {}, files: {}, ...origin };
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
    // Falls through to the error below.
  }
  return new BusinessError('1002', '提交的内容无法识别，请刷新页面后重试');
}

async function readForm(visit: RequestContext, form: FormData): Promise<RequestContext> {
  for (const [name, value] of form) {
    if (typeof value === 'string') visit.body[name] = value;
    else visit.files[name] = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  return visit;
}

/** Text of the body or query; '' for other types. */
export function textField(source: Record<string, unknown>, name: string): string {
  return typedText(source[name]);
}

/** Texts of the body or query by name; '' for other types. */
export function textFields<const Name extends string>(
  source: Record<string, unknown>,
  ...names: Name[]
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, textField(source, name)])) as Record<Name, string>; // these names
}

/** Integer between `least` and `most`, or the fallback. */
export function integerField(
  source: Record<string, unknown>,
  name: string,
  fallback: number,
  least: number,
  most: number,
) {
  const value = Number(textField(source, name));
  return textField(source, name) !== '' && Number.isInteger(value) ? Math.min(most, Math.max(least, value)) : fallback;
}

/** Texts of a list; other entries are ignored. */
export function textListField(source: Record<string, unknown>, name: string): string[] {
  const value = source[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Search of a list: its filters as text, with the page. */
export function searchOf<const Name extends string>(
  source: Record<string, unknown>,
  names: readonly Name[],
  most?: number,
  usual?: number,
): Record<Name, string> & Paging {
  return { ...textFields(source, ...names), ...pagingOf(source, most, usual) };
}

/** Page number from 1 and rows per page, by default at most 100 (docs/specification.md 9: 20 per page). */
export function pagingOf(source: Record<string, unknown>, most = 100, usual = 20): Paging {
  return { page: integerField(source, 'page', 1, 1, 100_000), size: integerField(source, 'size', usual, 1, most) };
}
