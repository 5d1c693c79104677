import type { LoginType } from '@/api/auth';

/** One way to sign in. Its form is named by `key` in the sign-in page, and loaded when it is chosen. */
export interface SignInMethod {
  key: 'account-password';
  title: string;
  loginTypes: readonly LoginType[];
}
