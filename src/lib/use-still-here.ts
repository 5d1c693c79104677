import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Whether the page that asks is still the one the address speaks of. While the next page's code is on its way the former one
 * stays and works, and what it wrote into the address would go into the next one's. Only the router knows; React Router gives
 * its present state out under this name alone.
 */
export function useStillHere(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(() => !router || router.state.location.pathname === pathname, [router, pathname]);
}
