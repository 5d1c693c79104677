import {
  hashKey,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CallOptions } from '@/api/client/client';
import { ApiError, MALFORMED_TEXT } from '@/api/client/errors';
import type { Page } from '@/api/person/person';
import type { TableName } from '@/api/session/individuation';
import { onSignOut } from '@/session/opening/sign-out-listeners';
import type { ListColumn, Sort } from '@/ui/table/column';
import { type PageSizes, QUERY_PAGES } from '@/ui/table/page-sizes';
import { layoutFrom, type TablePreferenceUse, tablePreferenceQuery, useTablePreference } from './use-table-preference';

/** Query of the table itself; the conditions belong to the page. */
export interface ListQuestion {
  page: number;
  size: number;
  sort?: string;
  order?: 'asc' | 'desc';
  /** Codes chosen in the column heads, by prop. */
  filters: Readonly<Record<string, string>>;
}

export interface ListPlan<Row, Answer extends Page<Row>> extends TableName {
  columns: readonly ListColumn<Row>[];
  /** Query key: a change resets the list to its first page. */
  key: readonly unknown[];
  fetch: (question: ListQuestion, options: CallOptions) => Promise<Answer>;
  pages?: PageSizes;
  /** Page size when fetching all rows, default 100. */
  portion?: number;
}

export interface List<Row, Answer extends Page<Row>> {
  plan: ListPlan<Row, Answer>;
  question: ListQuestion;
  query: UseQueryResult<Answer>;
  /** Total number of rows, 0 while unknown. */
  total: number;
  /** Response of the current query; undefined while former rows are on show. */
  answer: Answer | undefined;
  preference: TablePreferenceUse;
  sort: Sort | undefined;
  setSort: (sort: Sort | undefined) => void;
  setFilter: (prop: string, code: string) => void;
  clearFilters: () => void;
  setPage: (page: number, size: number) => void;
}

interface Position {
  of: string;
  page: number;
  sort?: Sort;
  filters: Readonly<Record<string, string>>;
}

/** Rows prefetched on click are not fetched again if the page opens within this time (ms). */
const ASKED_AT_CLICK_MS = 2000;
/** Hashes of the prefetched queries. */
const askedAtClick = new Set<string>();

onSignOut(() => askedAtClick.clear());

function rowsOf<Row, Answer extends Page<Row>>(plan: ListPlan<Row, Answer>, question: ListQuestion) {
  return queryOptions({
    queryKey: [...plan.key, question],
    queryFn: async ({ signal }) => checked(await plan.fetch(question, { signal, unread: 'caller' })),
    staleTime: ({ queryHash }) => (askedAtClick.has(queryHash) ? ASKED_AT_CLICK_MS : 0),
  });
}

/** Prefetches the first page of a list, with the saved page size if cached. */
export function prefetchFirstRows<Row, Answer extends Page<Row>>(
  client: QueryClient,
  plan: ListPlan<Row, Answer>,
): void {
  const rule = client.getQueryData(tablePreferenceQuery(plan).queryKey);
  const { size } = layoutFrom(rule, plan.columns, plan.pages ?? QUERY_PAGES);
  const asked = rowsOf(plan, { page: 1, size, filters: {} });
  const hash = hashKey(asked.queryKey);
  askedAtClick.add(hash);
  setTimeout(() => askedAtClick.delete(hash), ASKED_AT_CLICK_MS);
  void client.prefetchQuery({ ...asked, staleTime: 0 });
}

/** A paged list: the last query wins, its former rows stay until then. */
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
    // Rows may have been withdrawn or cancelled in another tab.
    refetchOnWindowFocus: true,
    enabled: preference.settled,
  });
  const go = (next: Partial<Position>) => setPosition({ sort, filters, page: 1, ...next, of });
  const answer = query.isPlaceholderData ? undefined : query.data;
  const total = countOf(query.data?.total);
  // The last page may be gone since; the one before takes its place.
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
    clearFilters: () => go({ filters: {} }),
    setPage: (next, nextSize) => {
      if (nextSize !== size) preference.keep({ ...preference.layout, size: nextSize });
      go({ page: nextSize === size ? next : 1 });
    },
  };
}

/** @throws ApiError for a response without a list */
function checked<Answer extends Page<unknown>>(answer: Answer): Answer {
  const list: unknown = answer.list;
  if (Array.isArray(list)) return answer;
  throw new ApiError('malformed', MALFORMED_TEXT);
}

/** Parses a total, which is a number or a text. */
function countOf(total: unknown): number {
  const count = Number(total ?? 0);
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
