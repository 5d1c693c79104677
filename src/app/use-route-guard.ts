import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RESUME } from '@/engine/draft/resume';
import { currentPath } from '@/lib/address/navigation';
import { yieldToPage } from '@/lib/slices';
import { decideRoute, type RouteDecision } from '@/session/decide-route';
import { readFlash, saveFlash } from '@/session/flash';
import { useMenus } from '@/session/menu-store';
import { landingPath, rememberTarget, suggestedLoginType } from '@/session/opening/return-target';
import { isPublicPath } from '@/session/public-paths';
import { useSession } from '@/session/session-store';
import { forgetHallPlace, hallPlace, rememberHallPlace, useHall } from '@/session/watch/hall-watch';

/** Returns the guard's decision for the current address and carries out its redirect. */
export function useRouteGuard(): RouteDecision {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { token, phase } = useSession();
  const hall = useHall((state) => state.status);
  const menusReady = useMenus((state) => state.phase === 'ready');
  const known = useMenus((state) => pathname === '/' || state.byPath.has(pathname));

  /** Address before the notice page; without one '/', which leads home or to sign-in. */
  const lastPlace = useRef('/');

  const decision = decideRoute({
    path: pathname,
    search,
    signedIn: token !== undefined,
    phase,
    hall,
    hallPlace: pathname === '/pubNotice' ? hallPlace() : undefined,
    target: landingPath(),
    menusReady,
    known,
  });
  const to = decision.kind === 'redirect' ? decision.to : undefined;
  const remember = decision.kind === 'redirect' ? decision.remember : undefined;

  useEffect(() => {
    // While the hall is closed, an open notice page is left when the hall opens, for the page before it; a later visit is not.
    if (hall === 'closed' && pathname === '/pubNotice' && hallPlace() === undefined)
      rememberHallPlace(lastPlace.current);
    if (hall !== 'closed' && pathname !== '/pubNotice') lastPlace.current = `${pathname}${search}`;
    // The address changes before its page renders: a navigation to the notice is still pending.
    if (hall === 'open' && pathname !== '/pubNotice' && !currentPath().startsWith('/pubNotice')) forgetHallPlace();
  }, [hall, pathname, search]);

  useEffect(() => {
    if (to === undefined) return;
    // The router renders after the stores change; a pending navigation to a public page (/401) is not redirected.
    const underWay = currentPath().split('?')[0] ?? '';
    if (underWay !== pathname && isPublicPath(underWay)) return;
    if (remember === 'target') {
      rememberTarget(`${pathname}${search}`, undefined);
      // A visit by link gets a hint; after the end of a session its reason is set already.
      if (suggestedLoginType() && readFlash() === '') saveFlash('请先登录，登录后进入您打开的页面。');
    }
    if (remember === 'hall') rememberHallPlace(`${pathname}${search}`);
    // Rendering and navigation run in separate tasks, because together they block a slow machine.
    let here = true;
    void yieldToPage().then(() => {
      if (!here) return;
      const missing = to === '/404' ? { missing: pathname } : undefined;
      // The return after a closing resumes the draft.
      void navigate(to, { replace: true, state: pathname === '/pubNotice' ? RESUME : missing });
    });
    return () => {
      here = false;
    };
  }, [to, remember, pathname, search, navigate]);

  return decision;
}
