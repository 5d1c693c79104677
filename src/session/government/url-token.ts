import { create } from 'zustand';
import type { LoginType } from '@/api/session/auth';
import { rawQuery } from '@/lib/address/raw-query';
import { sessionStore } from '@/lib/storage';
import { checkedTokens, isLoginType } from '../tokens';

export interface UrlToken {
  token: string;
  loginType: LoginType;
}

/** The unhandled token; in memory only, but while a question about it is open. */
const useUrlToken = create<{ waiting: UrlToken | undefined }>(() => ({ waiting: undefined }));

/** Takes the token out of the address, now and for each link opened in this tab before the router reads it. */
export function watchForUrlToken(): void {
  takeTokenFromUrl();
  // A reload while the question was open: it is asked again, unless the address names another.
  const asked = checkedTokens(sessionStore.get(ASKED));
  sessionStore.remove(ASKED);
  if (asked && !hasUrlToken()) useUrlToken.setState({ waiting: { token: asked.token, loginType: asked.loginType } });
  window.addEventListener('popstate', takeTokenFromUrl);
}

/**
 * Subscribes to later tokens, from links that change only the hash.
 * @returns unsubscribe function
 */
export function onUrlToken(arrived: () => void): () => void {
  return useUrlToken.subscribe(({ waiting }) => {
    if (waiting) arrived();
  });
}

/**
 * Moves `token` and `loginType`, set before or inside the hash by another site of the centre, out of address and history. Runs first: no
 * request may carry them as a referrer.
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
  // Set only now, so that subscribers find the address clean.
  if (token !== '') useUrlToken.setState({ waiting: { token, loginType: isLoginType(loginType) ? loginType : '1' } });
}

/** Returns the token once. */
export function claimUrlToken(): UrlToken | undefined {
  const { waiting } = useUrlToken.getState();
  useUrlToken.setState({ waiting: undefined });
  return waiting;
}

/** Key of the token about which this tab asks. */
const ASKED = 'asked-link';

/** Keeps the token in this tab while `question` is open, as a reload would drop it with the address. */
export async function retainUrlToken<T>(token: UrlToken, question: () => Promise<T>): Promise<T> {
  sessionStore.set(ASKED, token);
  try {
    return await question();
  } finally {
    sessionStore.remove(ASKED);
  }
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
