/** What separates a path from what follows it; no path of the hall holds either of the last two. */
const SEPARATOR = /\?|&|%3F/i;

/**
 * Messengers append to a link as if it had no query, or encode its '?' (`#/dkcs&shareTo=weixin`, `#/dkcs%3Ffrom=x`). Such an
 * address is put right before the router sees it, also one that is opened in this very tab.
 */
export function watchForAlteredHash(): void {
  mendHash();
  window.addEventListener('popstate', mendHash);
}

function mendHash(): void {
  const { pathname, search, hash } = window.location;
  const mended = mendedHash(hash);
  if (mended !== hash) window.history.replaceState(window.history.state, '', `${pathname}${search}${mended}`);
}

/** A hash with its query where a router looks for it. */
export function mendedHash(hash: string): string {
  const [path = '', ...parts] = hash.split(SEPARATOR);
  if (!path.startsWith('#/') || parts.length === 0 || hash[path.length] === '?') return hash;
  const query = hash.slice(path.length).replace(/^(?:&|%3F)/i, '');
  // The query was encoded as a whole.
  const plain = query.includes('=') ? query : decoded(query);
  return `${path}?${plain.replace('?', '&')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
