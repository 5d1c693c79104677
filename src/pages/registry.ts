import type { ComponentType } from 'react';

export interface PageEntry {
  load: () => Promise<{ default: ComponentType<object> }>;
  /** The page draws its breadcrumb and heading itself. */
  ownHeader?: boolean;
}

const individualHome: PageEntry = { load: () => import('./home/IndividualHome'), ownHeader: true };
const unitHome: PageEntry = { load: () => import('./home/UnitHome'), ownHeader: true };
const myOffice: PageEntry = { load: () => import('./my-office/MyOffice') };
const caseDetail: PageEntry = { load: () => import('./my-office/CaseDetail') };
const draftBox: PageEntry = { load: () => import('./drafts/DraftBox') };
const developerHome: PageEntry = { load: () => import('./home/DeveloperHome'), ownHeader: true };

/** Pages written by hand: menu path → page. Businesses stand in flows/registry.ts. */
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
  ['/grwt/draftbox', draftBox],
  ['/dwwt/draftbox', draftBox],
  ['/kfswt/draftbox', draftBox],
  ['/grwt/cxyw/jccx/grzhxx', { load: () => import('./individual/AccountInfo') }],
  ['/grwt/cxyw/jccx/grjcmx', { load: () => import('./individual/DepositEntries') }],
  ['/sysMsg/msgHome', { load: () => import('./messages/MessageHome') }],
]);
