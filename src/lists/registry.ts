import { announcePages } from '@/engine/flow/flow-index';
import type { QueryPageType } from '@/engine/list/define-list';
import { LIST_PATHS, type ListName } from '@/session/menu/list-paths';

interface ListEntry {
  load: () => Promise<{ default: QueryPageType }>;
}

/** Query pages by name; the type checks that each list carries the name of its key. */
const FILES: { readonly [Name in ListName]: () => Promise<{ default: QueryPageType<Name> }> } = {
  depositEntries: () => import('./individual/deposit-entries'),
  depositComparison: () => import('./individual/deposit-comparison'),
  withdrawalRecords: () => import('./individual/withdrawal-records'),
  agreements: () => import('./individual/agreements'),
  agreementManagement: () => import('./individual/agreement-management'),
  repaymentPlan: () => import('./individual/repayment-plan'),
  loanEntries: () => import('./individual/loan-entries'),
  offsetRecords: () => import('./individual/offset-records'),
  appointments: () => import('./individual/appointments'),
  transfers: () => import('./individual/transfers'),
  transfersOut: () => import('./individual/transfers-out'),
  accessLog: () => import('./individual/access-log'),
  members: () => import('./unit/members'),
  remittances: () => import('./unit/remittances'),
  interestStatement: () => import('./unit/interest-statement'),
  backPayments: () => import('./unit/back-payments'),
  reliefs: () => import('./unit/reliefs'),
  adjustments: () => import('./unit/adjustments'),
  memberChanges: () => import('./unit/member-changes'),
  batches: () => import('./unit/batches'),
  housingFunds: () => import('./unit/housing-funds'),
  unitTransfers: () => import('./unit/transfers'),
  demands: () => import('./unit/demands'),
  pendingMoney: () => import('./unit/pending-money'),
  projects: () => import('./developer/projects'),
  funds: () => import('./developer/funds'),
  borrowers: () => import('./developer/borrowers'),
  houses: () => import('./developer/houses'),
};

/** Menu path → list. */
export const lists: ReadonlyMap<string, ListEntry> = new Map(
  // Object.keys widens the literal's keys to string.
  (Object.keys(FILES) as ListName[]).map((name): [string, ListEntry] => [LIST_PATHS[name], { load: FILES[name] }]),
);

announcePages(lists.keys());
