import { isEmail } from './email';

/**
 * Returns true for an allowed link: http, https, mailto or tel (docs/specification.md 5), each in full form; look-alike schemes ('httpx:',
 * 'tel:javascript:') and hidden control characters are rejected.
 */
export function isLink(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these inside a scheme, which hides 'java\tscript:'.
  if (text.length > 2048 || /[\u0000-\u0020\u007f\\]/.test(text)) return false;
  if (/^tel:/i.test(text)) return /^tel:\+?[\d().-]{3,20}$/i.test(text);
  if (/^mailto:/i.test(text)) return isEmail(text.slice('mailto:'.length).split('?')[0] ?? '');
  return /^https?:\/\/[^/]/i.test(text) && URL.canParse(text);
}
