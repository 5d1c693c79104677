import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Returns true while the calling page still matches the address. While the next page's code is loading, the former page stays active, and
 * its changes to the address would end up in the next page's. Only the router knows this; React Router exports its current state under this
 * name alone.
 */
export function useIsCurrentPage(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(() => !router || router.state.location.pathname === pathname, [router, pathname]);
}
