import { get, post } from '../client/client';
import { auth } from '../client/path';
import { encryptSecret } from '../client/secret';
import type { CodeSent, LoginType, SignInAnswer } from './auth';
import { readCodeSent, readSignInAnswer } from './auth';

// Calls of the sign-in methods that load on demand; those of every visit are in auth.ts.

/** Recipient of a code: a phone number, or the registered phone of an account. */
export type CodeTarget = { loginType: LoginType } & ({ sjhm: string } | { account: string });

/** Sends the code of a sign-in by SMS. The response does not reveal whether the number or account exists. */
export async function sendSignInCode(target: CodeTarget): Promise<CodeSent> {
  return get(auth('sendLoginSmsCode'), readCodeSent, {
    params: await encrypted(target),
  });
}

export async function signInByCode(target: CodeTarget, dxyzm: string): Promise<SignInAnswer> {
  const body = { ...(await encrypted(target)), dxyzm };
  return post(auth('otherAuth/smsCodeLogin'), body, readSignInAnswer, { form: true, errors: 'inline' });
}

/** `dwzh` is sent in plain text (docs/specification.md 7.2, other-unit variants). */
export async function signInAsOtherUnit(input: {
  dwzh: string;
  password: string;
  captcha: string;
  uuid: string;
}): Promise<SignInAnswer> {
  const { dwzh, captcha: code, uuid } = input;
  const body = { dwzh, password: await encryptSecret(input.password), code, uuid };
  return post(auth('otherAuth/otherUnitLogin'), body, readSignInAnswer, { form: true, errors: 'inline' });
}

/** Without a type of its own: the contract names the members (docs/decisions/225-api-calls.md). */
async function encrypted(target: CodeTarget) {
  const { loginType } = target;
  return 'sjhm' in target
    ? { loginType, sjhm: await encryptSecret(target.sjhm) }
    : { loginType, username: await encryptSecret(target.account) };
}
