import type { SubmitAnswer } from '../cases/business';
import { readCaseDetail, readSubmitAnswer } from '../cases/business';
import { readDraft } from '../cases/drafts';
import { type CallOptions, get, post } from '../client/client';
import { type LabelledValue, readLabelledValue } from '../client/labelled-value';
import { hall } from '../client/path';
import { type Answer, code, each, key, object, orNull, rowsOrNone, textList, textValue } from '../client/read';
import { encryptSecret, withFreshKey } from '../client/secret';
import { type InfoChangeEntry, readInfoChangeEntry } from '../person/info-change';
import type { CodeSent } from '../session/auth';
import { readCodeSent } from '../session/auth';

/** The unit by the market regulator's register; `kbyjs` '1': its data cannot be changed here. */
export const readRegisteredEnterprise = object({
  ...each(textValue, 'dwmc', 'dwfrdbxm', 'dwslrq', 'dwjjlx', 'dwsshy', 'dwdz'),
  dwxzqy: textList,
  kbyjs: code('0', '1'),
});

/** An application for a unit's account, as the holder of its pass may see it. */
export const readDepositView = object({
  ywlsh: key,
  tyshxydm: textValue,
  scdj: orNull(readRegisteredEnterprise),
  cg: orNull(readDraft),
  /** Masked. */
  sjhm: textValue,
  /** Date by the centre's clock. */
  dqrq: textValue,
  /** The case, once submitted. */
  bj: orNull(readCaseDetail),
  /** Account number, once opened. */
  dwzh: textValue,
});
export type DepositView = Answer<typeof readDepositView>;

/** A pass to a single application. */
export const readDepositPass = object({ access_token: key, ywlsh: textValue });
export type DepositPass = Answer<typeof readDepositPass>;

/**
 * Sends a code by SMS, for a new application (`ywlsh` '') or to resume one. The response does not reveal whether number and phone match.
 */
export function sendDepositCode(input: { ywlsh: string; sjhm: string; code: string; uuid: string }): Promise<CodeSent> {
  return withFreshKey(async () =>
    get(hall('dwdj/sendSmsCode'), readCodeSent, {
      params: { ...input, sjhm: await encryptSecret(input.sjhm) },
    }),
  );
}

/** Begins an application, or resumes the one begun with this phone for the same unit. */
export function beginDeposit(input: { tyshxydm: string; sjhm: string; dxyzm: string }): Promise<DepositPass> {
  return withFreshKey(async () => {
    const body = { ...input, sjhm: await encryptSecret(input.sjhm) };
    return post(hall('dwdj/begin'), body, readDepositPass, { form: 'plain', errors: 'inline' });
  });
}

/** Resumes an application. */
export function resumeDeposit(input: { ywlsh: string; sjhm: string; dxyzm: string }): Promise<DepositPass> {
  return withFreshKey(async () => {
    const body = { ...input, sjhm: await encryptSecret(input.sjhm) };
    return post(hall('dwdj/resume'), body, readDepositPass, { form: 'plain', errors: 'inline' });
  });
}

export function fetchDeposit(options: CallOptions): Promise<DepositView> {
  return get(hall('dwdj/getInfo'), readDepositView, options);
}

/** Submits the application (idempotent for the same values). */
export function submitDeposit(
  ywlsh: string,
  values: Record<string, unknown>,
  options: CallOptions = {},
): Promise<SubmitAnswer> {
  const body = { ...values, ywlx: 'GJ0101', ywlsh };
  return post(hall('dwdj/save'), body, readSubmitAnswer, { errors: 'inline', ...options });
}

/** Registration data of the signed-in unit; number and date of the registration are '' for one at the counter. */
export function fetchRegisteredData(
  options?: CallOptions,
): Promise<{ ywlsh: string; djrq: string; rows: LabelledValue[]; bgjl: InfoChangeEntry[] }> {
  return get(
    hall('jcdwxx/getDjxx'),
    object({
      ywlsh: textValue,
      djrq: textValue,
      rows: rowsOrNone(readLabelledValue),
      bgjl: rowsOrNone(readInfoChangeEntry),
    }),
    options,
  );
}
