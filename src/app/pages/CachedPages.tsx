import { Activity, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import type { MenuEntry } from '@/session/menu-store';
import { MemberPage } from '../MemberPage';
import { nextPages, noteOpen, type OpenPage } from './cached-pages';

/** Renders the current page and the cached ones, each at its last location. */
export function CachedPages({ entry }: { entry: MenuEntry | undefined }) {
  const location = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const [open, setOpen] = useState<{ pages: readonly OpenPage[]; shown: string; at: Location | undefined }>({
    pages: [],
    shown: '',
    at: undefined,
  });

  // State is set during render, because an effect would draw the page once at the wrong location.
  if (open.at !== location || (open.shown === '') !== (entry === undefined)) {
    const { pages, shown } = nextPages(open.pages, open.shown, entry, location, replaced);
    setOpen({ pages, shown, at: location });
  }

  useEffect(() => {
    noteOpen(open.pages);
    return () => noteOpen([]);
  }, [open.pages]);

  // Fixed order: a DOM node that moves loses its inner scroll positions.
  return [...open.pages]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((page) => (
      <Activity key={page.key} mode={page.key === open.shown ? 'visible' : 'hidden'}>
        <ScrollKeep keeps={page.entry.keepAlive} />
        <Frozen page={page} />
      </Activity>
    ));
}

/** A hidden page keeps its own path and query when the address changes. */
function Frozen({ page }: { page: OpenPage }) {
  return useRoutes([{ path: '*', element: <MemberPage entry={page.entry} /> }], page.location);
}

/** Restores the scroll position of a cached page when it is shown again. */
function ScrollKeep({ keeps }: { keeps: boolean }) {
  const top = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (!keeps) return;
    // One frame later, after the router's own scroll restoration.
    const back = top.current;
    const frame = back === undefined ? undefined : requestAnimationFrame(() => window.scrollTo(0, back));
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      // Read before the page is hidden and the router scrolls to the top; a scroll event fires a frame after the scroll, which may be too
      // late.
      top.current = window.scrollY;
    };
  }, [keeps]);
  return null;
}
