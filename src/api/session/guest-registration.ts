import { type CallOptions, post } from '../client/client';
import { auth } from '../client/path';
import { encryptSecret } from '../client/secret';
import type { CodeSent, SignInAnswer } from './auth';
import { readCodeSent, readSignInAnswer } from './auth';
import type { Answered } from './registration';

// Registration of people without an account at this centre. The caller wraps its calls in `withFreshKey`, or uses `signIn`, which does.
const FORM: CallOptions = { form: true };

/** Business codes that lead to another step instead of a field's error. */
export const GUEST_CODES = {
  /** 您已有公积金账户，请直接登录办理 */
  hasAccount: '1111',
  registered: '1103',
  /** The national exchange has no contribution record: a certificate is required. */
  noRecord: '1112',
} as const;

export type GuestKind = 'Flexible' | 'Outside';

/** Sends the code of a registration to the typed number. @throws ApiError */
export async function sendGuestCode(
  kind: GuestKind,
  who: { zjhm: string; sjhm: string },
  captcha: Answered,
): Promise<CodeSent> {
  const [zjhm, sjhm] = await Promise.all([encryptSecret(who.zjhm), encryptSecret(who.sjhm)]);
  return post(auth(`register/send${kind}SmsCode`), { zjhm, sjhm, ...captcha }, readCodeSent, FORM);
}

/** `zjlx`: code of scheme A (docs/rules/dictionaries.md). */
interface Guest {
  xingming: string;
  zjlx: string;
  zjhm: string;
  sjhm: string;
  dxyzm: string;
  password: string;
}

/** `jzsd`: six-digit code of the district. @returns the session of the registered person @throws ApiError */
export async function registerFlexible(input: Guest & { jzsd: string }): Promise<SignInAnswer> {
  return post(auth('register/flexible'), { ...(await sealed(input)), jzsd: input.jzsd }, readSignInAnswer, {
    ...FORM,
    errors: 'inline',
  });
}

export interface OtherCityGuest extends Guest {
  /** Six-digit code of the city. */
  jcszs: string;
  jcgjjzxmc: string;
  ydgrzh: string;
  jcdwmc: string;
  jczmbh: string;
  hyzk: string;
  /** Certificate, required when the exchange has no record. */
  zmcl: File | undefined;
}

/** @returns the session of the registered person @throws ApiError */
export async function registerOtherCity(input: OtherCityGuest): Promise<SignInAnswer> {
  const { jcszs, jcgjjzxmc, ydgrzh, jcdwmc, jczmbh, hyzk, zmcl } = input;
  const form = new FormData();
  const texts = { ...(await sealed(input)), jcszs, jcgjjzxmc, ydgrzh, jcdwmc, jczmbh, hyzk };
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  if (zmcl) form.set('zmcl', zmcl);
  return post(auth('register/outside'), form, readSignInAnswer, { errors: 'inline' });
}

async function sealed({ xingming, zjlx, dxyzm, ...secret }: Guest): Promise<Guest> {
  const [zjhm, sjhm, password] = await Promise.all([
    encryptSecret(secret.zjhm),
    encryptSecret(secret.sjhm),
    encryptSecret(secret.password),
  ]);
  return { xingming, zjlx, zjhm, sjhm, dxyzm, password };
}
