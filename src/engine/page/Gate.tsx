import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { checkBeforeBusiness } from '@/session/completeness';
import { Loading } from '@/ui/Loading';
import { Refused } from './Doorway';

/** What binds whoever is signed in stands behind the gate of a business: the reason and the way out before anything is filled in. */
export function Gate({ children }: { children: ReactNode }) {
  const { data } = useQuery({ queryKey: ['gate'], queryFn: () => checkBeforeBusiness(), staleTime: 0, gcTime: 0 });
  if (!data) return <Loading />;
  // Who only checks is kept from forms alone: what stands here is handed in by nobody.
  return data.kind === 'ok' || data.kind === 'checks-only' ? children : <Refused check={data} />;
}
