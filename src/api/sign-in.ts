import type { CodeSent, LoginType, SignInAnswer } from './auth';
import { readCodeSent, readSignInAnswer } from './auth';
import { get, post } from './client';
import { auth } from './path';
import { encryptSecret } from './secret';

// Calls of the sign-in methods that are loaded when they are chosen; what every visit needs is in auth.ts.

/** Whom a code is for: a phone number, or the account whose registered phone it goes to. */
export type CodeTarget = { loginType: LoginType } & ({ sjhm: string } | { account: string });

/** Sends the code of a sign-in by SMS. Nothing in the answer says whether the number or account exists. */
export async function sendSignInCode(target: CodeTarget): Promise<CodeSent> {
  return get(auth('sendLoginSmsCode'), readCodeSent, {
    params: await encrypted(target),
    errors: 'caller',
  });
}

export async function signInByCode(target: CodeTarget, dxyzm: string): Promise<SignInAnswer> {
  const body = { ...(await encrypted(target)), dxyzm };
  return post(auth('otherAuth/smsCodeLogin'), body, readSignInAnswer, { form: true, errors: 'caller' });
}

/** `dwzh` goes plain (specification 7.2, other-unit variants). */
export async function signInAsOtherUnit(input: {
  dwzh: string;
  password: string;
  captcha: string;
  uuid: string;
}): Promise<SignInAnswer> {
  const { dwzh, captcha: code, uuid } = input;
  const body = { dwzh, password: await encryptSecret(input.password), code, uuid };
  return post(auth('otherAuth/otherUnitLogin'), body, readSignInAnswer, { form: true, errors: 'caller' });
}

async function encrypted(target: CodeTarget): Promise<Record<string, string>> {
  const { loginType } = target;
  return 'sjhm' in target
    ? { loginType, sjhm: await encryptSecret(target.sjhm) }
    : { loginType, username: await encryptSecret(target.account) };
}
