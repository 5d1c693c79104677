import type { CaseState } from '../cases/business';
import { post } from '../client/client';
import { listCall } from '../client/list-call';
import { hall } from '../client/path';
import { type Answer, amount, code, dictionaryCode, each, key, object, textValue } from '../client/read';

/** A buyer with a loan in the developer's list. */
export const readBorrower = object({
  ywlsh: key,
  ...each(amount, 'fwzj', 'sfk', 'sqdkje'),
  /** Masked; the last four characters of the ID number and the purchase contract identify a buyer. */
  jkrxm: textValue,
  /** Full name while the developer's confirmation is pending, '' otherwise. */
  gmrxm: textValue,
  ...each(textValue, 'zjhmwh', 'gfhtbh'),
  /** Payee of the loan: the supervised account of the presale. */
  skhm: textValue,
  ...each(textValue, 'skzh', 'skyh', 'lpmc', 'fh'),
  /** Dates of application, approval and disbursement; '' until then. */
  sqrq: textValue,
  ...each(textValue, 'sprq', 'fkrq'),
  fkje: amount,
  ywzt: dictionaryCode<CaseState>(),
  /** 0 pending, 1 confirmed, 2 refused, '' not requested yet. */
  kfsqr: code('', '0', '1', '2'),
  /** Time of the developer's decision, and the reason of a refusal. */
  kfsqrsj: textValue,
  kfsyy: textValue,
  /** Last day to confirm (yyyy-MM-dd). */
  qrqx: textValue,
});
export type Borrower = Answer<typeof readBorrower>;

/** The developer's borrowers, newest first; `ksrq` and `jsrq` bound the date of application, both inclusive. */
export const fetchBorrowers = listCall(hall('kfslpxx/getAjkhList'), readBorrower, ['ksrq', 'jsrq', 'ywzt', 'kfsqr']);

/** Records the developer's decision on a sale: '1' confirmed, '2' refused with a reason (idempotent). */
export function confirmSale(ywlsh: string, kfsqr: '1' | '2', yy: string): Promise<Borrower> {
  return post(hall('kfslpxx/qrAjkh'), { ywlsh, kfsqr, yy }, readBorrower, { errors: 'inline' });
}
