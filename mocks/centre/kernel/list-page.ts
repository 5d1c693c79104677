import type { Page } from '@/api/person';
import { fundTime } from '@/domain/dates';
import type { Desk } from './desk';

/** The page of a list that was asked for, as every list of the centre answers it. */
export function pageOfRows<T>(desk: Desk, rows: readonly T[], { page, size }: { page: number; size: number }): Page<T> {
  const from = (page - 1) * size;
  return { list: rows.slice(from, from + size), total: rows.length, sjjz: fundTime(desk.now()) };
}
