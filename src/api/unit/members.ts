import { type CallOptions, post } from '../client/client';
import { hall } from '../client/path';
import { type Answer, amount, each, key, object, pageReader, textValue } from '../client/read';
import type { Page } from '../person/person';
import { readTermsByMonth } from '../person/terms-by-month';

/** A member as the unit sees one (docs/rules/unit.md, Members), without balance and loans. Amounts are yuan as text. */
export const readMember = object({
  ...readTermsByMonth.fields,
  grzh: key,
  xingming: textValue,
  /** Masked 3+4. */
  zjhm: textValue,
  grzhzt: textValue,
  /** Current base and contributions; for a member who joins later, those of the first month, `qsny` (yyyy-MM). */
  grjcjs: amount,
  ...each(amount, 'dwyjce', 'gryjce', 'yjce'),
  /** Last paid month, yyyy-MM, '' for none. */
  jzny: textValue,
  khrq: textValue,
  /** Date of sealing, '' for an active account. */
  fcrq: textValue,
  /** Reason (dictionary fcyy), '' when active or not recorded. */
  fcyy: textValue,
});
export type Member = Answer<typeof readMember>;

export interface MemberQuestion {
  /** Part of the name or account number, a full ID number, or its last four characters. */
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

/** Members of the signed-in unit. POST, because the key may be an ID number, which must not appear in an address. */
export function fetchMembers(params: MemberQuestion, options?: CallOptions): Promise<Page<Member>> {
  return post(hall('jcdwxx/zgxx/getList'), params, pageReader(readMember, params), options);
}
