import { QueryClientProvider } from '@tanstack/react-query';
import { flowByCode } from '@/flows/registry';
import { PathOfCodeContext } from '@/pages/home/path-of-code';
import type { MenuEntry } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { AntdProvider } from './AntdProvider';
import { KeptPages } from './KeptPages';
import { queryClient } from './query-client';

/** To-dos that are no business of their own: requests to sign, loan contracts, sales that a developer confirms. */
const PAGE_OF_TODO: ReadonlyMap<string, string> = new Map([
  ['QSQR', '/grwt/qsqr'],
  ['DKQS', '/grwt/dkSys/dkyw/sqsbq'],
  ['AJQR', '/kfswt/cx_yw/dk_cx/ajkh'],
]);

const AREA = { '1': 'individual', '2': 'unit', '3': 'developer' } as const;

/** Everything a signed-in person sees between banner and footer. Stays mounted while a public page is on show, so that kept pages stay too. */
export default function MemberArea({ entry }: { entry: MenuEntry | undefined }) {
  const loginType = useSession((state) => state.loginType);
  const pathOfCode = (code: string) => PAGE_OF_TODO.get(code) ?? flowByCode(code, AREA[loginType])?.path;
  return (
    <QueryClientProvider client={queryClient}>
      <AntdProvider>
        <PathOfCodeContext value={pathOfCode}>
          <KeptPages entry={entry} />
        </PathOfCodeContext>
      </AntdProvider>
    </QueryClientProvider>
  );
}
