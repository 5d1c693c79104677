import { type CallOptions, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { amount, each, key, object, pageOf, text } from './read';
import { type TermsByMonth, termsFields } from './terms-by-month';

/** A member as the own unit sees one (domain catalogue 12.2): neither balance nor loans. Amounts are yuan as text. */
export interface Member extends TermsByMonth {
  grzh: string;
  xingming: string;
  /** Masked 3+4. */
  zjhm: string;
  grzhzt: string;
  /** Base and deposits as of now; of who begins with the unit later, those of the first month, which `qsny` (yyyy-MM) names then. */
  grjcjs: string;
  dwyjce: string;
  gryjce: string;
  yjce: string;
  /** Last month paid, yyyy-MM, '' when none. */
  jzny: string;
  khrq: string;
  /** Since when the account is sealed, '' for one that pays in. */
  fcrq: string;
  /** Why (dictionary fcyy), '' where it is not sealed or nobody wrote it down. */
  fcyy: string;
}

export const readMember = object<Member>({
  grzh: key,
  ...termsFields,
  ...each(text, 'xingming', 'zjhm', 'grzhzt', 'jzny', 'khrq', 'fcrq', 'fcyy'),
  ...each(amount, 'grjcjs', 'dwyjce', 'gryjce', 'yjce'),
});

export interface MemberQuestion {
  /** Part of the name or account number, a whole ID number, or its last four characters. */
  key?: string;
  grzhzt?: string;
  /** Lowest and highest base, yuan. */
  jsks?: string;
  jsjs?: string;
  page: number;
  size: number;
  sort?: string;
  order?: 'asc' | 'desc';
}

/** Members of the signed-in unit. A POST, because the key may be an ID number, which belongs into no address. */
export function fetchMembers(params: MemberQuestion, options?: CallOptions): Promise<Page<Member>> {
  return post(hall('jcdwxx/zgxx/getList'), params, pageOf(readMember, params), { errors: 'caller', ...options });
}
