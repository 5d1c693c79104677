import { create } from 'zustand';
import type { LoginType } from '@/api/auth';

/** A sign-in that still needs the phone code (loginMethod 102). In memory only: a reload starts the sign-in anew. */
export interface SecondFactor {
  ticket: string;
  /** Masked phone number the code goes to. */
  sjhm: string;
  loginType: LoginType;
  /** Ways to give it: 'sms', 'face' (a scan with the phone). */
  ways: readonly string[];
}

export const useSecondFactor = create<{ pending: SecondFactor | undefined }>(() => ({ pending: undefined }));

export function dropSecondFactor(): void {
  useSecondFactor.setState({ pending: undefined });
}
