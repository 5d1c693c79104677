import { tableOf, tablePreferenceQuery } from '@/engine/list/use-table-preference';
import { prefetchFlow } from '@/engine/run/prefetch-flow';
import { flowByPath } from '@/flows/registry';
import { lists } from '@/lists/registry';
import type { MenuEntry } from '@/session/menu-store';
import { queryClient } from '@/session/query-client';
import { isOpen } from './pages/cached-pages';
import { loadPage } from './pages/resolve-page';

/** Prefetches files and first data of an entry's page at the click, in parallel with the check of its availability. */
export function prefetchPage({ path }: MenuEntry): void {
  // The page reports an error.
  loadPage(path)?.catch(() => undefined);
  if (isOpen(path)) return;
  const flow = flowByPath(path);
  if (flow?.load) prefetchFlow(flow);
  const list = lists.get(path);
  if (!list) return;
  void queryClient.prefetchQuery(tablePreferenceQuery(tableOf(path)));
  list.load().then(
    ({ default: page }) => page.prefetch(queryClient),
    () => undefined,
  );
}
