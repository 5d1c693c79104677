import type { Location } from 'react-router-dom';
import type { MenuEntry } from '@/session/menu-store';

export interface OpenPage {
  /** Path and query it was opened with: the page of one record is never shown for another. */
  key: string;
  entry: MenuEntry;
  location: Location;
}

/** Kept pages at most; the one longest unseen goes first. */
export const MOST_KEPT = 8;

/**
 * The open pages after a navigation, least recently shown first. A page that rewrites its own query (a tab, a filter) stays
 * itself; only entries marked keep-alive or affixed outlive their turn.
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
      // Back leads to the query the page was left with, which need not be the one it was opened with.
      pages.find((page) => page !== current && keyOf(page.entry, page.location) === wanted));
  const key = former?.key ?? wanted;
  const others = pages.filter((page) => page.key !== key && isKept(page));
  // A link without query leads to the page as it was left; on the page itself it starts anew.
  const plain = former && former !== current && ownQuery(location).size === 0;
  const asLeft = plain ? comingFrom(location, former.location) : location;
  return { pages: [...withinLimit(others), { key, entry, location: asLeft }], shown: key };
}

/** Entries marked as affixed stay whatever else is opened. */
function withinLimit(pages: readonly OpenPage[]): readonly OpenPage[] {
  const loose = pages.filter(({ entry }) => !entry.affix).slice(-(MOST_KEPT - 1));
  return pages.filter((page) => page.entry.affix || loose.includes(page));
}

function isKept({ entry }: OpenPage): boolean {
  return entry.affix || (entry.keepAlive && !entry.noCache);
}

function keyOf(entry: MenuEntry, location: Location): string {
  return `${entry.path}?${ownQuery(location)}`;
}

/** These say how to come and go, not what is shown. */
const HOW_ONE_CAME = ['activeIndex', 'backNav'] as const;

function ownQuery(location: Location): URLSearchParams {
  const query = new URLSearchParams(location.search);
  for (const name of HOW_ONE_CAME) query.delete(name);
  return query;
}

/** A page as it was left, which leads back to where the person comes from now. */
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

/** Whether a page is kept, so that going there opens nothing anew. */
export function isOpen(path: string): boolean {
  return open.some((page) => page.entry.path === path);
}
