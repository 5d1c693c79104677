/** Rejected in addresses: schemes, backslashes, control characters and white space, '..' plain or encoded. */
const HOSTILE = /[\\\s:<>"'`\p{Cc}\p{Cf}]|(^|\/)\.\.?(\/|$)|%/u;
const UNTIDY = /\/\/|[?#]|.\/$/;

/**
 * Normalised absolute path of a menu row below `parent`, or undefined if not an address of the hall: another scheme or host (`javascript:`,
 * `//host`), '..' segments, control characters. Drops query and hash, collapses double and trailing slashes.
 */
export function menuPath(parent: string, path: string): string | undefined {
  if (path === '' || path === '/' || path.startsWith('//') || HOSTILE.test(path)) return undefined;
  const joined = path.startsWith('/') ? path : `${parent}/${path}`;
  return UNTIDY.test(joined) ? tidy(joined) : joined;
}

/** Full path of a button: relative to its page, unless the key is already absolute. */
export function buttonPath(page: string, key: string): string | undefined {
  if (key.startsWith(`${page}/`)) return menuPath('', key);
  return menuPath(page, key.replace(/^\/+/, ''));
}

function tidy(path: string): string | undefined {
  const folded = path.replace(/[?#].*$/, '').replace(/\/{2,}/g, '/');
  const trimmed = folded.length > 1 && folded.endsWith('/') ? folded.slice(0, -1) : folded;
  return trimmed === '' || trimmed === '/' ? undefined : trimmed;
}
