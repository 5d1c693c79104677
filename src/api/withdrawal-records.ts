import { plainIdentifier } from '@/domain/plain-text';
import { type CaseState, readStateNote, type StateNote } from './business';
import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, dictionaryCode, each, flag, key, maybe, object, pageOf, text } from './read';

/** One withdrawal, applied for, paid by an agreement or drawn for a loan (domain catalogue 12.1, 提取记录). */
export interface WithdrawalRecord {
  ywlsh: string;
  /** Number of the agreement that paid it; then there is no case of its own. */
  xybh?: string;
  ywmc: string;
  /** yyyy-MM-dd HH:mm:ss. */
  slsj: string;
  tqyydm: string;
  tqlx: string;
  /** Applied for, yuan. */
  sqtqje: string;
  /** Interest settled with it, yuan; '' when none was. */
  fslxe: string;
  /** Paid out, yuan; '' before. */
  dzje: string;
  skyhmc: string;
  /** Masked. */
  skyhzh: string;
  ywzt: CaseState;
  ztsm?: StateNote;
  /** The money came back: another account may be named. */
  kgz: boolean;
  /** As a case has them: handed in again after a return, and what becomes of what was typed when it is taken back. */
  bztjsj?: string;
  chsm?: string;
  /** An own case stands behind it: an agreement's payment has none, what a co-borrower applied for is theirs. */
  kck: boolean;
  /** yyyy-MM-dd; '' before. */
  dzrq: string;
}

export const readWithdrawalRecord = object<WithdrawalRecord>({
  ...each(text, 'ywmc', 'slsj', 'tqyydm', 'tqlx', 'skyhmc', 'skyhzh', 'dzrq'),
  ...each(amount, 'sqtqje', 'fslxe', 'dzje'),
  ywlsh: key,
  ...each(maybe(text), 'xybh', 'bztjsj', 'chsm'),
  ywzt: dictionaryCode<CaseState>(),
  ztsm: maybe(readStateNote),
  ...each(flag, 'kgz', 'kck'),
});

/** Own withdrawals of whatever state, newest first. `ksrq` and `jsrq` bound the day of acceptance, both inclusive; '' is open. */
export function fetchWithdrawalRecords(
  question: Readonly<Record<string, string | number>> & { page: number; size: number },
  options?: CallOptions,
): Promise<Page<WithdrawalRecord>> {
  return get(hall('tqsq/getList'), pageOf(readWithdrawalRecord, question), {
    errors: 'caller',
    ...options,
    params: { ...question },
  });
}

/** An account of one's own to be paid to: the bound card, or another one with the code that confirms it. */
export type NamedCard = { skzhly: '1' } | { skzhly: string; skyhdm: string; skyhzh: string; dxyzm: string };

/** Sends the code that confirms another card, and that one alone, to the registered number. */
export function sendPayeeCode(skyhzh: string): Promise<{ sjhm: string }> {
  return post(hall('tqsq/sendCode'), { skyhzh: plainIdentifier(skyhzh) }, object({ sjhm: text }), {
    errors: 'caller',
  });
}

/** Names another account of one's own for money that the bank sent back. Sent twice it is paid once. */
export function correctAccount(ywlsh: string, card: NamedCard): Promise<WithdrawalRecord> {
  return post(hall('tqsq/gzzh'), { ywlsh, ...card }, readWithdrawalRecord, { errors: 'caller' });
}
