import { useEffect, useRef } from 'react';
import { useAddressValues } from '@/lib/use-address-values';
import { ProjectList } from './ProjectList';
import { ProjectPage } from './ProjectPage';
import { USUAL } from './project-filter';

/** /cooperation: the properties the fund lends for, or with `lpbh` one of them. Read only, for guests too. */
export default function Cooperation() {
  const [address, change] = useAddressValues(USUAL);
  const { lpbh } = address;
  const before = useRef(lpbh);
  useEffect(() => {
    if (before.current === lpbh) return;
    before.current = lpbh;
    // Another page to the reader, though not to the router, which moves the focus for new paths alone.
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
  }, [lpbh]);
  return lpbh === '' ? (
    <ProjectList address={address} change={change} />
  ) : (
    <ProjectPage key={lpbh} address={address} change={change} />
  );
}
