import type { Location } from 'react-router-dom';
import type { MenuEntry } from '@/session/menu-store';

export interface OpenPage {
  /** Path and query at opening: pages of different records are different pages. */
  key: string;
  entry: MenuEntry;
  location: Location;
}

/** Limit of cached pages; the least recently shown is dropped first. */
export const MAX_CACHED_PAGES = 8;

/**
 * The open pages after a navigation, least recently shown first. A page that rewrites its own query (a tab, a filter) keeps its
 * identity; only keep-alive and affixed entries stay open.
 */
export function nextPages(
  pages: readonly OpenPage[],
  shown: string,
  entry: MenuEntry | undefined,
  location: Location,
  replaced: boolean,
): { pages: readonly OpenPage[]; shown: string } {
  const current = pages.find((page) => page.key === shown);
  if (!entry) return { pages: pages.filter(isKept), shown: '' };
  const itself = replaced && current?.entry.path === entry.path;
  const wanted = keyOf(entry, location);
  const former = itself
    ? current
    : (pages.find((page) => page.key === wanted) ??
      // Back leads to the query at leaving, which may differ from the one at opening.
      pages.find((page) => page !== current && keyOf(page.entry, page.location) === wanted));
  const key = former?.key ?? wanted;
  const others = pages.filter((page) => page.key !== key && isKept(page));
  // A link without query shows another page as it was left; on the current page it starts afresh.
  const plain = former && former !== current && ownQuery(location).size === 0;
  const asLeft = plain ? comingFrom(location, former.location) : location;
  return { pages: [...withinLimit(others), { key, entry, location: asLeft }], shown: key };
}

/** Affixed entries are not counted and never dropped. */
function withinLimit(pages: readonly OpenPage[]): readonly OpenPage[] {
  const loose = pages.filter(({ entry }) => !entry.affix).slice(-(MAX_CACHED_PAGES - 1));
  return pages.filter((page) => page.entry.affix || loose.includes(page));
}

function isKept({ entry }: OpenPage): boolean {
  return entry.affix || (entry.keepAlive && !entry.noCache);
}

function keyOf(entry: MenuEntry, location: Location): string {
  return `${entry.path}?${ownQuery(location)}`;
}

/** Parameters of the navigation, not of the content. */
const HOW_ONE_CAME = ['activeIndex', 'backNav'] as const;

function ownQuery(location: Location): URLSearchParams {
  const query = new URLSearchParams(location.search);
  for (const name of HOW_ONE_CAME) query.delete(name);
  return query;
}

/** The last location of a page, with the navigation parameters of the new one. */
function comingFrom(now: Location, left: Location): Location {
  const [asked, query] = [new URLSearchParams(now.search), new URLSearchParams(left.search)];
  if (HOW_ONE_CAME.every((name) => asked.get(name) === query.get(name))) return left;
  for (const name of HOW_ONE_CAME) {
    query.delete(name);
    const value = asked.get(name);
    if (value !== null) query.set(name, value);
  }
  return { ...left, search: query.size > 0 ? `?${query}` : '' };
}

let open: readonly OpenPage[] = [];

export function noteOpen(pages: readonly OpenPage[]): void {
  open = pages;
}

/** Returns whether a page is cached, so that showing it loads nothing. */
export function isOpen(path: string): boolean {
  return open.some((page) => page.entry.path === path);
}
