import { type QueryClient, useQuery } from '@tanstack/react-query';
import { fundDate, type PlainDate } from '@/domain/dates';
import { useFlowArea } from './flow-index';
import { myAccount, myDeveloper, myUnit } from './my-queries';

/**
 * Returns the centre's date, as the client's clock may be wrong; undefined while loading. The client's clock serves if the centre fails.
 */
export function useToday(): PlainDate | undefined {
  const area = useFlowArea();
  const account = useQuery({ ...myAccount, enabled: area === 'individual' });
  const unit = useQuery({ ...myUnit, enabled: area === 'unit' });
  const developer = useQuery({ ...myDeveloper, enabled: area === 'developer' });
  const asked = area === 'individual' ? account : area === 'unit' ? unit : developer;
  if (asked.data) return asked.data.sjjz.slice(0, 10);
  // A retry of a failed query is pending again: the content that waits for the date would unmount, mount and ask without end.
  return asked.isFetched ? fundDate(Date.now()) : undefined;
}

/** Query whose answer holds the date (`sjjz`), by the first part of a menu path. */
const ASKED = { grwt: myAccount, dwwt: myUnit, kfswt: myDeveloper } as const;

/** Returns the centre's date from the cache, which home has filled. */
export function cachedToday(client: QueryClient, path: string): PlainDate | undefined {
  const asked = Object.entries(ASKED).find(([root]) => path.startsWith(`/${root}/`))?.[1];
  return asked && client.getQueryData<{ sjjz: string }>(asked.queryKey)?.sjjz.slice(0, 10);
}
