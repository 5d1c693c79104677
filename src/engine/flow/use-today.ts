import { useQuery } from '@tanstack/react-query';
import { fetchDepositAccount } from '@/api/person';
import { fetchUnitInfo } from '@/api/unit';
import { fundDate, type PlainDate } from '@/domain/dates';
import type { FlowArea } from './facts';
import { useFlowArea } from './flow-index';

type Dated = { sjjz: string };

/** Under the keys of home, where they were asked for already. */
const ASKED: Readonly<
  Record<'individual' | 'unit', { key: readonly string[]; ask: (signal: AbortSignal) => Promise<Dated> }>
> = {
  individual: { key: ['person', 'account'], ask: (signal) => fetchDepositAccount({ signal, errors: 'caller' }) },
  unit: { key: ['unit', 'info'], ask: (signal) => fetchUnitInfo({ signal, errors: 'caller' }) },
};

/** The centre's date, as the client's clock may be wrong; undefined until it is known. The clock stands in where the centre does not say. */
export function useToday(): PlainDate | undefined {
  const area = useFlowArea();
  const asked = isAsked(area) ? ASKED[area] : undefined;
  const { data, isError } = useQuery({
    queryKey: asked?.key ?? ['nobody'],
    queryFn: ({ signal }) => asked?.ask(signal) ?? null,
    enabled: asked !== undefined,
  });
  if (data) return data.sjjz.slice(0, 10);
  return isError || !asked ? fundDate(Date.now()) : undefined;
}

const isAsked = (area: FlowArea): area is keyof typeof ASKED => area in ASKED;
