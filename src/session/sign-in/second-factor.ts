import { create } from 'zustand';
import type { LoginType } from '@/api/session/auth';

/** A sign-in pending the phone code (loginMethod 102). In memory only: a reload restarts the sign-in. */
export interface SecondFactor {
  ticket: string;
  /** Masked recipient number of the code. */
  sjhm: string;
  loginType: LoginType;
  /** Available methods: 'sms', 'face' (a scan with the phone). */
  ways: readonly string[];
}

export const useSecondFactor = create<{ pending: SecondFactor | undefined }>(() => ({ pending: undefined }));

export function dropSecondFactor(): void {
  useSecondFactor.setState({ pending: undefined });
}
