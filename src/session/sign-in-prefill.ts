import { create } from 'zustand';
import type { LoginType } from '@/api/auth';
import type { MethodKey } from './sign-in-methods/method';

interface Prefill {
  loginType: LoginType;
  /** The account as it is typed on the sign-in page. */
  account: string;
  method: MethodKey;
}

/** What the sign-in page starts with after a registration or a new password. In memory only: no account in address or storage. */
const usePrefill = create<{ prefill: Prefill | undefined }>(() => ({ prefill: undefined }));

export function prefillAccount(prefill: Omit<Prefill, 'method'> & { method?: MethodKey }): void {
  usePrefill.setState({ prefill: { method: 'account-password', ...prefill } });
}

/** Hands it over, once the sign-in page is there. */
export function readPrefill(): Prefill | undefined {
  return usePrefill.getState().prefill;
}

export function dropPrefill(): void {
  usePrefill.setState({ prefill: undefined });
}
