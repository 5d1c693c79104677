import type { LoginType } from '@/api/auth';
import { banksOfCentre, centreName, tableStyle } from '@/engine/flow/common-queries';
import {
  balanceHistory,
  openCases,
  ownAccount,
  ownDeveloper,
  ownLoans,
  ownProjects,
  ownTodos,
  ownUnit,
} from '@/engine/flow/own-queries';
import { HOME_PATH } from '@/session/menu/menu-types';
import { queryClient } from '@/session/query-client';
import { loadPage } from './resolve-page';

/** What no page should have to wait for, asked while home is read. */
export function fetchCommon(): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(banksOfCentre),
    queryClient.prefetchQuery(tableStyle),
    queryClient.prefetchQuery(centreName),
  ]);
}

/**
 * Home's first figures leave along with the questions of the session: one way there and back instead of two. What a wrong
 * claim brings is asked again by the page that needs it; failures are shown there.
 */
export function fetchHome(loginType: LoginType): void {
  // All homes are in a file that is there by then; asked for once more, home is not waited for when it is shown.
  loadPage(HOME_PATH[loginType])?.catch(() => undefined);
  if (loginType === '1') {
    void queryClient.prefetchQuery(ownAccount);
    void queryClient.prefetchQuery(ownLoans);
    void queryClient.prefetchQuery(balanceHistory);
  } else if (loginType === '2') void queryClient.prefetchQuery(ownUnit);
  else {
    void queryClient.prefetchQuery(ownDeveloper);
    void queryClient.prefetchQuery(ownProjects);
  }
  void queryClient.prefetchQuery(ownTodos);
  void queryClient.prefetchQuery(openCases);
}
