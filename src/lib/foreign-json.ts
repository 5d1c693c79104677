/** What came from outside as JSON, read without trust: a record of named values, a list is none. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a text says as JSON; undefined for one that is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Numbers and texts as text, anything else as '', and so the word 'null', which a gateway may write for nothing (specification 5). */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value === 'null' ? '' : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** What was typed or written into a cell, without the blanks around it: texts and numbers as text, anything else as ''. */
export function typedText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}
