import { useEffect, useRef } from 'react';
import { useAddressValues } from '@/lib/address/use-address-values';
import { ProjectList } from './ProjectList';
import { ProjectPage } from './ProjectPage';
import { DEFAULT_PROJECT_FILTER } from './project-filter';

/** /cooperation: properties open for fund loans, or with `lpbh` one of them. Read only, also for guests. */
export default function Cooperation() {
  const [address, change] = useAddressValues(DEFAULT_PROJECT_FILTER);
  const { lpbh } = address;
  const before = useRef(lpbh);
  useEffect(() => {
    if (before.current === lpbh) return;
    before.current = lpbh;
    // The path does not change, so the router does not move the focus.
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [lpbh]);
  return lpbh === '' ? (
    <ProjectList address={address} change={change} />
  ) : (
    <ProjectPage key={lpbh} address={address} change={change} />
  );
}
