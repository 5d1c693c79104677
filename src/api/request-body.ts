import { isIdentifierField, plainField } from '@/domain/identifier-fields';
import { plainIdentifier } from '@/domain/plain-text';

/**
 * Fields whose text is sent untouched: a password may begin with a space, ciphertext, signatures and Base64 are exact, rich
 * text owns its white space. Everything else is trimmed (specification 5).
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

/** A JSON body as it leaves: strings trimmed at any depth, identifiers and amounts without white space, other types untouched. */
export function cleanJson(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return cleanText(field, value);
  if (Array.isArray(value)) return value.map((item) => cleanJson(item, field));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanJson(item, key)]));
}

/** A form-encoded body: values go as they are, but for white space in identifiers and amounts; undefined and null are left out. */
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

/** Objects and arrays of our own making; File, Blob, FormData, Date, Map and typed arrays are not. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
