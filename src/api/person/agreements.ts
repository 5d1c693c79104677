import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { amount, count, dictionaryCode, each, flag, key, maybe, object, pageReader, textValue } from '../client/read';
import type { Page } from './person';
import type { NamedCard } from './withdrawal-records';

/** ydzt: 1 生效中, 2 已暂停, 0 已终止. */
export type AgreementState = '0' | '1' | '2';
export type AgreementAct = 'pause' | 'resume' | 'end';

/** A standing instruction for withdrawals (docs/rules/lists.md, 约定提取). */
export interface AgreementRow {
  /** Business number of the application that set it up. */
  xybh: string;
  ywmc: string;
  tqyydm: string;
  tqpl: string;
  /** Date of the agreement. */
  qyrq: string;
  /** Amount of a payment, as text. */
  jegz: string;
  /** Date and expected amount of the next payment; '' when none is due. */
  xcrq: string;
  xcje: string;
  /** Number and sum of the payments so far. */
  ytqcs: number;
  ytqje: string;
  skyhmc: string;
  /** Masked; '' when the payee is another person. */
  skyhzh: string;
  zt: AgreementState;
  /** Reason of the state: ended, paused, returned by the bank; '' without one. */
  ztsm: string;
  /** The payee account may be changed. */
  kgz: boolean;
  /** The bank returned the last payment. */
  sb: boolean;
  /** Code of the business that ends it, where the list itself cannot. */
  jcyw?: string;
}

const readAgreement = object<AgreementRow>({
  ...each(key, 'xybh', 'qyrq'),
  ...each(textValue, 'ywmc', 'tqyydm', 'tqpl', 'jegz', 'xcrq', 'skyhmc', 'skyhzh', 'ztsm'),
  ...each(amount, 'xcje', 'ytqje'),
  ytqcs: count,
  zt: dictionaryCode<AgreementState>(),
  ...each(flag, 'kgz', 'sb'),
  jcyw: maybe(textValue),
});

/** The person's standing instructions, newest first; `zt` '' returns all states. */
export function fetchAgreements(
  question: Readonly<Record<string, string | number>> & { page: number; size: number },
  options?: CallOptions,
): Promise<Page<AgreementRow>> {
  return get(hall('tqsq/ydtq/getList'), pageReader(readAgreement, question), {
    ...options,
    params: { ...question },
  });
}

/** Pauses, resumes or ends a standing instruction at once (idempotent). */
export function actOnAgreement(xybh: string, cz: AgreementAct): Promise<AgreementRow> {
  return post(hall('tqsq/ydtq/update'), { xybh, cz }, readAgreement);
}

/** Changes the payee account for future payments and for a payment that the bank returned; the account must be the person's own. */
export function changeAgreementCard(xybh: string, card: NamedCard): Promise<AgreementRow> {
  return post(hall('tqsq/ydtq/gzzh'), { xybh, ...card }, readAgreement, { errors: 'inline' });
}
