import { type QueryClient, useQuery } from '@tanstack/react-query';
import { fundDate, type PlainDate } from '@/domain/dates';
import { useFlowArea } from './flow-index';
import { ownAccount, ownDeveloper, ownUnit } from './own-queries';

/** The centre's date, as the client's clock may be wrong; undefined until it is known. The clock stands in where the centre does not say. */
export function useToday(): PlainDate | undefined {
  const area = useFlowArea();
  const account = useQuery({ ...ownAccount, enabled: area === 'individual' });
  const unit = useQuery({ ...ownUnit, enabled: area === 'unit' });
  const developer = useQuery({ ...ownDeveloper, enabled: area === 'developer' });
  const asked = area === 'individual' ? account : area === 'unit' ? unit : developer;
  if (asked.data) return asked.data.sjjz.slice(0, 10);
  return asked.isError ? fundDate(Date.now()) : undefined;
}

/** Whose answer tells the date, by the first part of a menu's address. */
const ASKED = { grwt: ownAccount, dwwt: ownUnit, kfswt: ownDeveloper } as const;

/** The same for the pages of a menu, where home has asked for it already. */
export function knownToday(client: QueryClient, path: string): PlainDate | undefined {
  const asked = Object.entries(ASKED).find(([root]) => path.startsWith(`/${root}/`))?.[1];
  return asked && client.getQueryData<{ sjjz: string }>(asked.queryKey)?.sjjz.slice(0, 10);
}
