import { readCaseSummary } from '../cases/business';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, amount, each, flag, maybe, object, pick, textValue } from '../client/read';

/** A withdrawal: by application, by a standing instruction or for a loan (docs/rules/lists.md, 提取记录). */
export const readWithdrawalRecord = object({
  ...pick(readCaseSummary, 'ywlsh', 'ywmc', 'slsj', 'bztjsj', 'ywzt', 'ztsm', 'chsm'),
  ...each(textValue, 'tqyydm', 'tqlx', 'skyhmc'),
  /** Number of the standing instruction that paid it; such a payment has no case. */
  xybh: maybe(textValue),
  /** Requested amount, yuan. */
  sqtqje: amount,
  /** Interest settled with it, yuan; '' for none. */
  fslxe: amount,
  /** Paid amount, yuan, and its day; '' before. */
  dzje: amount,
  dzrq: textValue,
  /** Masked. */
  skyhzh: textValue,
  /** The bank returned the payment: the payee account may be changed. */
  kgz: flag,
  /** The person has a case for it; false for a standing instruction's payment and a co-borrower's application. */
  kck: flag,
});
export type WithdrawalRecord = Answer<typeof readWithdrawalRecord>;

/** The person's withdrawals in all states, newest first. `ksrq` and `jsrq` bound the date of acceptance, both inclusive. */
export const fetchWithdrawalRecords = listCall(hall('tqsq/getList'), readWithdrawalRecord, [
  'ksrq',
  'jsrq',
  'tqyydm',
  'ywzt',
]);
