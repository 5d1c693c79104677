import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFlowArea } from '@/engine/flow/flow-index';
import { popularPaths } from '@/pages/home/popular-paths';
import { onEntryOpening } from '@/session/menu/open-menu-entry';
import type { MenuEntry } from '@/session/menu-store';
import { queryClient } from '@/session/query-client';
import { fetchRichText } from '@/ui/text/LazyRichText';
import { fetchCommon } from './fetch-home';
import { CachedPages } from './pages/CachedPages';
import { fetchModule } from './pages/lazy-page';
import { loadFlows, loadLists, loadPage } from './pages/resolve-page';
import { prefetchEntry, prefetchOnApproach } from './prefetch-entry';
import { prefetchPage } from './prefetch-page';

export { MainNav } from '@/layouts/MainNav';
export { MemberTools } from '@/layouts/MemberTools';
export { NoticePopup } from '@/layouts/NoticePopup';
export { fetchHome } from './fetch-home';

/** Content of a signed-in person between banner and footer. It stays mounted behind a public page, so that cached pages survive. */
export default function MemberArea({ entry }: { entry: MenuEntry | undefined }) {
  const area = useFlowArea();
  useEffect(() => onEntryOpening(prefetchPage), []);
  useEffect(() => {
    const pages = popularPaths(area).map((path) => () => loadPage(path));
    const stops = [
      prefetchEntry(fetchCommon, () => fetchModule(loadFlows), fetchRichText, loadLists, ...pages),
      prefetchOnApproach(loadPage),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [area]);
  return (
    <QueryClientProvider client={queryClient}>
      <CachedPages entry={entry} />
    </QueryClientProvider>
  );
}
