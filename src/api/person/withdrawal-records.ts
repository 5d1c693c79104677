import { plainIdentifier } from '@/domain/text/plain-text';
import { type CaseState, readStateNote, type StateNote } from '../cases/business';
import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { amount, dictionaryCode, each, flag, key, maybe, object, pageReader, textValue } from '../client/read';
import type { Page } from './person';

/** A withdrawal: by application, by a standing instruction or for a loan (docs/rules/lists.md, 提取记录). */
export interface WithdrawalRecord {
  ywlsh: string;
  /** Number of the standing instruction that paid it; such a payment has no case. */
  xybh?: string;
  ywmc: string;
  /** yyyy-MM-dd HH:mm:ss. */
  slsj: string;
  tqyydm: string;
  tqlx: string;
  /** Requested amount, yuan. */
  sqtqje: string;
  /** Interest settled with it, yuan; '' for none. */
  fslxe: string;
  /** Paid amount, yuan; '' before. */
  dzje: string;
  skyhmc: string;
  /** Masked. */
  skyhzh: string;
  ywzt: CaseState;
  ztsm?: StateNote;
  /** The bank returned the payment: the payee account may be changed. */
  kgz: boolean;
  /** As in `CaseSummary`: time of the last submission after a correction, and effect of a withdrawal on the typed values. */
  bztjsj?: string;
  chsm?: string;
  /** The person has a case for it; false for a standing instruction's payment and a co-borrower's application. */
  kck: boolean;
  /** yyyy-MM-dd; '' before. */
  dzrq: string;
}

export const readWithdrawalRecord = object<WithdrawalRecord>({
  ...each(textValue, 'ywmc', 'slsj', 'tqyydm', 'tqlx', 'skyhmc', 'skyhzh', 'dzrq'),
  ...each(amount, 'sqtqje', 'fslxe', 'dzje'),
  ywlsh: key,
  ...each(maybe(textValue), 'xybh', 'bztjsj', 'chsm'),
  ywzt: dictionaryCode<CaseState>(),
  ztsm: maybe(readStateNote),
  ...each(flag, 'kgz', 'kck'),
});

/** The person's withdrawals in all states, newest first. `ksrq` and `jsrq` bound the date of acceptance, both inclusive; '' is open. */
export function fetchWithdrawalRecords(
  question: Readonly<Record<string, string | number>> & { page: number; size: number },
  options?: CallOptions,
): Promise<Page<WithdrawalRecord>> {
  return get(hall('tqsq/getList'), pageReader(readWithdrawalRecord, question), {
    ...options,
    params: { ...question },
  });
}

/** The person's payee account: the bound card, or another one with its confirmation code. */
export type NamedCard = { skzhly: '1' } | { skzhly: string; skyhdm: string; skyhzh: string; dxyzm: string };

/** Sends the code that confirms this card, valid for it only, to the registered number. */
export function sendPayeeCode(skyhzh: string): Promise<{ sjhm: string }> {
  return post(hall('tqsq/sendCode'), { skyhzh: plainIdentifier(skyhzh) }, object({ sjhm: textValue }), {});
}

/** Changes the payee account of a payment that the bank returned (idempotent). */
export function correctAccount(ywlsh: string, card: NamedCard): Promise<WithdrawalRecord> {
  return post(hall('tqsq/gzzh'), { ywlsh, ...card }, readWithdrawalRecord, { errors: 'inline' });
}
