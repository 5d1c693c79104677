import { plainIdentifier } from '@/domain/text/plain-text';
import { type CaseState, readStateNote } from '../cases/business';
import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import {
  type Answer,
  amount,
  dictionaryCode,
  each,
  flag,
  key,
  maybe,
  object,
  pageReader,
  textValue,
} from '../client/read';
import type { Page } from './person';

/** A withdrawal: by application, by a standing instruction or for a loan (docs/rules/lists.md, 提取记录). */
export const readWithdrawalRecord = object({
  ywlsh: key,
  ywzt: dictionaryCode<CaseState>(),
  ztsm: maybe(readStateNote),
  /** Number of the standing instruction that paid it; such a payment has no case. */
  xybh: maybe(textValue),
  ywmc: textValue,
  /** yyyy-MM-dd HH:mm:ss. */
  slsj: textValue,
  ...each(textValue, 'tqyydm', 'tqlx'),
  /** Requested amount, yuan. */
  sqtqje: amount,
  /** Interest settled with it, yuan; '' for none. */
  fslxe: amount,
  /** Paid amount, yuan; '' before. */
  dzje: amount,
  skyhmc: textValue,
  /** Masked. */
  skyhzh: textValue,
  /** The bank returned the payment: the payee account may be changed. */
  kgz: flag,
  /** As in `CaseSummary`: time of the last submission after a correction, and effect of a withdrawal on the typed values. */
  bztjsj: maybe(textValue),
  chsm: maybe(textValue),
  /** The person has a case for it; false for a standing instruction's payment and a co-borrower's application. */
  kck: flag,
  /** yyyy-MM-dd; '' before. */
  dzrq: textValue,
});
export type WithdrawalRecord = Answer<typeof readWithdrawalRecord>;

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
