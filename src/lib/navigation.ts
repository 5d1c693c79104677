interface Navigation {
  /** To an address of the hall, '/login' for instance. */
  go: (path: string, how?: { replace?: boolean }) => void;
  reload: () => void;
  /** To another site; `replace`: Back does not lead here again. */
  leave: (url: string, how?: { replace?: boolean }) => void;
}

/** Until the router is there, the hash does. */
const byHash: Navigation = {
  go: (path) => {
    window.location.hash = `#${path}`;
  },
  reload: () => window.location.reload(),
  leave: (url, how) => (how?.replace ? window.location.replace(url) : window.location.assign(url)),
};

let current: Navigation = byHash;

/** Called once, in app/: `session` moves the person without knowing the router. */
export function configureNavigation(next: Partial<Navigation>): void {
  current = { ...byHash, ...next };
}

export function goTo(path: string, how?: { replace?: boolean }): void {
  current.go(path, how);
}

/** To another site. The caller has made sure that it is one of http(s) that the hall may send a person to. */
export function leaveHall(url: string, how?: { replace?: boolean }): void {
  current.leave(url, how);
}

/** Reloads the page at the site root, for a clean start. */
export function reloadAtRoot(): void {
  // Not through the router, which may still be on its way when the reload begins.
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}#/`);
  current.reload();
}

/** Path and query inside the hash: '/grwt/MyOffice?page=2'; '/' when there is none. */
export function currentPath(): string {
  const hash = window.location.hash.replace(/^#/, '');
  return hash.startsWith('/') ? hash : '/';
}
