import { HIT_KINDS, type HitKind } from '@/api/hall-search';
import { pageNumber, pageSize } from '@/lib/address-page';
import type { AddressValues } from '@/lib/use-address-values';
import { wholeLetters } from '@/lib/whole-letters';
import { PAGE_SIZES } from '@/ui/Pager';

/** What is asked, the kind of hits shown alone, a group of questions, an open question, the page. */
export const USUAL_ANSWERS = { q: '', lb: '', fl: '', wt: '', page: '1', size: '20' };

/** Longest question that is sent: a paragraph pasted from somewhere, whose question often stands at its end. */
export const LONGEST_QUESTION = 200;

export interface Asked {
  q: string;
  lb: HitKind | '';
  fl: string;
  wt: string;
  page: number;
  size: number;
}

/** The address as it may be used: anybody can write one. */
export function readAsked(address: AddressValues<keyof typeof USUAL_ANSWERS>): Asked {
  return {
    q: wholeLetters(address.q.trim(), LONGEST_QUESTION),
    lb: HIT_KINDS.find((kind) => kind === address.lb) ?? '',
    fl: /^[a-z]{2}$/.test(address.fl) ? address.fl : '',
    wt: /^[a-z]{2}\d{2,4}$/.test(address.wt) ? address.wt : '',
    page: pageNumber(address.page),
    size: pageSize(address.size, PAGE_SIZES, 20),
  };
}
