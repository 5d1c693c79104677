import { post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, amount, count, dictionaryCode, each, flag, key, maybe, object, textValue } from '../client/read';
import type { NamedCard } from './payee-account';

/** ydzt: 1 生效中, 2 已暂停, 0 已终止. */
export type AgreementState = '0' | '1' | '2';
export type AgreementAct = 'pause' | 'resume' | 'end';

/** A standing instruction for withdrawals (docs/rules/lists.md, 约定提取). */
const readAgreement = object({
  ...each(textValue, 'ywmc', 'tqyydm', 'tqpl'),
  /** Business number of the application that set it up. */
  xybh: key,
  /** Date of the agreement. */
  qyrq: key,
  /** Amount of a payment, as text. */
  jegz: textValue,
  /** Date and expected amount of the next payment; '' when none is due. */
  xcrq: textValue,
  xcje: amount,
  /** Number and sum of the payments so far. */
  ytqcs: count,
  ytqje: amount,
  skyhmc: textValue,
  /** Masked; '' when the payee is another person. */
  skyhzh: textValue,
  zt: dictionaryCode<AgreementState>(),
  /** Reason of the state: ended, paused, returned by the bank; '' without one. */
  ztsm: textValue,
  /** The payee account may be changed. */
  kgz: flag,
  /** The bank returned the last payment. */
  sb: flag,
  /** Code of the business that ends it, where the list itself cannot. */
  jcyw: maybe(textValue),
});
export type AgreementRow = Answer<typeof readAgreement>;

/** The person's standing instructions, newest first; `zt` '' returns all states. */
export const fetchAgreements = listCall(hall('tqsq/ydtq/getList'), readAgreement, ['zt']);

/** Pauses, resumes or ends a standing instruction at once (idempotent). */
export function actOnAgreement(xybh: string, cz: AgreementAct): Promise<AgreementRow> {
  return post(hall('tqsq/ydtq/update'), { xybh, cz }, readAgreement);
}

/** Changes the payee account for future payments and for a payment that the bank returned; the account must be the person's own. */
export function changeAgreementCard(xybh: string, card: NamedCard): Promise<AgreementRow> {
  return post(hall('tqsq/ydtq/gzzh'), { xybh, ...card }, readAgreement, { errors: 'inline' });
}
