const PARAMETER = 'activeIndex';

/** The top tab of the home area that an address names (specification 2.2), or null. */
export function homeTab(search: string): string | null {
  const tab = new URLSearchParams(search).get(PARAMETER);
  return tab !== null && /^\d{1,2}$/.test(tab) ? tab : null;
}

/** An address of the hall with the top tab that the person comes from, so that the way back leads there. */
export function withHomeTab(path: string, tab: string | null): string {
  if (tab === null || new RegExp(`[?&]${PARAMETER}=`).test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${PARAMETER}=${tab}`;
}
