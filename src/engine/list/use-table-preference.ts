import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchTablePreference, resetTablePreference, saveTablePreference, type TableName } from '@/api/individuation';
import type { ListColumn } from '@/ui/table/column';
import { layoutOf, ruleOf, type TableLayout, usualLayout } from '@/ui/table/column-rule';
import type { PageSizes } from '@/ui/table/page-sizes';
import { toast } from '@/ui/toast';

/** A table does not wait longer than this for what the person once chose (ms). */
const PATIENCE_MS = 3000;

export interface TablePreferenceUse {
  layout: TableLayout;
  /** What was chosen is known, or will not come: rows may be asked for. */
  settled: boolean;
  /** In use at once, then kept at the centre. @returns its message. @throws ApiError */
  save: (layout: TableLayout) => Promise<string>;
  /** What is changed on the way (a width, a page size): kept without a word, a failure is told. */
  keep: (layout: TableLayout) => void;
  reset: () => Promise<string>;
}

/** The one table of a query page. */
export const tableOf = (path: string): TableName => ({ path, navName: path.slice(path.lastIndexOf('/') + 1) });

/** The rule of a table as it is kept at the centre, '' for none. */
export const tablePreference = ({ path, navName }: TableName) =>
  queryOptions({
    queryKey: ['table-preference', path, navName],
    queryFn: async ({ signal }) =>
      (await fetchTablePreference({ path, navName }, { signal, timeoutMs: PATIENCE_MS }))?.rule ?? '',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What a kept rule makes of a table; without one it is as it comes. */
export function layoutFrom<Row>(
  rule: string | undefined,
  columns: readonly ListColumn<Row>[],
  pages: PageSizes,
): TableLayout {
  return rule ? layoutOf(rule, columns, pages) : usualLayout(columns, pages);
}

/** The columns and page size a person has chosen for a table, per page path and table name (specification 7.5). */
export function useTablePreference<Row>(
  table: TableName,
  columns: readonly ListColumn<Row>[],
  pages: PageSizes,
): TablePreferenceUse {
  const cache = useQueryClient();
  const asked = tablePreference(table);
  const key = asked.queryKey;
  const kept = useQuery(asked);
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
    layout: layoutFrom(kept.data, columns, pages),
    settled: !kept.isPending,
    save,
    keep: (layout) => {
      save(layout).catch((error: unknown) => {
        toast.error(error instanceof Error ? error.message : '列设置没有保存，请重试');
      });
    },
    reset: () => use('', () => resetTablePreference(table)),
  };
}
