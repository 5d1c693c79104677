import { entryNumber } from '@/lib/entry-number';

/**
 * Numbers history entries that the router did not create: a typed address, or a link with only another '#' part. The router needs the
 * number to return when a page asks for confirmation before it is left; without it the question is skipped. Must run before the router
 * is created, because its listener has to come first.
 * @returns a callback for the router's navigations, and one that stops it
 */
export function numberEntries(): { note: () => void; stop: () => void } {
  const { history } = window;
  let at = entryNumber() ?? 0;
  const note = () => {
    at = entryNumber() ?? at;
  };
  const moved = () => {
    // An entry without a number is new and follows the previous entry.
    if (entryNumber() === undefined) history.replaceState({ ...history.state, idx: at + 1 }, '');
    note();
  };
  window.addEventListener('popstate', moved);
  return { note, stop: () => window.removeEventListener('popstate', moved) };
}
