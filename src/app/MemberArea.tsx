import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MenuEntry } from '@/session/menu-store';
import { AntdProvider } from './AntdProvider';
import { fetchAhead, fetchApproached } from './fetch-ahead';
import { KeptPages } from './KeptPages';
import { queryClient } from './query-client';
import { loadPage, loadWorkings } from './resolve-page';

/** Everything a signed-in person sees between banner and footer. Stays mounted while a public page is on show, so that kept pages stay too. */
export default function MemberArea({ entry }: { entry: MenuEntry | undefined }) {
  useEffect(() => {
    fetchAhead(loadWorkings);
    return fetchApproached(loadPage);
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <AntdProvider>
        <KeptPages entry={entry} />
      </AntdProvider>
    </QueryClientProvider>
  );
}
