import { create } from 'zustand';
import { ApiError } from '@/api/client/errors';
import type { BindOffer, LoginType } from '@/api/session/auth';
import { isRecord, textOf } from '@/lib/foreign-json';

/**
 * Code 417: an external identity is proven but bound to no account. The next password sign-in with the ticket binds it. In memory only: a
 * reload restarts the sign-in.
 */
export const useBinding = create<{ offer: (BindOffer & { loginType: LoginType }) | undefined }>(() => ({
  offer: undefined,
}));

export function dropBinding(): void {
  useBinding.setState({ offer: undefined });
}

/**
 * Stores the binding offer of a 417.
 * @returns true if the error was a 417; the sign-in page then shows how to bind
 */
export function takeBindOffer(error: unknown, loginType: LoginType): boolean {
  if (!(error instanceof ApiError) || error.code !== '417') return false;
  if (!isRecord(error.data)) return false;
  const { ticket, way, who } = error.data;
  if (typeof ticket !== 'string' || ticket === '') return false;
  useBinding.setState({ offer: { ticket, way: textOf(way), who: textOf(who), loginType } });
  return true;
}
