/** Separators between path and query; no path of the hall contains the last two. */
const SEPARATOR = /\?|&|%3F/i;

/**
 * Messengers append to a link as if it had no query, or encode its '?' (`#/dkcs&shareTo=weixin`, `#/dkcs%3Ffrom=x`). The watch repairs such
 * an address before the router reads it, also after a hash change in the open tab.
 */
export function watchForAlteredHash(): void {
  mendHash();
  window.addEventListener('popstate', mendHash);
}

function mendHash(): void {
  const { pathname, search, hash } = window.location;
  const mended = repairedHash(hash);
  if (mended !== hash) window.history.replaceState(window.history.state, '', `${pathname}${search}${mended}`);
}

/** Moves the query of a hash to where the router reads it. */
export function repairedHash(hash: string): string {
  const [path = '', ...parts] = hash.split(SEPARATOR);
  if (!path.startsWith('#/') || parts.length === 0 || hash[path.length] === '?') return hash;
  const query = hash.slice(path.length).replace(/^(?:&|%3F)/i, '');
  // The query was encoded completely.
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
