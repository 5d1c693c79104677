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

/**
 * Wider than the pattern of specification 5, which refuses dots, plus signs and long top-level domains of valid addresses.
 * Each part is matched without nested repetition, so that a hostile paste costs linear time.
 */
function isEmail(text: string): boolean {
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
