import type { LoginType } from '@/api/auth';
import { isLoginType } from './tokens';

export interface UrlToken {
  token: string;
  loginType: LoginType;
}

let taken: UrlToken | undefined;

/**
 * Takes `token` and `loginType` out of the address, where another site of the centre may have put them (before or inside the
 * hash), and removes them from address and history. The first thing the page does: no request may carry them as a referrer.
 */
export function takeTokenFromUrl(): void {
  const { pathname, search, hash } = window.location;
  const [hashPath = '', hashQuery] = splitOnce(hash, '?');
  const outer = new URLSearchParams(search);
  const inner = new URLSearchParams(hashQuery ?? '');
  const holder = outer.has('token') ? outer : inner.has('token') ? inner : undefined;
  if (!holder) return;

  const token = holder.get('token')?.trim() ?? '';
  const loginType = outer.get('loginType') ?? inner.get('loginType');
  if (token !== '') taken = { token, loginType: isLoginType(loginType) ? loginType : '1' };

  for (const query of [outer, inner]) {
    query.delete('token');
    query.delete('loginType');
  }
  const address = `${pathname}${withMark(outer)}${hashPath}${hashPath === '' ? '' : withMark(inner)}`;
  window.history.replaceState(window.history.state, '', address);
}

/** Hands the token over, once. */
export function claimUrlToken(): UrlToken | undefined {
  const claimed = taken;
  taken = undefined;
  return claimed;
}

export function hasUrlToken(): boolean {
  return taken !== undefined;
}

function withMark(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
