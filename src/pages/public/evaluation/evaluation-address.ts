import type { StatisticsFilter } from '@/api/cases/evaluation-statistics';
import { isPlainMonth } from '@/domain/dates';
import { PAGE_SIZES } from '@/ui/Pager';

/** Address for writing and reading the evaluation of a case number. */
export const evaluatePath = (ywlsh: string) => `/evaluationInformation?ywlsh=${encodeURIComponent(ywlsh)}`;
export const recordPath = (ywlsh: string) => `/evaluationRecords?ywlsh=${encodeURIComponent(ywlsh)}`;

/** Validates a case number from an address; '' otherwise. */
export function caseNumberIn(text: string): string {
  return /^\d{20}$/.test(text) ? text : '';
}

/** Validated page and size from an address. */
export function pagingIn({ page, size }: { page: string; size: string }): { page: number; size: number } {
  const rows = Number(size);
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    size: PAGE_SIZES.includes(rows) ? rows : 20,
  };
}

/** Period and department; an invalid period falls back to the default. */
export function filterIn(values: { ksny: string; jsny: string; zgbm: string }): StatisticsFilter {
  const ksny = isPlainMonth(values.ksny) ? values.ksny : '';
  const jsny = isPlainMonth(values.jsny) ? values.jsny : '';
  const zgbm = /^\d{2}$/.test(values.zgbm) ? values.zgbm : '';
  return ksny !== '' && jsny !== '' && ksny > jsny ? { ksny: '', jsny: '', zgbm } : { ksny, jsny, zgbm };
}
