import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { checkBeforeBusiness } from '@/session/completeness';
import { Loading } from '@/ui/state/Loading';
import { OpeningRefused } from './OpeningNotices';

/** Opening checks for pages that are no flow: shows the reason and the remedy before anything is filled in. */
export function Gate({ children }: { children: ReactNode }) {
  const { data } = useQuery({ queryKey: ['gate'], queryFn: () => checkBeforeBusiness(), staleTime: 0, gcTime: 0 });
  if (!data) return <Loading />;
  // Users who may only check are barred from forms; pages behind this gate submit nothing.
  return data.kind === 'ok' || data.kind === 'checks-only' ? children : <OpeningRefused check={data} />;
}
