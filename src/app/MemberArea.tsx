import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFlowArea } from '@/engine/flow/flow-index';
import { popularPaths } from '@/pages/home/popular-paths';
import { onEntryOpening } from '@/session/menu/open-menu-entry';
import type { MenuEntry } from '@/session/menu-store';
import { queryClient } from '@/session/query-client';
import { AntdProvider } from './AntdProvider';
import { fetchAhead, fetchApproached } from './fetch-ahead';
import { fetchCommon } from './fetch-home';
import { KeptPages } from './KeptPages';
import { fetchModule } from './lazy-page';
import { prepareEntry } from './prepare-entry';
import { loadFlows, loadLists, loadPage } from './resolve-page';
import { drawOnce, warmUpLists } from './warm-up';

export { fetchHome } from './fetch-home';

/** Works out antd's theme while somebody types at the sign-in: home needs no more of antd. */
export const warmUpTheme = () => drawOnce(<AntdProvider>{null}</AntdProvider>);

/** Everything a signed-in person sees between banner and footer. Stays mounted while a public page is on show, so that kept pages stay too. */
export default function MemberArea({ entry }: { entry: MenuEntry | undefined }) {
  const area = useFlowArea();
  useEffect(() => onEntryOpening(prepareEntry), []);
  useEffect(() => {
    const pages = popularPaths(area).map((path) => () => loadPage(path));
    const stops = [
      fetchAhead(fetchCommon, () => fetchModule(loadFlows), loadLists, ...pages, warmUpLists),
      fetchApproached(loadPage),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [area]);
  return (
    <QueryClientProvider client={queryClient}>
      <AntdProvider>
        <KeptPages entry={entry} />
      </AntdProvider>
    </QueryClientProvider>
  );
}
