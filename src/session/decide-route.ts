import type { HallState } from './hall-watch';
import { isMemberPath, isPublicPath } from './public-paths';
import type { SessionState } from './session-store';

export interface Situation {
  /** Path of the address, without query. */
  path: string;
  /** '?…' or ''. */
  search: string;
  signedIn: boolean;
  phase: SessionState['phase'];
  hall: HallState['status'];
  /** Where the person was when the hall closed; undefined when no closing brought them to the notice page: they read the notices on purpose. */
  hallPlace: string | undefined;
  /** Where a person who is signed in is to go from /login: the remembered target, or '/'. */
  target: string;
  /** The menu table is there, so that an address can be unknown. */
  menusReady: boolean;
  /** The address is '/' or known to the menu table. */
  known: boolean;
}

export type RouteDecision =
  | { kind: 'show' }
  /** What decides is still on its way. */
  | { kind: 'wait' }
  /** Signed in, but the session did not come up: say so and offer a retry. */
  | { kind: 'failed' }
  | { kind: 'redirect'; to: string; remember?: 'target' | 'hall' };

/** The router guard (specification 2.1, 4) as a pure function. `remember` names what the current address is to be kept for. */
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
    // Signing in happens on this page, so it stays while the session opens; the same for a failure, which '/' explains.
    return now.phase === 'failed' ? { kind: 'redirect', to: '/' } : { kind: 'show' };
  }
  if (isPublicPath(now.path)) return { kind: 'show' };
  // Typed by hand or cut from a text: '/introToCenter/'.
  if (now.path.endsWith('/') && isPublicPath(now.path.slice(0, -1))) {
    return { kind: 'redirect', to: `${now.path.slice(0, -1)}${now.search}` };
  }
  if (now.phase === 'opening') return { kind: 'wait' };
  if (!now.signedIn) {
    // Their menu is not there to ask, but every address of theirs lies in an area.
    if (!isMemberPath(now.path)) return { kind: 'redirect', to: '/404' };
    return { kind: 'redirect', to: '/login', remember: 'target' };
  }
  if (now.phase === 'failed') return { kind: 'failed' };
  if (!now.menusReady) return { kind: 'wait' };
  return now.known ? { kind: 'show' } : { kind: 'redirect', to: '/404' };
}
