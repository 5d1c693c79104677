import { create } from 'zustand';
import { rawQuery } from '@/lib/raw-query';

/** What the government service platform put into the address of its return: an authCode, or that the person cancelled there. */
export interface GovReturn {
  /** '' when cancelled. */
  authCode: string;
  state: string;
  /** As it came, unchecked. */
  loginType: string;
}

/** The return that nobody has dealt with yet. In memory only: an authCode is a secret. */
export const useGovReturn = create<{ waiting: GovReturn | undefined }>(() => ({ waiting: undefined }));

const NAMES = ['authCode', 'state', 'loginType', 'error'] as const;

/**
 * Takes the platform's return out of the address, where it may stand before or inside the hash, and removes it from address
 * and history: at the start before any request, later (a link opened in this very tab) before the router sees it.
 */
export function watchForGovReturn(): void {
  takeGovReturn();
  window.addEventListener('popstate', takeGovReturn);
}

function takeGovReturn(): void {
  const { pathname, search, hash } = window.location;
  const [hashPath = '', ...rest] = hash.split('?');
  const outer = new URLSearchParams(search);
  const inner = rawQuery(rest.join('?'));
  const came = rawQuery(search);
  const read = (name: (typeof NAMES)[number]) => (inner.get(name) ?? came.get(name) ?? '').trim();
  const returned = outer.has('authCode') || inner.has('authCode');
  const cancelled = hashPath === '#/zwLogin' && read('error') !== '';
  if (!returned && !cancelled) return;

  useGovReturn.setState({
    waiting: { authCode: read('authCode'), state: read('state'), loginType: read('loginType') },
  });
  for (const name of NAMES) outer.delete(name);
  const query = outer.toString();
  // A return leads to /zwLogin also when the platform has dropped what stood behind the '#'.
  window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}#/zwLogin`);
}
