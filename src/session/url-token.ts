import { create } from 'zustand';
import type { LoginType } from '@/api/auth';
import { rawQuery } from '@/lib/raw-query';
import { isLoginType } from './tokens';

export interface UrlToken {
  token: string;
  loginType: LoginType;
}

/** The token that nobody has dealt with yet; in memory only. */
const useUrlToken = create<{ waiting: UrlToken | undefined }>(() => ({ waiting: undefined }));

/** Takes a token out of the address now, and out of each link that is opened in this very tab, before the router sees it. */
export function watchForUrlToken(): void {
  takeTokenFromUrl();
  window.addEventListener('popstate', takeTokenFromUrl);
}

/** Calls back for each token that comes later: of a link by which only the part behind the '#' changes. @returns what stops it */
export function onUrlToken(arrived: () => void): () => void {
  return useUrlToken.subscribe(({ waiting }) => {
    if (waiting) arrived();
  });
}

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

  const token =
    rawQuery(holder === outer ? search : (hashQuery ?? ''))
      .get('token')
      ?.trim() ?? '';
  const loginType = outer.get('loginType') ?? inner.get('loginType');

  for (const query of [outer, inner]) {
    query.delete('token');
    query.delete('loginType');
  }
  const address = `${pathname}${withMark(outer)}${hashPath}${hashPath === '' ? '' : withMark(inner)}`;
  window.history.replaceState(window.history.state, '', address);
  // Told only now: whoever listens finds the address clean.
  if (token !== '') useUrlToken.setState({ waiting: { token, loginType: isLoginType(loginType) ? loginType : '1' } });
}

/** Hands the token over, once. */
export function claimUrlToken(): UrlToken | undefined {
  const { waiting } = useUrlToken.getState();
  useUrlToken.setState({ waiting: undefined });
  return waiting;
}

export function hasUrlToken(): boolean {
  return useUrlToken.getState().waiting !== undefined;
}

function withMark(query: URLSearchParams): string {
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
