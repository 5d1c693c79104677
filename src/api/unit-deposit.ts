import type { CodeSent } from './auth';
import { readCodeSent } from './auth';
import type { CaseDetail, SubmitAnswer } from './business';
import { readCaseDetail, readSubmitAnswer } from './business';
import { type CallOptions, get, post } from './client';
import type { Draft } from './drafts';
import { readDraft } from './drafts';
import { type InfoChangeEntry, readInfoChangeEntry } from './info-change';
import { type LabelledValue, readLabelledValue } from './labelled-value';
import { hall } from './path';
import { code, each, key, object, orNull, rowsOrNone, text, texts } from './read';
import { encryptSecret, withFreshKey } from './secret';

/** The unit as the market regulator's register has it; with `kbyjs` '1' nothing of it can be changed here. */
export interface RegisteredEnterprise {
  dwmc: string;
  dwfrdbxm: string;
  dwslrq: string;
  dwjjlx: string;
  dwsshy: string;
  dwxzqy: string[];
  dwdz: string;
  kbyjs: '0' | '1';
}

export const readRegisteredEnterprise = object<RegisteredEnterprise>({
  ...each(text, 'dwmc', 'dwfrdbxm', 'dwslrq', 'dwjjlx', 'dwsshy', 'dwdz'),
  dwxzqy: texts,
  kbyjs: code('0', '1'),
});

/** One application for a unit's account, as whoever holds its pass may see it. */
export interface DepositView {
  ywlsh: string;
  tyshxydm: string;
  /** Masked. */
  sjhm: string;
  /** The centre's date. */
  dqrq: string;
  scdj: RegisteredEnterprise | null;
  cg: Draft | null;
  /** Once it is handed in. */
  bj: CaseDetail | null;
  /** Account number, once it is opened. */
  dwzh: string;
}

export const readDepositView = object<DepositView>({
  ywlsh: key,
  ...each(text, 'tyshxydm', 'sjhm', 'dqrq', 'dwzh'),
  scdj: orNull(readRegisteredEnterprise),
  cg: orNull(readDraft),
  bj: orNull(readCaseDetail),
});

/** A pass to one application. */
export interface DepositPass {
  access_token: string;
  ywlsh: string;
}

export const readDepositPass = object<DepositPass>({ access_token: key, ywlsh: text });

/** A code by SMS: for a new application (`ywlsh` ''), or to go on with that one. Nothing in the answer says whether number and phone fit. */
export function sendDepositCode(input: { ywlsh: string; sjhm: string; code: string; uuid: string }): Promise<CodeSent> {
  return withFreshKey(async () =>
    get(hall('dwdj/sendSmsCode'), readCodeSent, {
      params: { ...input, sjhm: await encryptSecret(input.sjhm) },
      errors: 'caller',
    }),
  );
}

/** Begins an application, or goes on with the one this phone began for the same unit. */
export function beginDeposit(input: { tyshxydm: string; sjhm: string; dxyzm: string }): Promise<DepositPass> {
  return entered('begin', input);
}

/** Goes on with an application. */
export function resumeDeposit(input: { ywlsh: string; sjhm: string; dxyzm: string }): Promise<DepositPass> {
  return entered('resume', input);
}

export function fetchDeposit(options: CallOptions): Promise<DepositView> {
  return get(hall('dwdj/getInfo'), readDepositView, { errors: 'caller', ...options });
}

/** Hands it in; safe to repeat with the same values. */
export function submitDeposit(
  ywlsh: string,
  values: Record<string, unknown>,
  options: CallOptions = {},
): Promise<SubmitAnswer> {
  const body = { ...values, ywlx: 'GJ0101', ywlsh };
  return post(hall('dwdj/save'), body, readSubmitAnswer, { errors: 'caller', ...options });
}

/** What the signed-in unit registered; number and day of the registration are '' where it was done at the counter. */
export function fetchRegisteredData(
  options?: CallOptions,
): Promise<{ ywlsh: string; djrq: string; rows: LabelledValue[]; bgjl: InfoChangeEntry[] }> {
  return get(
    hall('jcdwxx/getDjxx'),
    object({
      ywlsh: text,
      djrq: text,
      rows: rowsOrNone(readLabelledValue),
      bgjl: rowsOrNone(readInfoChangeEntry),
    }),
    { errors: 'caller', ...options },
  );
}

function entered(call: 'begin' | 'resume', input: { sjhm: string }): Promise<DepositPass> {
  return withFreshKey(async () =>
    post(hall(`dwdj/${call}`), { ...input, sjhm: await encryptSecret(input.sjhm) }, readDepositPass, {
      form: 'plain',
      errors: 'caller',
    }),
  );
}
