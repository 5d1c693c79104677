import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, count, dictionaryCode, each, flag, key, maybe, object, pageOf, text } from './read';
import type { NamedCard } from './withdrawal-records';

/** ydzt: 1 生效中, 2 已暂停, 0 已终止. */
export type AgreementState = '0' | '1' | '2';
export type AgreementAct = 'pause' | 'resume' | 'end';

/** A standing agreement of withdrawals (domain catalogue 12.1, 约定提取). */
export interface AgreementRow {
  /** The business number it was agreed under. */
  xybh: string;
  ywmc: string;
  tqyydm: string;
  tqpl: string;
  /** Agreed on. */
  qyrq: string;
  /** How much a payment is, in words. */
  jegz: string;
  /** When the next one comes, and what it comes to by what is known today; '' when none does. */
  xcrq: string;
  xcje: string;
  /** Paid under it so far. */
  ytqcs: number;
  ytqje: string;
  skyhmc: string;
  /** Masked; '' where somebody else is paid. */
  skyhzh: string;
  zt: AgreementState;
  /** Why it stands so: ended, paused, sent back by the bank; '' when nothing is to be said. */
  ztsm: string;
  /** Another account may be named. */
  kgz: boolean;
  /** The bank sent the last payment back. */
  sb: boolean;
  /** Code of the business that ends it, where it is not ended in the list. */
  jcyw?: string;
}

const readAgreement = object<AgreementRow>({
  ...each(key, 'xybh', 'qyrq'),
  ...each(text, 'ywmc', 'tqyydm', 'tqpl', 'jegz', 'xcrq', 'skyhmc', 'skyhzh', 'ztsm'),
  ...each(amount, 'xcje', 'ytqje'),
  ytqcs: count,
  zt: dictionaryCode<AgreementState>(),
  ...each(flag, 'kgz', 'sb'),
  jcyw: maybe(text),
});

/** Own agreements, the newest first; `zt` '' is all of them. */
export function fetchAgreements(
  question: Readonly<Record<string, string | number>> & { page: number; size: number },
  options?: CallOptions,
): Promise<Page<AgreementRow>> {
  return get(hall('tqsq/ydtq/getList'), pageOf(readAgreement, question), {
    errors: 'caller',
    ...options,
    params: { ...question },
  });
}

/** It holds from this moment on; sent twice it is done once. */
export function actOnAgreement(xybh: string, cz: AgreementAct): Promise<AgreementRow> {
  return post(hall('tqsq/ydtq/update'), { xybh, cz }, readAgreement, { errors: 'caller' });
}

/** Another account of one's own for the payments to come, and for what the bank sent back. */
export function changeAgreementCard(xybh: string, card: NamedCard): Promise<AgreementRow> {
  return post(hall('tqsq/ydtq/gzzh'), { xybh, ...card }, readAgreement, { errors: 'caller' });
}
