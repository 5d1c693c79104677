import type { CodeSent, LoginType } from './auth';
import { readCodeSent } from './auth';
import { type CallOptions, get, post } from './client';
import { auth } from './path';
import { code, count, key, nothing, object, text, texts } from './read';
import { encryptSecret } from './secret';
import type { PhoneState, SignQr } from './sign';
import { readSignQr } from './sign';

// Forgotten password, step by step, and change of password (specification 7.1, 7.2).

/** The centre says that the ticket is over: everything starts again. */
export const RECOVERY_OVER = '1005';

/** Whose password has been forgotten. */
export interface RecoveryIdentity {
  /** 'other': a unit that signs in as other unit. */
  kind: LoginType | 'other';
  /** ID number, unit account or developer number. */
  number: string;
  /** Of units: who acts for it; '' for others. */
  jbrxm: string;
  jbrzjhm: string;
}

export interface Recovery {
  /** Holds the steps together, for `yxsj` seconds. */
  ticket: string;
  /** Masked phone number the code goes to. */
  sjhm: string;
  yxsj: number;
  /** Ways to prove it: 'sms', 'face'. */
  fs: string[];
}

export const readRecovery = object<Recovery>({ ticket: key, sjhm: text, yxsj: count, fs: texts });

export interface PasswordInfo {
  /** Masked phone number the code goes to. */
  sjhm: string;
  /** Day of the last change. */
  xgrq: string;
}

export const readPasswordInfo = object<PasswordInfo>({ sjhm: text, xgrq: text });

/** Step 1: the answer says nothing about whether the account exists. */
export async function claimAccount(
  identity: RecoveryIdentity,
  captcha: { code: string; uuid: string },
): Promise<Recovery> {
  const body = { ...(await claimOf(identity)), ...captcha };
  return post(auth('checkRecoverPwdAccount'), body, readRecovery, { form: true, errors: 'caller' });
}

export async function sendRecoverCode(ticket: string, identity: RecoveryIdentity): Promise<CodeSent> {
  const params = { ticket, ...(await numberOf(identity)) };
  return get(auth('sendRecoverPwdSmsCode'), readCodeSent, { params, errors: 'caller' });
}

export function checkRecoverCode(ticket: string, dxyzm: string): Promise<unknown> {
  return get(auth('checkRecoverPwdSmsCode'), nothing, { params: { ticket, dxyzm }, errors: 'caller' });
}

/** A code for the person's phone, which looks at the face. */
export function fetchRecoverQr(ticket: string, options?: CallOptions): Promise<SignQr> {
  return get(auth('getRecoverPwdQrCode'), readSignQr, { params: { ticket }, errors: 'caller', ...options });
}

export function fetchRecoverQrState(ticket: string, uuid: string, options?: CallOptions): Promise<{ zt: PhoneState }> {
  const params = { ticket, uuid };
  return get(
    auth('findRecoverPwdQrStatus'),
    object({ zt: code('waiting', 'scanned', 'confirmed', 'cancelled', 'expired') }),
    { params, errors: 'silent', ...options },
  );
}

/** Step 3. `dxyzm`: the code of step 2, '' after a face check. Units and other units have calls of their own. */
export async function setForgottenPassword(
  ticket: string,
  identity: RecoveryIdentity,
  input: { password: string; dxyzm: string },
): Promise<unknown> {
  const [claim, password] = await Promise.all([claimOf(identity), encryptSecret(input.password)]);
  const body = { ...claim, password, dxyzm: input.dxyzm, ticket };
  const options = { form: true, errors: 'caller' } as const;
  if (identity.kind === '2') return post(auth('setLoginPwd'), body, nothing, options);
  if (identity.kind === 'other') return post(auth('setQtLoginPwd'), body, nothing, options);
  return post(auth('recoverPwd'), body, nothing, options);
}

export function fetchPasswordInfo(options?: CallOptions): Promise<PasswordInfo> {
  return get(auth('getPwdInfo'), readPasswordInfo, { errors: 'caller', ...options });
}

/** Sends the code to the registered phone of whoever is signed in. */
export function sendUpdateCode(): Promise<CodeSent> {
  return get(auth('sendUpPwdSmsCode'), readCodeSent, { errors: 'caller' });
}

export async function updatePassword(input: { password: string; dxyzm: string }): Promise<unknown> {
  const body = { password: await encryptSecret(input.password), dxyzm: input.dxyzm };
  return post(auth('updatePwdByPhone'), body, nothing, { form: true, errors: 'caller' });
}

async function claimOf(identity: RecoveryIdentity): Promise<Record<string, string>> {
  const { kind, jbrxm, jbrzjhm } = identity;
  const number = await numberOf(identity);
  if (kind === '1' || kind === '3') return { loginType: kind, ...number };
  return { loginType: '2', ...number, jbrxm, jbrzjhm: await encryptSecret(jbrzjhm) };
}

/** Encrypted, but for the dwzh of other units (specification 7.2). */
async function numberOf({ kind, number }: RecoveryIdentity): Promise<Record<string, string>> {
  if (kind === 'other') return { qtdw: '1', dwzh: number };
  return { [{ '1': 'zjhm', '2': 'dwzh', '3': 'kfsbh' }[kind]]: await encryptSecret(number) };
}
