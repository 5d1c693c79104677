import { isMemberPath, isPublicPath } from './public-paths';
import type { SessionState } from './session-store';
import type { HallState } from './watch/hall-watch';

export interface Situation {
  /** Path of the address, without query. */
  path: string;
  /** '?…' or ''. */
  search: string;
  signedIn: boolean;
  phase: SessionState['phase'];
  hall: HallState['status'];
  /** Path at which the closing of the hall interrupted the user; undefined if the notice page was opened on purpose. */
  hallPlace: string | undefined;
  /** Redirect target of /login when signed in: the remembered target, or '/'. */
  target: string;
  /** The menu table has loaded, so that unknown addresses are recognised. */
  menusReady: boolean;
  /** The address is '/' or in the menu table. */
  known: boolean;
}

export type RouteDecision =
  | { kind: 'show' }
  /** The data for the decision is still loading. */
  | { kind: 'wait' }
  /** Signed in, but the session failed to load: shows the error with a retry. */
  | { kind: 'failed' }
  | { kind: 'redirect'; to: string; remember?: 'target' | 'hall' };

/**
 * The route guard (docs/specification.md 2.1, 4) as a pure function. `remember` names the purpose for which the current address is stored.
 */
export function decideRoute(now: Situation): RouteDecision {
  if (now.hall === 'closed') {
    return now.path === '/pubNotice' ? { kind: 'show' } : { kind: 'redirect', to: '/pubNotice', remember: 'hall' };
  }
  if (now.path === '/pubNotice') {
    const leaves = now.hall === 'open' && now.hallPlace !== undefined;
    return leaves ? { kind: 'redirect', to: now.hallPlace ?? '/' } : { kind: 'show' };
  }
  if (now.path === '/login') {
    if (now.phase === 'open') return { kind: 'redirect', to: now.target };
    // The sign-in page stays while its session opens; a failure is shown at '/'.
    return now.phase === 'failed' ? { kind: 'redirect', to: '/' } : { kind: 'show' };
  }
  if (isPublicPath(now.path)) return { kind: 'show' };
  // Trailing slash of a typed or pasted address: '/introToCenter/'.
  if (now.path.endsWith('/') && isPublicPath(now.path.slice(0, -1))) {
    return { kind: 'redirect', to: `${now.path.slice(0, -1)}${now.search}` };
  }
  if (now.phase === 'opening') return { kind: 'wait' };
  if (!now.signedIn) {
    // A guest has no menu table, but every member address lies in an area.
    if (!isMemberPath(now.path)) return { kind: 'redirect', to: '/404' };
    return { kind: 'redirect', to: '/login', remember: 'target' };
  }
  if (now.phase === 'failed') return { kind: 'failed' };
  if (!now.menusReady) return { kind: 'wait' };
  return now.known ? { kind: 'show' } : { kind: 'redirect', to: '/404' };
}
