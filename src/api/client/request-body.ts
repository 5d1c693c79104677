import { isIdentifierField, plainField } from '@/domain/identity/identifier-fields';
import { plainIdentifier } from '@/domain/text/plain-text';

/**
 * Fields sent without trimming: passwords may begin with a space; ciphertext, signatures and Base64 are exact; rich text contains white
 * space. All others are trimmed (docs/specification.md 5).
 */
const UNTOUCHED_FIELDS: ReadonlySet<string> = new Set([
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'signature',
  'ciphertext',
  'base64',
  'clBase64',
  'wjBase64',
  'tgnr',
  'pznr',
  'richText',
]);

/** Normalises a JSON body: trims strings at any depth, removes white space from identifiers and amounts, leaves other types unchanged. */
export function cleanJson(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return cleanText(field, value);
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, field));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanJson(item, key)]));
}

/** Builds a form-encoded body: removes white space from identifiers and amounts, omits undefined and null. */
export function formEncoded(body: unknown): URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [key, value] of Object.entries(isPlainObject(body) ? body : {})) {
    if (value === undefined || value === null) continue;
    const text = String(value);
    encoded.append(key, isIdentifierField(key) ? plainIdentifier(text) : text);
  }
  return encoded;
}

function cleanText(field: string, text: string): string {
  return UNTOUCHED_FIELDS.has(field) ? text : plainField(field, text);
}

/** Returns true for plain objects; false for File, Blob, FormData, Date, Map, arrays and typed arrays. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
