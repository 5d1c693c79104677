import { actorOf } from '../kernel/desk';
import type { CaseRecord } from './case-states';

const OFFICES: Readonly<Record<string, string>> = {
  person: '/grwt/MyOffice',
  unit: '/dwwt/DWmyOffice',
  developer: '/kfswt/MyOffice',
};

/** Where its owner reads a case (specification 2.2); '' for somebody without an office of their own. */
export function casePath({ owner, ywlsh }: Pick<CaseRecord, 'owner' | 'ywlsh'>): string {
  const office = OFFICES[actorOf(owner).kind];
  return office ? `${office}/detail?ywlsh=${encodeURIComponent(ywlsh)}` : '';
}
