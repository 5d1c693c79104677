import { fetchBanks } from '@/api/person/person';
import type { LoginType } from '@/api/session/auth';
import { banksOfCentre, centreName, tableStyleQuery } from '@/engine/flow/common-queries';
import {
  myAccount,
  myBalanceHistory,
  myDeveloper,
  myLoans,
  myOpenCases,
  myProjects,
  myTodos,
  myUnit,
} from '@/engine/flow/my-queries';
import { HOME_PATH } from '@/session/menu/menu-types';
import { queryClient } from '@/session/query-client';
import { loadPage } from './pages/resolve-page';

/** Prefetches common data while the home page is read. */
export function fetchCommon(): Promise<unknown> {
  return Promise.all([
    // No page needs them yet: one that does asks again and shows the failure.
    queryClient.prefetchQuery({ ...banksOfCentre, queryFn: ({ signal }) => fetchBanks({ signal, errors: 'silent' }) }),
    queryClient.prefetchQuery(tableStyleQuery),
    queryClient.prefetchQuery(centreName),
  ]);
}

/**
 * Prefetches the home page's data together with the session's, which saves a round trip. Errors are ignored: the page repeats the call
 * and shows them.
 */
export function fetchHome(loginType: LoginType): void {
  // All home pages share a file that is loaded by then; prefetched, home renders without a fallback.
  loadPage(HOME_PATH[loginType])?.catch(() => undefined);
  if (loginType === '1') {
    void queryClient.prefetchQuery(myAccount);
    void queryClient.prefetchQuery(myLoans);
    void queryClient.prefetchQuery(myBalanceHistory);
  } else if (loginType === '2') void queryClient.prefetchQuery(myUnit);
  else {
    void queryClient.prefetchQuery(myDeveloper);
    void queryClient.prefetchQuery(myProjects);
  }
  void queryClient.prefetchQuery(myTodos);
  void queryClient.prefetchQuery(myOpenCases);
}
