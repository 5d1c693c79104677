import { QueryClientProvider } from '@tanstack/react-query';
import type { MenuEntry } from '@/session/menu-store';
import { AntdProvider } from './AntdProvider';
import { KeptPages } from './KeptPages';
import { queryClient } from './query-client';

/** Everything a signed-in person sees between banner and footer. Stays mounted while a public page is on show, so that kept pages stay too. */
export default function MemberArea({ entry }: { entry: MenuEntry | undefined }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AntdProvider>
        <KeptPages entry={entry} />
      </AntdProvider>
    </QueryClientProvider>
  );
}
