import type { PhoneState, SignQr } from '../cases/sign';
import { readSignQr } from '../cases/sign';
import { type CallOptions, get, post } from '../client/client';
import { auth } from '../client/path';
import { type Answer, code, count, ignoredAnswer, key, object, textList, textValue } from '../client/read';
import { encryptSecret } from '../client/secret';
import type { CodeSent, LoginType } from './auth';
import { readCodeSent } from './auth';

// Password recovery in steps, and change of password (docs/specification.md 7.1, 7.2).

/** Business code: the ticket has expired; recovery starts again. */
export const RECOVERY_EXPIRED = '1005';

/** Account whose password is to be recovered. */
export interface RecoveryIdentity {
  /** 'other': a unit with the sign-in of other units. */
  kind: LoginType | 'other';
  /** ID number, unit account or developer number. */
  number: string;
  /** For units: the operator; '' otherwise. */
  jbrxm: string;
  jbrzjhm: string;
}

export const readRecovery = object({
  yxsj: count,
  /** Links the steps; valid for `yxsj` seconds. */
  ticket: key,
  /** Masked phone number that receives the code. */
  sjhm: textValue,
  /** Proofs available: 'sms', 'face'. */
  fs: textList,
});
export type Recovery = Answer<typeof readRecovery>;

export const readPasswordInfo = object({
  /** Masked phone number that receives the code. */
  sjhm: textValue,
  /** Date of the last change. */
  xgrq: textValue,
});
export type PasswordInfo = Answer<typeof readPasswordInfo>;

/** Step 1. The response does not reveal whether the account exists. */
export async function claimAccount(
  identity: RecoveryIdentity,
  captcha: { code: string; uuid: string },
): Promise<Recovery> {
  const body = { ...(await claimOf(identity)), ...captcha };
  return post(auth('checkRecoverPwdAccount'), body, readRecovery, { form: true, errors: 'inline' });
}

export async function sendRecoverCode(ticket: string, identity: RecoveryIdentity): Promise<CodeSent> {
  const params = { ticket, ...(await numberOf(identity)) };
  return get(auth('sendRecoverPwdSmsCode'), readCodeSent, { params });
}

export function checkRecoverCode(ticket: string, dxyzm: string): Promise<unknown> {
  return get(auth('checkRecoverPwdSmsCode'), ignoredAnswer, { params: { ticket, dxyzm }, errors: 'inline' });
}

/** QR code for the person's phone, which checks the face. */
export function fetchRecoverQr(ticket: string, options?: CallOptions): Promise<SignQr> {
  return get(auth('getRecoverPwdQrCode'), readSignQr, { params: { ticket }, ...options });
}

export function fetchRecoverQrState(ticket: string, uuid: string, options?: CallOptions): Promise<{ zt: PhoneState }> {
  const params = { ticket, uuid };
  return get(
    auth('findRecoverPwdQrStatus'),
    object({ zt: code('waiting', 'scanned', 'confirmed', 'cancelled', 'expired') }),
    { params, errors: 'silent', ...options },
  );
}

/** Step 3. `dxyzm`: the code of step 2, '' after a face check. Units and other units have separate calls. */
export async function setForgottenPassword(
  ticket: string,
  identity: RecoveryIdentity,
  input: { password: string; dxyzm: string },
): Promise<unknown> {
  const [claim, password] = await Promise.all([claimOf(identity), encryptSecret(input.password)]);
  const body = { ...claim, password, dxyzm: input.dxyzm, ticket };
  const ofUnit = identity.kind === 'other' ? auth('setQtLoginPwd') : auth('setLoginPwd');
  const path = identity.kind === '1' || identity.kind === '3' ? auth('recoverPwd') : ofUnit;
  return post(path, body, ignoredAnswer, { form: true, errors: 'inline' });
}

export function fetchPasswordInfo(options?: CallOptions): Promise<PasswordInfo> {
  return get(auth('getPwdInfo'), readPasswordInfo, options);
}

/** Sends the code to the registered phone of the signed-in person. */
export function sendUpdateCode(): Promise<CodeSent> {
  return get(auth('sendUpPwdSmsCode'), readCodeSent);
}

export async function updatePassword(input: { password: string; dxyzm: string }): Promise<unknown> {
  const body = { password: await encryptSecret(input.password), dxyzm: input.dxyzm };
  return post(auth('updatePwdByPhone'), body, ignoredAnswer, { form: true, errors: 'inline' });
}

// Without types of their own: the contract names the members (docs/decisions/225-api-calls.md).
async function claimOf(identity: RecoveryIdentity) {
  const { kind, jbrxm, jbrzjhm } = identity;
  const number = await numberOf(identity);
  if (kind === '1' || kind === '3') return { loginType: kind, ...number };
  return { loginType: '2', ...number, jbrxm, jbrzjhm: await encryptSecret(jbrzjhm) };
}

/** Encrypted, except for the dwzh of other units (docs/specification.md 7.2). */
async function numberOf({ kind, number }: RecoveryIdentity) {
  if (kind === 'other') return { qtdw: '1', dwzh: number };
  const secret = await encryptSecret(number);
  if (kind === '1') return { zjhm: secret };
  return kind === '2' ? { dwzh: secret } : { kfsbh: secret };
}
