import type { ComponentType } from 'react';
import { announcePages } from '@/engine/flow/flow-index';

interface ListEntry {
  load: () => Promise<{ default: ComponentType }>;
}

/** Query pages as data: menu path → list. */
export const lists: ReadonlyMap<string, ListEntry> = new Map<string, ListEntry>([
  ['/grwt/cxyw/dkcx/chdjl', { load: () => import('./individual/offset-records') }],
  ['/grwt/cxyw/tqcx/tqjl', { load: () => import('./individual/withdrawal-records') }],
]);

announcePages(lists.keys());
