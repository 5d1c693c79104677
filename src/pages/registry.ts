import type { ComponentType } from 'react';
import { announcePages } from '@/engine/flow/flow-index';

export interface PageEntry {
  load: () => Promise<{ default: ComponentType<object> }>;
  /** The page renders breadcrumb and heading itself. */
  ownHeader?: boolean;
}

const individualHome: PageEntry = { load: () => import('./home/IndividualHome'), ownHeader: true };
const unitHome: PageEntry = { load: () => import('./home/UnitHome'), ownHeader: true };
const myOffice: PageEntry = { load: () => import('./my-office/MyOffice') };
const caseDetail: PageEntry = { load: () => import('./my-office/CaseDetail') };
const draftBox: PageEntry = { load: () => import('./drafts/DraftBox') };
const certificate: PageEntry = { load: () => import('./certificates/CertificatePage') };
const changePassword: PageEntry = { load: () => import('./password/ChangePassword') };
const developerHome: PageEntry = { load: () => import('./home/DeveloperHome'), ownHeader: true };

/** Hand-written pages: menu path → page. Businesses are in flows/registry.ts. */
export const pages: ReadonlyMap<string, PageEntry> = new Map<string, PageEntry>([
  ['/grwt/GrwtHome', individualHome],
  ['/dwwt/DwwtHome', unitHome],
  ['/kfswt/KfswtHome', developerHome],
  ['/grwt/MyOffice', myOffice],
  ['/dwwt/DWmyOffice', myOffice],
  ['/kfswt/MyOffice', myOffice],
  ['/grwt/MyOffice/detail', caseDetail],
  ['/dwwt/DWmyOffice/detail', caseDetail],
  ['/kfswt/MyOffice/detail', caseDetail],
  ['/grwt/wnbl', { load: () => import('./individual/AvailableBusinesses') }],
  ['/grwt/draftbox', draftBox],
  ['/dwwt/draftbox', draftBox],
  ['/kfswt/draftbox', draftBox],
  ['/grwt/zhxx/zhxxbg/jtxx', { load: () => import('./individual/FamilyInfo') }],
  ['/grwt/zhxx/zhxxbg/mmxg', changePassword],
  ['/dwwt/xtgl/mmxg', changePassword],
  ['/kfswt/cx_yw/xx_cx/mmxg', changePassword],
  ['/grwt/cxyw/jccx/grzhxx', { load: () => import('./individual/AccountInfo') }],
  ['/dwwt/cxyw/hjqc', { load: () => import('./unit/remittance/BookedRoster') }],
  ['/dwwt/cxyw/dwzhxx', { load: () => import('./unit/registration/UnitAccountInfo') }],
  ['/dwwt/xtgl/czygl', { load: () => import('./unit/operators/Operators') }],
  ['/dwwt/cxyw/dwjcdjyw', { load: () => import('./unit/registration/RegisteredData') }],
  ['/grwt/cxyw/jccx/nddzd', { load: () => import('./certificates/YearStatement') }],
  ['/grwt/zmSys/zmyw/jczm', certificate],
  ['/grwt/zmSys/zmyw/yddk_zm', certificate],
  ['/grwt/zmSys/zmyw/jq_zm', certificate],
  ['/grwt/zmSys/zmyw/hkmx_zm', certificate],
  ['/dwwt/cxyw/dwdzd', { load: () => import('./certificates/UnitStatement') }],
  ['/dwwt/cxyw/dwjczmjl', { load: () => import('./certificates/UnitCertificates') }],
  ['/grwt/cxyw/dkcx/dkxx', { load: () => import('./individual/loan/LoanInfo') }],
  ['/grwt/cxyw/dkcx/dkcs', { load: () => import('./individual/loan/MyCalculator'), ownHeader: true }],
  ['/grwt/cxyw/dkcx/yqxx', { load: () => import('./individual/loan/OverdueLoan') }],
  ['/grwt/cxyw/dkcx/hkdb', { load: () => import('./individual/loan/RepaymentGuide') }],
  ['/grwt/dkSys/dkyw/sqsbq', { load: () => import('./individual/loan/Contracts') }],
  ['/grwt/dkSys/dkyy/dkyy_sq', { load: () => import('./individual/appointments/BookAppointment') }],
  ['/kfswt/cx_yw/lp_cx/ldb', { load: () => import('./developer/Buildings') }],
  ['/grwt/qsqr', { load: () => import('./sign-confirm/SignConfirm') }],
  ['/sysMsg/msgHome', { load: () => import('./messages/MessageHome') }],
]);

announcePages(pages.keys());
