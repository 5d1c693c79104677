import type { StatisticsFilter } from '@/api/evaluation-statistics';
import { isPlainMonth } from '@/domain/dates';
import { PAGE_SIZES } from '@/ui/Pager';

/** Where an evaluation of this number is written, and where it stands. */
export const evaluatePath = (ywlsh: string) => `/evaluationInformation?ywlsh=${encodeURIComponent(ywlsh)}`;
export const recordPath = (ywlsh: string) => `/evaluationRecords?ywlsh=${encodeURIComponent(ywlsh)}`;

/** A case number in an address: anything else is nobody's. */
export function caseNumberIn(text: string): string {
  return /^\d{20}$/.test(text) ? text : '';
}

/** Page and size as a list takes them; anybody can write an address. */
export function pagingIn({ page, size }: { page: string; size: string }): { page: number; size: number } {
  const rows = Number(size);
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    size: PAGE_SIZES.includes(rows) ? rows : 20,
  };
}

/** Period and department; a period that is none, or ends before it begins, is the usual one. */
export function filterIn(values: { ksny: string; jsny: string; zgbm: string }): StatisticsFilter {
  const ksny = isPlainMonth(values.ksny) ? values.ksny : '';
  const jsny = isPlainMonth(values.jsny) ? values.jsny : '';
  const zgbm = /^\d{2}$/.test(values.zgbm) ? values.zgbm : '';
  return ksny !== '' && jsny !== '' && ksny > jsny ? { ksny: '', jsny: '', zgbm } : { ksny, jsny, zgbm };
}
