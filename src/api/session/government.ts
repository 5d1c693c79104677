import { get, post } from '../client/client';
import { auth, hall } from '../client/path';
import { type Answer, each, ignoredAnswer, maybe, object, textValue } from '../client/read';
import { type LoginType, readSignInAnswer } from './auth';

/** A session opened by the government service platform; the addresses to return to after sign-in and sign-out, '' for none. */
const readGovernmentAnswer = object({
  ...readSignInAnswer.fields,
  ...each(maybe(textValue), 'loginReturnUrl', 'logoutReturnUrl'),
});
export type GovernmentAnswer = Answer<typeof readGovernmentAnswer>;

/**
 * The government-service login callback (docs/specification.md 7.1 names it without method and path). The code is valid for one call;
 * the nonce `state` never leaves the browser. Sent without the current session's token.
 */
export function signInByGovernment(authCode: string, loginType: LoginType): Promise<GovernmentAnswer> {
  return post(auth('oauth/zwLogin'), { authCode, loginType }, readGovernmentAnswer, {
    form: 'plain',
    errors: 'inline',
    token: '',
  });
}

/** Reports the completed unified sign-in to the hall's service, which informs the platform (docs/specification.md 7.3: silent). */
export function reportUnifiedSignIn(): Promise<null> {
  return get(hall('tysfrz/coverLoginBack'), ignoredAnswer, { errors: 'silent' });
}

/** Ends a session at the centre that this browser was offered and did not take. */
export function endOfferedSession(token: string): Promise<null> {
  return post(auth('token/logout'), undefined, ignoredAnswer, { errors: 'silent', token });
}
