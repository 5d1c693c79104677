const PARAMETER = 'activeIndex';

/** Top tab of the home area in the query (docs/specification.md 2.2), or null. */
export function homeTab(search: string): string | null {
  const tab = new URLSearchParams(search).get(PARAMETER);
  return tab !== null && /^\d{1,2}$/.test(tab) ? tab : null;
}

/** Adds the current top tab to an address, so that going back returns to it. */
export function withHomeTab(path: string, tab: string | null): string {
  if (tab === null || new RegExp(`[?&]${PARAMETER}=`).test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${tab}`;
}
