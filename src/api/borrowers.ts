import type { CaseState } from './business';
import { type CallOptions, get, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, code, dictionaryCode, each, key, object, pageOf, text } from './read';

/** A row of the developer's list of borrowers. */
export interface Borrower {
  ywlsh: string;
  /** Masked; with the last four of the identity number and the purchase contract it tells one buyer from another. */
  jkrxm: string;
  /** The same in full while the developer's word is awaited, '' otherwise. */
  gmrxm: string;
  zjhmwh: string;
  gfhtbh: string;
  /** Where the money goes: the supervised account of the presale. */
  skhm: string;
  skzh: string;
  skyh: string;
  lpmc: string;
  fh: string;
  fwzj: string;
  sfk: string;
  sqdkje: string;
  /** Day of application, of approval and of payout; '' until then. */
  sqrq: string;
  sprq: string;
  fkrq: string;
  fkje: string;
  ywzt: CaseState;
  /** 0 waits for the developer, 1 confirmed, 2 refused, '' not asked yet. */
  kfsqr: '' | '0' | '1' | '2';
  /** When the developer said so, and why not. */
  kfsqrsj: string;
  kfsyy: string;
  /** Last day to confirm. */
  qrqx: string;
}

export const readBorrower = object<Borrower>({
  ywlsh: key,
  ...each(text, 'kfsqrsj', 'kfsyy', 'jkrxm', 'lpmc', 'fh', 'sqrq', 'sprq', 'fkrq', 'qrqx'),
  ...each(amount, 'fwzj', 'sfk', 'sqdkje', 'fkje'),
  ywzt: dictionaryCode<CaseState>(),
  kfsqr: code('', '0', '1', '2'),
  ...each(text, 'gmrxm', 'zjhmwh', 'gfhtbh', 'skhm', 'skzh', 'skyh'),
});

/** The developer's borrowers, newest first; the days bound the day of application, both inclusive. */
export function fetchBorrowers(
  params: { ksrq?: string; jsrq?: string; ywzt?: string; kfsqr?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<Borrower>> {
  return get(hall('kfslpxx/getAjkhList'), pageOf(readBorrower, params), { errors: 'caller', ...options, params });
}

/** The developer's word on a sale: '1' confirmed, '2' refused with the reason. Repeating it changes nothing. */
export function confirmSale(ywlsh: string, kfsqr: '1' | '2', yy: string): Promise<Borrower> {
  return post(hall('kfslpxx/qrAjkh'), { ywlsh, kfsqr, yy }, readBorrower, { errors: 'caller' });
}
