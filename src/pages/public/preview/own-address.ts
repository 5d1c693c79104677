import { serviceRoot } from '@/api/path';
import { appConfig } from '@/lib/app-config';

/** A path under /api/ that the client may ask for, or the sentence why not. */
export type OwnAddress = { path: string; refused?: undefined } | { refused: string };

export const FOREIGN = '这个地址不属于本系统，为安全起见没有打开';
const NO_FILE = '这个地址不是文件的地址，没有打开';

/** Calls that do something, or are about the session: an address in a link must not set them off. */
const NOT_FILES = /^\/api\/__\w+\/|\/(?:reset|logout|send\w*|update\w*|save\w*|delete\w*|remove\w*|submit\w*)$/i;

/**
 * What may be asked for on behalf of an address that anybody can write into a link: calls of our own service, nothing else.
 * Whatever is meant to be read in two ways (encoded dots and slashes, backslashes, control characters, user names) is refused
 * rather than understood.
 */
export function ownAddress(given: string, here: string = window.location.href): OwnAddress {
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
  // Dots that the parser has resolved, and empty parts, are nothing a real address has.
  if (!inside || /\/\.{0,2}(?:\/|$)/.test(pathPart(address).replace(/^https?:\/\//i, ''))) return { refused: FOREIGN };
  if (path.startsWith(serviceRoot('auth')) || path.startsWith('/api/auth/') || NOT_FILES.test(path))
    return { refused: NO_FILE };
  return { path: path + url.search };
}

function pathPart(address: string): string {
  return address.split('?', 1)[0] ?? '';
}
