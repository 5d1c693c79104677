import type { PhoneState, SignQr } from '../cases/sign';
import { readSignQr } from '../cases/sign';
import { type CallOptions, get, post } from '../client/client';
import { auth } from '../client/path';
import { type Answer, code, each, flagOrNo, key, object, textValue } from '../client/read';
import { encryptSecret } from '../client/secret';
import type { CodeSent } from './auth';
import { readCodeSent } from './auth';

// Registration in the hall (docs/specification.md 7.2): form-encoded, identifiers and passwords encrypted. The caller wraps its calls in
// `withFreshKey`.

/** A solved image captcha. */
export interface Answered {
  code: string;
  uuid: string;
}

/** The registered person, masked. */
const readRegistered = object({
  ...each(textValue, 'xingming', 'zjhm', 'sjhm'),
  /** yyyy-MM-dd HH:mm:ss. */
  zcsj: textValue,
});
export type Registered = Answer<typeof readRegistered>;

/** Business codes that lead to another step instead of a field's error. */
export const REGISTRATION_CODES = {
  /** No account with this name and certificate; the same code for an unknown person and a wrong name. */
  nobody: '1101',
  /** The phone is not the registered one; `data.ticket` opens a face check. */
  otherPhone: '1102',
  registered: '1103',
} as const;

/** Sends the code of a person's registration to the typed number. @throws ApiError */
export async function sendPersonCode(who: { zjhm: string; sjhm: string }, captcha: Answered): Promise<CodeSent> {
  const [zjhm, sjhm] = await Promise.all([encryptSecret(who.zjhm), encryptSecret(who.sjhm)]);
  return post(auth('register/sendPersonSmsCode'), { zjhm, sjhm, ...captcha }, readCodeSent, FORM);
}

/**
 * `zjlx`: code of scheme A (docs/rules/dictionaries.md); `grzh`: '' unless the certificate matches several accounts; `ticket`: '' without a
 * face check.
 */
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
  return post(auth('register/person'), { xingming, zjlx, zjhm, grzh, sjhm, dxyzm, password, ticket }, readRegistered, {
    ...FORM,
    errors: 'inline',
  });
}

/** The matched unit, and the ticket of the next steps. */
export const readMatchedUnit = object({ ticket: key, dwmc: textValue });
export type MatchedUnit = Answer<typeof readMatchedUnit>;

/** @throws ApiError when the two numbers do not match */
export async function matchUnit(who: { dwzh: string; tyshxydm: string }, captcha: Answered): Promise<MatchedUnit> {
  const dwzh = await encryptSecret(who.dwzh);
  return post(auth('register/matchUnit'), { dwzh, tyshxydm: who.tyshxydm, ...captcha }, readMatchedUnit, {
    ...FORM,
    errors: 'inline',
  });
}

/** Operator to register: '1' the one on file, '2' a further one with a letter of authorisation. */
export interface OperatorNamed {
  ticket: string;
  jbrlb: '1' | '2';
  jbrxm: string;
  /** Code of scheme A (docs/rules/dictionaries.md). */
  jbrzjlx: string;
  jbrzjhm: string;
  /** For a further operator: phone, role ('2' 经办, '3' 复核) and the letter. */
  jbrsjhm: string;
  jbrjs: string;
  sqs: File | undefined;
}

/** @returns the masked number that receives the code @throws ApiError */
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
  return post(auth('register/operator'), form, object({ sjhm: textValue }), { errors: 'inline' });
}

/** Sends the code to the operator of the ticket. @throws ApiError */
export async function sendUnitRegistrationCode(ticket: string, dwzh: string): Promise<CodeSent> {
  return post(auth('register/sendUnitSmsCode'), { ticket, dwzh: await encryptSecret(dwzh) }, readCodeSent, FORM);
}

/** 'confirm': the legal person has to agree by a face check under `ticket`. */
const readUnitRegistered = object({
  zt: code('done', 'confirm'),
  ...each(textValue, 'dwmc', 'jbrxm'),
  /** Role as text. */
  jbrjs: textValue,
  /** First operator of the unit (首位经办人), who signs in without an operator's ID number. */
  sw: flagOrNo,
  ...each(textValue, 'sjhm', 'zcsj'),
  /** Legal person, masked; '' when no consent is required. */
  frxm: textValue,
  ticket: textValue,
});
export type UnitRegistered = Answer<typeof readUnitRegistered>;

/** Sets the operator's password (docs/specification.md 7.2: dwzh, jbrxm, jbrzjhm, password, dxyzm). @throws ApiError */
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
  return post(auth('register/unit'), { ticket, dwzh, jbrxm, jbrzjhm, dxyzm, password }, readUnitRegistered, {
    ...FORM,
    errors: 'inline',
  });
}

/** QR code of a face check without a session, for the person that the ticket names. */
export function fetchGuestFaceQr(ticket: string, options?: CallOptions): Promise<SignQr> {
  return get(auth('register/face/getQrCode'), readSignQr, { params: { ticket }, ...options });
}

export function fetchGuestFaceState(ticket: string, uuid: string, options?: CallOptions): Promise<{ zt: PhoneState }> {
  const params = { ticket, uuid };
  return get(
    auth('register/face/findQrStatus'),
    object({ zt: code('waiting', 'scanned', 'confirmed', 'cancelled', 'expired') }),
    { errors: 'silent', params, ...options },
  );
}

const FORM: CallOptions = { form: true };

function encryptedAll(first: string, second: string, third: string): Promise<[string, string, string]> {
  return Promise.all([encryptSecret(first), encryptSecret(second), encryptSecret(third)]);
}
