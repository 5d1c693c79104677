import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  fetchTablePreference,
  resetTablePreference,
  saveTablePreference,
  type TableName,
} from '@/api/session/individuation';
import { toast } from '@/ui/state/toast';
import type { ListColumn } from '@/ui/table/column';
import { defaultLayout, layoutOf, ruleOf, type TableLayout } from '@/ui/table/column-rule';
import type { PageSizes } from '@/ui/table/page-sizes';

/** Maximum time (ms) a table waits for the saved layout. */
const PATIENCE_MS = 3000;

export interface TablePreferenceUse {
  layout: TableLayout;
  /** Whether the saved layout is known or given up: rows may be fetched. */
  settled: boolean;
  /** Applies a layout at once and saves it at the centre. @returns the centre's message @throws ApiError */
  save: (layout: TableLayout) => Promise<string>;
  /** Saves a minor change (width, page size) silently; only a failure is shown. */
  keep: (layout: TableLayout) => void;
  reset: () => Promise<string>;
}

/** Name of the single table of a query page. */
export const tableOf = (path: string): TableName => ({ path, navName: path.slice(path.lastIndexOf('/') + 1) });

/** Query of a table's saved layout, '' for none. */
export const tablePreferenceQuery = ({ path, navName }: TableName) =>
  queryOptions({
    queryKey: ['table-preference', path, navName],
    queryFn: async ({ signal }) =>
      (await fetchTablePreference({ path, navName }, { signal, timeoutMs: PATIENCE_MS }))?.rule ?? '',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Applies a saved layout to the columns; without one the defaults stay. */
export function layoutFrom<Row>(
  rule: string | undefined,
  columns: readonly ListColumn<Row>[],
  pages: PageSizes,
): TableLayout {
  return rule ? layoutOf(rule, columns, pages) : defaultLayout(columns, pages);
}

/** Saved columns and page size of a table, by page path and table name (docs/specification.md 7.5). */
export function useTablePreference<Row>(
  table: TableName,
  columns: readonly ListColumn<Row>[],
  pages: PageSizes,
): TablePreferenceUse {
  const cache = useQueryClient();
  const preference = tablePreferenceQuery(table);
  const key = preference.queryKey;
  const stored = useQuery(preference);
  const use = async (rule: string, tell: () => Promise<string>) => {
    const before = cache.getQueryData<string>(key);
    await cache.cancelQueries({ queryKey: key });
    cache.setQueryData(key, rule);
    try {
      return await tell();
    } catch (error) {
      cache.setQueryData(key, before ?? '');
      throw error;
    }
  };
  const save = (layout: TableLayout) => {
    const rule = ruleOf(layout);
    return use(rule, () => saveTablePreference({ ...table, rule }));
  };
  return {
    layout: layoutFrom(stored.data, columns, pages),
    settled: stored.isFetched,
    save,
    keep: (layout) => {
      save(layout).catch((error: unknown) => {
        toast.failure(error, '列设置没有保存，请重试');
      });
    },
    reset: () => use('', () => resetTablePreference(table)),
  };
}
