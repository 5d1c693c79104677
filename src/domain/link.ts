import { isEmail } from './email';

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
