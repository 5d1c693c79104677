/** What may not stand in an address of ours: schemes, backslashes, control and white space, encoded or written climbing. */
const HOSTILE = /[\\\s:<>"'`\p{Cc}\p{Cf}]|(^|\/)\.\.?(\/|$)|%/u;
const UNTIDY = /\/\/|[?#]|.\/$/;

/**
 * Normalised absolute path of a menu row below `parent`, or undefined when it is none of ours: another scheme or host
 * (`javascript:`, `//host`), climbing segments, control characters. Query and hash are dropped, double and trailing
 * slashes folded.
 */
export function menuPath(parent: string, path: string): string | undefined {
  if (path === '' || path === '/' || path.startsWith('//') || HOSTILE.test(path)) return undefined;
  const joined = path.startsWith('/') ? path : `${parent}/${path}`;
  return UNTIDY.test(joined) ? tidy(joined) : joined;
}

/** Full path of a button: below its page, unless it is written out in full already. */
export function buttonPath(page: string, key: string): string | undefined {
  if (key.startsWith(`${page}/`)) return menuPath('', key);
  return menuPath(page, key.replace(/^\/+/, ''));
}

function tidy(path: string): string | undefined {
  const folded = path.replace(/[?#].*$/, '').replace(/\/{2,}/g, '/');
  const trimmed = folded.length > 1 && folded.endsWith('/') ? folded.slice(0, -1) : folded;
  return trimmed === '' || trimmed === '/' ? undefined : trimmed;
}
