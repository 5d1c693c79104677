import { readOwner } from '../kernel/transaction';
import type { CaseRecord } from './case-states';

const OFFICES: Readonly<Record<string, string>> = {
  person: '/grwt/MyOffice',
  unit: '/dwwt/DWmyOffice',
  developer: '/kfswt/MyOffice',
};

/** Returns the owner's page of a case (docs/specification.md 2.2); '' for an owner without an office. */
export function casePath({ owner, ywlsh }: Pick<CaseRecord, 'owner' | 'ywlsh'>): string {
  const office = OFFICES[readOwner(owner).kind];
  return office ? `${office}/detail?ywlsh=${encodeURIComponent(ywlsh)}` : '';
}
