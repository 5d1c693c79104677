/** 1, then 3 to 9, then nine digits (specification 5). */
export function isMobile(text: string): boolean {
  return /^1[3-9]\d{9}$/.test(text);
}

/**
 * Wider than the pattern of specification 5, which refuses dots, plus signs and long top-level domains of valid addresses.
 * Each part is matched without nested repetition, so that a hostile paste costs linear time.
 */
export function isEmail(text: string): boolean {
  if (text.length > 254) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    local.length <= 64 &&
    local.split('.').every((part) => /^[\w!#$%&'*+/=?^`{|}~-]+$/.test(part)) &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(label)) &&
    /[a-z]/i.test(labels.at(-1) ?? '')
  );
}

/** 6 to 20 characters of at least two kinds: letters, digits, others (specification 5). */
export function isPassword(text: string): boolean {
  const length = Array.from(text).length;
  const kinds = [/[a-z]/i, /\d/, /[^a-z\d]/i].filter((kind) => kind.test(text)).length;
  return length >= 6 && length <= 20 && kinds >= 2;
}

/**
 * Whether a link may be followed: http, https, mailto or tel (specification 5), each in full form; what only starts alike
 * ('httpx:', 'tel:javascript:') or hides control characters is refused.
 */
export function isLink(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these inside a scheme, which hides 'java\tscript:'.
  if (text.length > 2048 || /[\u0000-\u0020\u007f\\]/.test(text)) return false;
  if (/^tel:/i.test(text)) return /^tel:\+?[\d().-]{3,20}$/i.test(text);
  if (/^mailto:/i.test(text)) return isEmail(text.slice('mailto:'.length).split('?')[0] ?? '');
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}

/** Specification 5: null, empty, blank or the text 'null'. */
export function isBlank(value: string | null | undefined): boolean {
  return value === null || value === undefined || value.trim() === '' || value.trim() === 'null';
}
