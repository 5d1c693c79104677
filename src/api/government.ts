import { type LoginType, readSignInAnswer, type SignInAnswer } from './auth';
import { get, post } from './client';
import { auth, hall } from './path';
import { maybe, nothing, object, text } from './read';

/** A session opened by the government service platform; where the browser goes after signing in and out, '' for nowhere. */
export interface GovernmentAnswer extends SignInAnswer {
  loginReturnUrl?: string;
  logoutReturnUrl?: string;
}

const readGovernmentAnswer = object<GovernmentAnswer>({
  ...readSignInAnswer.fields,
  loginReturnUrl: maybe(text),
  logoutReturnUrl: maybe(text),
});

/**
 * The government-service login callback (specification 7.1 names it without method and path). The code is good for one call;
 * the nonce `state` is the browser's own and stays there. Sent as a guest, whoever is signed in here.
 */
export function signInByGovernment(authCode: string, loginType: LoginType): Promise<GovernmentAnswer> {
  return post(auth('oauth/zwLogin'), { authCode, loginType }, readGovernmentAnswer, {
    form: 'plain',
    errors: 'caller',
    token: '',
  });
}

/** Tells the hall's service that the unified sign-in is through, which it reports back to the platform (specification 7.3: silent). */
export function reportUnifiedSignIn(): Promise<null> {
  return get(hall('tysfrz/coverLoginBack'), nothing, { errors: 'silent' });
}

/** Ends at the centre a session that was offered to this browser and not taken. */
export function endOfferedSession(token: string): Promise<null> {
  return post(auth('token/logout'), undefined, nothing, { errors: 'silent', token });
}
