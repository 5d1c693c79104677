import type { LoginType, SignInAnswer } from './auth';
import { post } from './client';

const AUTH = '/api/auth/v1';

/** A session opened by the government service platform; where the browser goes after signing in and out, '' for nowhere. */
export interface GovernmentAnswer extends SignInAnswer {
  loginReturnUrl?: string;
  logoutReturnUrl?: string;
}

/**
 * The government-service login callback (specification 7.1 names it without method and path). The code is good for one call;
 * the nonce `state` is the browser's own and stays there. Sent as a guest, whoever is signed in here.
 */
export function signInByGovernment(authCode: string, loginType: LoginType): Promise<GovernmentAnswer> {
  return post<GovernmentAnswer>(
    `${AUTH}/oauth/zwLogin`,
    { authCode, loginType },
    { form: 'plain', errors: 'caller', data: 'object', token: '' },
  );
}

/** Ends at the centre a session that was offered to this browser and not taken. */
export function endOfferedSession(token: string): Promise<null> {
  return post<null>(`${AUTH}/token/logout`, undefined, { errors: 'silent', token });
}
