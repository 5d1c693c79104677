interface Navigation {
  /** Navigates to a path of the hall, '/login' for instance. */
  go: (path: string, how?: { replace?: boolean }) => void;
  reload: () => void;
  /** Navigates to another site; with `replace`, Back does not return here. */
  leave: (url: string, how?: { replace?: boolean }) => void;
}

/** Fallback by hash until the router is ready. */
const byHash: Navigation = {
  go: (path) => {
    window.location.hash = `#${path}`;
  },
  reload: () => window.location.reload(),
  leave: (url, how) => (how?.replace ? window.location.replace(url) : window.location.assign(url)),
};

let current: Navigation = byHash;

/** Called once, in app/: `session` navigates without a dependency on the router. */
export function configureNavigation(next: Partial<Navigation>): void {
  current = { ...byHash, ...next };
}

export function goTo(path: string, how?: { replace?: boolean }): void {
  current.go(path, how);
}

/** Navigates to another site. The caller has checked that the address is an allowed http(s) one. */
export function leaveHall(url: string, how?: { replace?: boolean }): void {
  current.leave(url, how);
}

/** Reloads the page at the site root, for a clean state. */
export function reloadAtRoot(): void {
  // Bypasses the router, whose navigation may still be pending when the reload begins.
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}#/`);
  current.reload();
}

/** Path and query inside the hash: '/grwt/MyOffice?page=2'; '/' if empty. */
export function currentPath(): string {
  const hash = window.location.hash.replace(/^#/, '');
  return hash.startsWith('/') ? hash : '/';
}
