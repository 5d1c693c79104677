import { create } from 'zustand';
import type { BindOffer, LoginType } from '@/api/auth';
import { ApiError } from '@/api/errors';
import { isRecord, textOf } from '@/lib/foreign-json';

/**
 * Code 417: an identity of elsewhere is proved, but bound to no account. The next sign-in by password, with the ticket, binds
 * it. In memory only: a reload starts the sign-in anew.
 */
export const useBinding = create<{ offer: (BindOffer & { loginType: LoginType }) | undefined }>(() => ({
  offer: undefined,
}));

export function dropBinding(): void {
  useBinding.setState({ offer: undefined });
}

/** Takes the offer of a 417. @returns whether the error was one; the sign-in page then shows the way to bind */
export function takeBindOffer(error: unknown, loginType: LoginType): boolean {
  if (!(error instanceof ApiError) || error.code !== '417') return false;
  if (!isRecord(error.data)) return false;
  const { ticket, way, who } = error.data;
  if (typeof ticket !== 'string' || ticket === '') return false;
  useBinding.setState({ offer: { ticket, way: textOf(way), who: textOf(who), loginType } });
  return true;
}
