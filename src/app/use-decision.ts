import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RESUME } from '@/engine/draft/resume';
import { currentPath } from '@/lib/navigation';
import { pageTurn } from '@/lib/slices';
import { decideRoute, type RouteDecision } from '@/session/decide-route';
import { keepFlash, readFlash } from '@/session/flash';
import { forgetHallPlace, hallPlace, rememberHallPlace, useHall } from '@/session/hall-watch';
import { useMenus } from '@/session/menu-store';
import { isPublicPath } from '@/session/public-paths';
import { landingPath, rememberTarget, suggestedLoginType } from '@/session/return-target';
import { useSession } from '@/session/session-store';

/** What the guard says of the present address; where it says elsewhere, this goes there. */
export function useDecision(): RouteDecision {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { token, phase } = useSession();
  const hall = useHall((state) => state.status);
  const menusReady = useMenus((state) => state.phase === 'ready');
  const known = useMenus((state) => pathname === '/' || state.byPath.has(pathname));

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
    // Who is on the notice page while the hall is closed leaves it when it opens; who comes there later on purpose does not.
    if (hall === 'closed' && pathname === '/pubNotice') rememberHallPlace(pathname);
    // The address is there before its page is drawn: whoever is on the way to the notice has not come back yet.
    if (hall === 'open' && pathname !== '/pubNotice' && !currentPath().startsWith('/pubNotice')) forgetHallPlace();
  }, [hall, pathname]);

  useEffect(() => {
    if (to === undefined) return;
    // The router draws a new address a little later than the stores change: whoever is on the way to an open page already (/401) is left alone.
    const underWay = currentPath().split('?')[0] ?? '';
    if (underWay !== pathname && isPublicPath(underWay)) return;
    if (remember === 'target') {
      rememberTarget(`${pathname}${search}`, undefined);
      // Who came by a link has not been told anything yet; why a session ended is said already.
      if (suggestedLoginType() && readFlash() === '') keepFlash('请先登录，登录后进入您打开的页面。');
    }
    if (remember === 'hall') rememberHallPlace(`${pathname}${search}`);
    // What the stores changed is drawn in one task, the way there in the next: together they keep a slow machine from answering.
    let here = true;
    void pageTurn().then(() => {
      if (!here) return;
      const missing = to === '/404' ? { missing: pathname } : undefined;
      // Who is led back after a closing goes on with what was typed.
      void navigate(to, { replace: true, state: pathname === '/pubNotice' ? RESUME : missing });
    });
    return () => {
      here = false;
    };
  }, [to, remember, pathname, search, navigate]);

  return decision;
}
