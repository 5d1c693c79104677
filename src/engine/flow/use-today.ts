import { type QueryClient, useQuery } from '@tanstack/react-query';
import { fundDate, type PlainDate } from '@/domain/dates';
import { useFlowArea } from './flow-index';
import { ownAccount, ownUnit } from './own-queries';

/** The centre's date, as the client's clock may be wrong; undefined until it is known. The clock stands in where the centre does not say. */
export function useToday(): PlainDate | undefined {
  const area = useFlowArea();
  const account = useQuery({ ...ownAccount, enabled: area === 'individual' });
  const unit = useQuery({ ...ownUnit, enabled: area === 'unit' });
  const asked = area === 'individual' ? account : area === 'unit' ? unit : undefined;
  if (asked?.data) return asked.data.sjjz.slice(0, 10);
  return asked && !asked.isError ? undefined : fundDate(Date.now());
}

/** The same for the pages of a menu, where home has asked for it already. */
export function knownToday(client: QueryClient, path: string): PlainDate | undefined {
  const asked = path.startsWith('/grwt/') ? ownAccount : path.startsWith('/dwwt/') ? ownUnit : undefined;
  return asked && client.getQueryData<{ sjjz: string }>(asked.queryKey)?.sjjz.slice(0, 10);
}
