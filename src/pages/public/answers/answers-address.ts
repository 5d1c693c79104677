import { HIT_KINDS, type HitKind } from '@/api/public/hall-search';
import { pageNumber, pageSize } from '@/lib/address/address-page';
import type { AddressValues } from '@/lib/address/use-address-values';
import { truncateText } from '@/lib/truncate-text';
import { PAGE_SIZES } from '@/ui/Pager';

/** Query parameters: search text, single kind, group, open question, page. */
export const DEFAULT_ANSWERS_QUERY = { q: '', lb: '', fl: '', wt: '', page: '1', size: '20' };

/** Maximum length sent; the question of a longer, pasted text often stands at its end. */
export const LONGEST_QUESTION = 200;

export interface AnswersQuery {
  q: string;
  lb: HitKind | '';
  fl: string;
  wt: string;
  page: number;
  size: number;
}

/** The validated query of an address. */
export function readAnswersQuery(address: AddressValues<keyof typeof DEFAULT_ANSWERS_QUERY>): AnswersQuery {
  return {
    q: truncateText(address.q.trim(), LONGEST_QUESTION),
    lb: HIT_KINDS.find((kind) => kind === address.lb) ?? '',
    fl: /^[a-z]{2}$/.test(address.fl) ? address.fl : '',
    wt: /^[a-z]{2}\d{2,4}$/.test(address.wt) ? address.wt : '',
    page: pageNumber(address.page),
    size: pageSize(address.size, PAGE_SIZES, 20),
  };
}
