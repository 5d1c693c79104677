import { announcePages } from '@/engine/flow/flow-index';
import type { QueryPageType } from '@/engine/list/define-list';

interface ListEntry {
  load: () => Promise<{ default: QueryPageType }>;
}

/** Query pages as data: menu path → list. */
export const lists: ReadonlyMap<string, ListEntry> = new Map<string, ListEntry>([
  ['/grwt/cxyw/jccx/grjcmx', { load: () => import('./individual/deposit-entries') }],
  ['/grwt/cxyw/jccx/jsdb', { load: () => import('./individual/deposit-comparison') }],
  ['/grwt/cxyw/tqcx/tqjl', { load: () => import('./individual/withdrawal-records') }],
  ['/grwt/cxyw/tqcx/ydtq_cx', { load: () => import('./individual/agreements') }],
  ['/grwt/tqSys/ydtq/ydtq_gl', { load: () => import('./individual/agreement-management') }],
  ['/grwt/cxyw/dkcx/hkjh', { load: () => import('./individual/repayment-plan') }],
  ['/grwt/cxyw/dkcx/hkmx', { load: () => import('./individual/loan-entries') }],
  ['/grwt/cxyw/dkcx/chdjl', { load: () => import('./individual/offset-records') }],
  ['/grwt/dkSys/dkyy/wdyy', { load: () => import('./individual/appointments') }],
  ['/grwt/zhxx/zyjx/zyjd_cx', { load: () => import('./individual/transfers') }],
  ['/grwt/zhxx/zyjx/ydzc_cx', { load: () => import('./individual/transfers-out') }],
  ['/grwt/cxyw/aqcx/dlsqjl', { load: () => import('./individual/access-log') }],
  ['/dwwt/cxyw/zglb', { load: () => import('./unit/members') }],
  ['/dwwt/cxyw/hjpz', { load: () => import('./unit/remittances') }],
  ['/dwwt/cxyw/dwlxd_cx', { load: () => import('./unit/interest-statement') }],
  ['/dwwt/cxyw/bjjl', { load: () => import('./unit/back-payments') }],
  ['/dwwt/cxyw/hjjbjl', { load: () => import('./unit/reliefs') }],
  ['/dwwt/cxyw/jstz', { load: () => import('./unit/adjustments') }],
  ['/dwwt/cxyw/rybdjl', { load: () => import('./unit/member-changes') }],
  ['/dwwt/cxyw/pcjl', { load: () => import('./unit/batches') }],
  ['/dwwt/cxyw/qtzfzj', { load: () => import('./unit/housing-funds') }],
  ['/dwwt/cxyw/zrzcjl', { load: () => import('./unit/transfers') }],
  ['/dwwt/cxyw/cjws', { load: () => import('./unit/demands') }],
  ['/dwwt/cxyw/zskmx', { load: () => import('./unit/pending-money') }],
  ['/kfswt/cx_yw/lp_cx/lplb', { load: () => import('./developer/projects') }],
  ['/kfswt/cx_yw/dk_cx/bzjtz', { load: () => import('./developer/funds') }],
  ['/kfswt/cx_yw/dk_cx/ajkh', { load: () => import('./developer/borrowers') }],
  ['/kfswt/cx_yw/lp_cx/fwmx', { load: () => import('./developer/houses') }],
]);

announcePages(lists.keys());
