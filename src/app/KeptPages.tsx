import { Activity, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import type { MenuEntry } from '@/session/menu-store';
import { nextPages, noteOpen, type OpenPage } from './kept-pages';
import { MemberPage } from './MemberPage';

/** The page on show and the kept ones behind it, each with the location it was left at. */
export function KeptPages({ entry }: { entry: MenuEntry | undefined }) {
  const location = useLocation();
  const replaced = useNavigationType() === 'REPLACE';
  const [open, setOpen] = useState<{ pages: readonly OpenPage[]; shown: string; at: Location | undefined }>({
    pages: [],
    shown: '',
    at: undefined,
  });

  // The list follows the address in the same render: the page must not be drawn once at the wrong location.
  if (open.at !== location || (open.shown === '') !== (entry === undefined)) {
    const { pages, shown } = nextPages(open.pages, open.shown, entry, location, replaced);
    setOpen({ pages, shown, at: location });
  }

  useEffect(() => {
    noteOpen(open.pages);
    return () => noteOpen([]);
  }, [open.pages]);

  // In a fixed order: a node that is moved in the document loses its inner scroll positions.
  return [...open.pages]
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((page) => (
      <Activity key={page.key} mode={page.key === open.shown ? 'visible' : 'hidden'}>
        <ScrollKeep kept={page.entry.keepAlive} />
        <Frozen page={page} />
      </Activity>
    ));
}

/** A hidden page keeps its own path and query, whatever the address has become. */
function Frozen({ page }: { page: OpenPage }) {
  return useRoutes([{ path: '*', element: <MemberPage entry={page.entry} /> }], page.location);
}

/** Gives a kept page its scroll position back when it is shown again. */
function ScrollKeep({ kept }: { kept: boolean }) {
  const top = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (!kept) return;
    // A frame later: the router's own restoration has run by then.
    const back = top.current;
    const frame = back === undefined ? undefined : requestAnimationFrame(() => window.scrollTo(0, back));
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      // Read while the page is still on show, before it is hidden and the router goes to the top: a scroll event comes a
      // frame after the scroll, which may be too late.
      top.current = window.scrollY;
    };
  }, [kept]);
  return null;
}
