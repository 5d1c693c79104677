import type { CodeSent } from './auth';
import { readCodeSent } from './auth';
import { type CallOptions, get, post } from './client';
import { auth } from './path';
import { code, each, flagOrNo, key, object, text } from './read';
import { encryptSecret } from './secret';
import type { PhoneState, SignQr } from './sign';
import { readSignQr } from './sign';

// Registration in the hall (specification 7.2): form-encoded, identifiers and passwords encrypted. The caller wraps what it
// runs in `withFreshKey`.

/** An image captcha that was answered. */
export interface Answered {
  code: string;
  uuid: string;
}

/** What was registered, masked. */
export interface Registered {
  xingming: string;
  zjhm: string;
  sjhm: string;
  /** yyyy-MM-dd HH:mm:ss. */
  zcsj: string;
}

const readRegistered = object<Registered>({ ...each(text, 'xingming', 'zjhm', 'sjhm', 'zcsj') });

/** Codes of refusals that lead somewhere else than to a field of the form. */
export const REGISTRATION_CODES = {
  /** No account with this name and certificate: the same for an unknown person and a wrong name. */
  nobody: '1101',
  /** The phone is not the registered one; `data.ticket` opens a face check. */
  otherPhone: '1102',
  registered: '1103',
} as const;

/** Sends the code of a person's registration to the number that was typed. @throws ApiError */
export async function sendPersonCode(who: { zjhm: string; sjhm: string }, captcha: Answered): Promise<CodeSent> {
  const [zjhm, sjhm] = await Promise.all([encryptSecret(who.zjhm), encryptSecret(who.sjhm)]);
  return post(auth('register/sendPersonSmsCode'), { zjhm, sjhm, ...captcha }, readCodeSent, FORM);
}

/** `zjlx` is of flow A; `grzh` '' unless the certificate alone finds several accounts; `ticket` '' unless a face was checked. */
export async function registerPerson(input: {
  xingming: string;
  zjlx: string;
  zjhm: string;
  grzh: string;
  sjhm: string;
  dxyzm: string;
  password: string;
  ticket: string;
}): Promise<Registered> {
  const { xingming, zjlx, dxyzm } = input;
  const [zjhm, sjhm, password] = await encryptedAll(input.zjhm, input.sjhm, input.password);
  const grzh = input.grzh === '' ? undefined : await encryptSecret(input.grzh);
  const ticket = input.ticket || undefined;
  return post(
    auth('register/person'),
    { xingming, zjlx, zjhm, grzh, sjhm, dxyzm, password, ticket },
    readRegistered,
    FORM,
  );
}

/** The unit that was named, and the ticket of what follows. */
export interface MatchedUnit {
  ticket: string;
  dwmc: string;
}

export const readMatchedUnit = object<MatchedUnit>({ ticket: key, dwmc: text });

/** @throws ApiError when the two numbers do not belong together */
export async function matchUnit(who: { dwzh: string; tyshxydm: string }, captcha: Answered): Promise<MatchedUnit> {
  const dwzh = await encryptSecret(who.dwzh);
  return post(auth('register/matchUnit'), { dwzh, tyshxydm: who.tyshxydm, ...captcha }, readMatchedUnit, FORM);
}

/** Who is to act for the unit: '1' the operator on file, '2' a further one with a letter of authorisation. */
export interface OperatorNamed {
  ticket: string;
  jbrlb: '1' | '2';
  jbrxm: string;
  /** Flow A. */
  jbrzjlx: string;
  jbrzjhm: string;
  /** Of a further operator: phone, role ('2' 经办, '3' 复核) and the letter. */
  jbrsjhm: string;
  jbrjs: string;
  sqs: File | undefined;
}

/** @returns the masked number the code will go to @throws ApiError */
export async function nameOperator(input: OperatorNamed): Promise<{ sjhm: string }> {
  const form = new FormData();
  const { ticket, jbrlb, jbrxm, jbrzjlx } = input;
  for (const [name, value] of Object.entries({ ticket, jbrlb, jbrxm, jbrzjlx })) form.set(name, value);
  form.set('jbrzjhm', await encryptSecret(input.jbrzjhm));
  if (jbrlb === '2') {
    form.set('jbrsjhm', await encryptSecret(input.jbrsjhm));
    form.set('jbrjs', input.jbrjs);
    if (input.sqs) form.set('sqs', input.sqs);
  }
  return post(auth('register/operator'), form, object({ sjhm: text }), { errors: 'caller' });
}

/** Sends the code to the operator of the ticket. @throws ApiError */
export async function sendUnitCode(ticket: string, dwzh: string): Promise<CodeSent> {
  return post(auth('register/sendUnitSmsCode'), { ticket, dwzh: await encryptSecret(dwzh) }, readCodeSent, FORM);
}

/** 'confirm': the legal person has to agree first, by a face check under `ticket`. */
export interface UnitRegistered {
  zt: 'done' | 'confirm';
  dwmc: string;
  jbrxm: string;
  /** Role, in words. */
  jbrjs: string;
  /** The unit's first operator (首位经办人), who signs in without naming themselves. */
  sw: boolean;
  sjhm: string;
  zcsj: string;
  /** Legal person, masked; '' when nobody has to agree. */
  frxm: string;
  ticket: string;
}

const readUnitRegistered = object<UnitRegistered>({
  zt: code('done', 'confirm'),
  sw: flagOrNo,
  ...each(text, 'dwmc', 'jbrxm', 'jbrjs', 'sjhm', 'zcsj', 'frxm', 'ticket'),
});

/** Sets the operator's password (specification: dwzh, jbrxm, jbrzjhm, password, dxyzm). @throws ApiError */
export async function registerUnit(input: {
  ticket: string;
  dwzh: string;
  jbrxm: string;
  jbrzjhm: string;
  dxyzm: string;
  password: string;
}): Promise<UnitRegistered> {
  const { ticket, jbrxm, dxyzm } = input;
  const [dwzh, jbrzjhm, password] = await encryptedAll(input.dwzh, input.jbrzjhm, input.password);
  return post(auth('register/unit'), { ticket, dwzh, jbrxm, jbrzjhm, dxyzm, password }, readUnitRegistered, FORM);
}

/** A code for the phone of whoever the ticket names: a face check without a session. */
export function fetchGuestFaceQr(ticket: string, options?: CallOptions): Promise<SignQr> {
  return get(auth('register/face/getQrCode'), readSignQr, { errors: 'caller', params: { ticket }, ...options });
}

export function fetchGuestFaceState(ticket: string, uuid: string, options?: CallOptions): Promise<{ zt: PhoneState }> {
  const params = { ticket, uuid };
  return get(
    auth('register/face/findQrStatus'),
    object({ zt: code('waiting', 'scanned', 'confirmed', 'cancelled', 'expired') }),
    { errors: 'silent', params, ...options },
  );
}

const FORM: CallOptions = { form: true, errors: 'caller' };

function encryptedAll(first: string, second: string, third: string): Promise<[string, string, string]> {
  return Promise.all([encryptSecret(first), encryptSecret(second), encryptSecret(third)]);
}
