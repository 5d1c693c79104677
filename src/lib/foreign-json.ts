/** Returns true for an untrusted JSON value that is an object; false for a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses JSON; undefined for invalid text. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Numbers and texts as text, anything else as '', also the word 'null', which a gateway may write for nothing (docs/specification.md 5).
 */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value === 'null' ? '' : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Trimmed text of a typed or cell value: texts and numbers as text, anything else as ''. */
export function typedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
