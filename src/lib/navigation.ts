interface Navigation {
  /** To an address of the hall, '/login' for instance. */
  go: (path: string, how?: { replace?: boolean }) => void;
  reload: () => void;
}

/** Until the router is there, the hash does. */
const byHash: Navigation = {
  go: (path) => {
    window.location.hash = `#${path}`;
  },
  reload: () => window.location.reload(),
};

let current: Navigation = byHash;

/** Called once, in app/: `session` moves the person without knowing the router. */
export function configureNavigation(next: Partial<Navigation>): void {
  current = { ...byHash, ...next };
}

export function goTo(path: string, how?: { replace?: boolean }): void {
  current.go(path, how);
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
