import { serviceRoot } from '@/api/client/path';
import { appConfig } from '@/lib/app-config';

/** A path under /api/ open to previews, or the rejection message. */
export type ServiceAddress = { path: string; refused?: undefined } | { refused: string };

export const FOREIGN = '这个地址不属于本系统，为安全起见没有打开';
const NO_FILE = '这个地址不是文件的地址，没有打开';

/** Calls with side effects or on the session: a link must not trigger them. */
const NOT_FILES = /^\/api\/__\w+\/|\/(?:reset|logout|send\w*|update\w*|save\w*|delete\w*|remove\w*|submit\w*)$/i;

/**
 * Allow list for addresses in links: calls of the hall's own service only. Ambiguous input (encoded dots and slashes, backslashes, control
 * characters, user names) is rejected rather than normalised.
 */
export function serviceAddress(given: string, here: string = window.location.href): ServiceAddress {
  const address = given.trim();
  if (address === '' || /[\p{Cc}\s\\@#]/u.test(address) || /%(?:2e|2f|5c|25|00|0a|0d|09)/i.test(pathPart(address))) {
    return { refused: FOREIGN };
  }
  const base = new URL(`${appConfig().baseUrl}/`, here);
  let url: URL;
  if (/^https?:\/\/[^/]/i.test(address)) {
    try {
      url = new URL(address);
    } catch {
      return { refused: FOREIGN };
    }
    if (url.origin !== base.origin || url.username !== '' || url.password !== '') return { refused: FOREIGN };
  } else {
    if (!/^\/?api\//.test(address)) return { refused: FOREIGN };
    url = new URL(address.replace(/^\/?/, base.pathname), base);
  }
  const path = `/${url.pathname.slice(base.pathname.length)}`;
  const inside = url.origin === base.origin && url.pathname.startsWith(base.pathname) && path.startsWith('/api/');
  // Resolved dots and empty segments never occur in a genuine address.
  if (!inside || /\/\.{0,2}(?:\/|$)/.test(pathPart(address).replace(/^https?:\/\//i, ''))) return { refused: FOREIGN };
  if (path.startsWith(serviceRoot('auth')) || path.startsWith('/api/auth/') || NOT_FILES.test(path))
    return { refused: NO_FILE };
  return { path: path + url.search };
}

function pathPart(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
