import {
  hashKey,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CallOptions } from '@/api/client';
import { ApiError, MALFORMED_TEXT } from '@/api/errors';
import type { TableName } from '@/api/individuation';
import type { Page } from '@/api/person';
import { onSignOut } from '@/session/sign-out-listeners';
import type { ListColumn, Sort } from '@/ui/table/column';
import { type PageSizes, QUERY_PAGES } from '@/ui/table/page-sizes';
import { layoutFrom, type TablePreferenceUse, tablePreference, useTablePreference } from './use-table-preference';

/** What the table itself asks for; the page's own conditions are the page's matter. */
export interface ListQuestion {
  page: number;
  size: number;
  sort?: string;
  order?: 'asc' | 'desc';
  /** Codes chosen in the heads, by prop. */
  filters: Readonly<Record<string, string>>;
}

export interface ListPlan<Row, Answer extends Page<Row>> extends TableName {
  columns: readonly ListColumn<Row>[];
  /** Names the question in the cache: with another one the list begins at its first page. */
  key: readonly unknown[];
  fetch: (question: ListQuestion, options: CallOptions) => Promise<Answer>;
  pages?: PageSizes;
  /** Rows the centre hands out at once when all are wanted; 100 unless it is more generous. */
  portion?: number;
}

export interface List<Row, Answer extends Page<Row>> {
  plan: ListPlan<Row, Answer>;
  question: ListQuestion;
  query: UseQueryResult<Answer>;
  /** Rows of the whole list, 0 while unknown. */
  total: number;
  /** The answer to the present question; undefined while rows of a former one are still on show. */
  answer: Answer | undefined;
  preference: TablePreferenceUse;
  sort: Sort | undefined;
  setSort: (sort: Sort | undefined) => void;
  setFilter: (prop: string, code: string) => void;
  setPage: (page: number, size: number) => void;
}

interface Position {
  of: string;
  page: number;
  sort?: Sort;
  filters: Readonly<Record<string, string>>;
}

/** Rows that were asked for at the click are not asked for again when the page stands there within this time (ms). */
const ASKED_AT_CLICK_MS = 2000;
/** Hashes of their questions. */
const askedAtClick = new Set<string>();

onSignOut(() => askedAtClick.clear());

function rowsOf<Row, Answer extends Page<Row>>(plan: ListPlan<Row, Answer>, question: ListQuestion) {
  return queryOptions({
    queryKey: [...plan.key, question],
    queryFn: async ({ signal }) => checked(await plan.fetch(question, { signal, unread: 'caller' })),
    staleTime: ({ queryHash }) => (askedAtClick.has(queryHash) ? ASKED_AT_CLICK_MS : 0),
  });
}

/** Asks for the first page of a list before the list is there; what the person once chose of it counts where it is known. */
export function askFirstRows<Row, Answer extends Page<Row>>(client: QueryClient, plan: ListPlan<Row, Answer>): void {
  const rule = client.getQueryData(tablePreference(plan).queryKey);
  const { size } = layoutFrom(rule, plan.columns, plan.pages ?? QUERY_PAGES);
  const asked = rowsOf(plan, { page: 1, size, filters: {} });
  const hash = hashKey(asked.queryKey);
  askedAtClick.add(hash);
  setTimeout(() => askedAtClick.delete(hash), ASKED_AT_CLICK_MS);
  void client.prefetchQuery({ ...asked, staleTime: 0 });
}

/** A list that the centre hands out page by page: the last question wins, the rows of the former one stay until then. */
export function useList<Row, Answer extends Page<Row>>(plan: ListPlan<Row, Answer>): List<Row, Answer> {
  const of = JSON.stringify(plan.key);
  const [position, setPosition] = useState<Position>({ of, page: 1, filters: {} });
  const preference = useTablePreference(plan, plan.columns, plan.pages ?? QUERY_PAGES);
  const { sort, filters } = position;
  const page = position.of === of ? position.page : 1;
  const { size } = preference.layout;
  const question = useMemo<ListQuestion>(
    () => ({ page, size, ...(sort && { sort: sort.prop, order: sort.order }), filters }),
    [page, size, sort, filters],
  );
  const query = useQuery({
    ...rowsOf(plan, question),
    placeholderData: keepPreviousData,
    // What its rows are about may have been taken back or made void in another tab.
    refetchOnWindowFocus: true,
    enabled: preference.settled,
  });
  const go = (next: Partial<Position>) => setPosition({ sort, filters, page: 1, ...next, of });
  const answer = query.isPlaceholderData ? undefined : query.data;
  const total = countOf(query.data?.total);
  // The rows of the last page may be gone since: the one before is then the last.
  const last = Math.max(1, Math.ceil(total / size));
  if (answer && page > last) go({ page: last });
  return {
    plan,
    question,
    query,
    total,
    answer,
    preference,
    sort,
    setSort: (next) => go({ sort: next }),
    setFilter: (prop, code) => {
      const { [prop]: _, ...others } = filters;
      go({ filters: code === '' ? others : { ...others, [prop]: code } });
    },
    setPage: (next, nextSize) => {
      if (nextSize !== size) preference.keep({ ...preference.layout, size: nextSize });
      go({ page: nextSize === size ? next : 1 });
    },
  };
}

/** @throws ApiError for an answer that holds no list */
function checked<Answer extends Page<unknown>>(answer: Answer): Answer {
  const list: unknown = answer.list;
  if (Array.isArray(list)) return answer;
  throw new ApiError('malformed', MALFORMED_TEXT);
}

/** Totals come as number or text. */
function countOf(total: unknown): number {
  const count = Number(total ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
