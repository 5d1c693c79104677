import { tableOf, tablePreference } from '@/engine/list/use-table-preference';
import { beginOpening } from '@/engine/run/opening-calls';
import { flowByPath } from '@/flows/registry';
import { lists } from '@/lists/registry';
import type { MenuEntry } from '@/session/menu-store';
import { queryClient } from '@/session/query-client';
import { isOpen } from './kept-pages';
import { loadPage } from './resolve-page';

/** At the click, while the centre says whether the entry is open: files and first questions of its page leave along with that. */
export function prepareEntry({ path }: MenuEntry): void {
  // A failure is told by the page.
  loadPage(path)?.catch(() => undefined);
  if (isOpen(path)) return;
  const flow = flowByPath(path);
  if (flow?.load) beginOpening(flow);
  const list = lists.get(path);
  if (!list) return;
  void queryClient.prefetchQuery(tablePreference(tableOf(path)));
  list.load().then(
    ({ default: page }) => page.askAhead(queryClient),
    () => undefined,
  );
}
