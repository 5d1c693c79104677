import { create } from 'zustand';
import type { LoginType } from '@/api/session/auth';
import type { MethodKey } from '../sign-in-methods/method';

interface Prefill {
  loginType: LoginType;
  /** The account as typed on the sign-in page. */
  account: string;
  method: MethodKey;
}

/** Prefill of the sign-in page after a registration or a new password. In memory only: no account in address or storage. */
const usePrefill = create<{ prefill: Prefill | undefined }>(() => ({ prefill: undefined }));

export function prefillAccount(prefill: Omit<Prefill, 'method'> & { method?: MethodKey }): void {
  usePrefill.setState({ prefill: { method: 'account-password', ...prefill } });
}

/** Returns the prefill once, to the mounted sign-in page. */
export function readPrefill(): Prefill | undefined {
  return usePrefill.getState().prefill;
}

export function dropPrefill(): void {
  usePrefill.setState({ prefill: undefined });
}
