import { create } from 'zustand';
import { rawQuery } from '@/lib/address/raw-query';

/** Parameters in the return address of the government service platform: an authCode, or a cancellation. */
export interface GovReturn {
  /** '' if cancelled. */
  authCode: string;
  state: string;
  /** As received, unchecked. */
  loginType: string;
}

/** The unhandled return. In memory only: an authCode is a secret. */
export const useGovReturn = create<{ waiting: GovReturn | undefined }>(() => ({ waiting: undefined }));

const NAMES = ['authCode', 'state', 'loginType', 'error'] as const;

/**
 * Moves the platform's return parameters, before or inside the hash, out of address and history: at the start before any request, later (a
 * link opened in this tab) before the router reads it.
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
  // Leads to /zwLogin even if the platform dropped the hash.
  window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}#/zwLogin`);
}
