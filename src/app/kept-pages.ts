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
 * itself; only entries marked keep-alive outlive their turn.
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
  const asLeft = former && former !== current && location.search === '' ? former.location : location;
  return { pages: [...others.slice(-(MOST_KEPT - 1)), { key, entry, location: asLeft }], shown: key };
}

function isKept({ entry }: OpenPage): boolean {
  return entry.keepAlive && !entry.noCache;
}

/** `activeIndex` and `backNav` say how to come and go, not what is shown. */
function keyOf(entry: MenuEntry, location: Location): string {
  const query = new URLSearchParams(location.search);
  query.delete('activeIndex');
  query.delete('backNav');
  return `${entry.path}?${query}`;
}

let open: readonly OpenPage[] = [];

export function noteOpen(pages: readonly OpenPage[]): void {
  open = pages;
}

/** Whether a page is kept, so that going there opens nothing anew. */
export function isOpen(path: string): boolean {
  return open.some((page) => page.entry.path === path);
}
