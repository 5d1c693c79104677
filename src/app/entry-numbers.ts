import { entryNumber } from '@/lib/entry-number';

/**
 * Gives the entries of the browser's history their number where the router did not make them: an address typed by hand, or a link
 * of which only the part behind the '#' differs. By that number the router finds the way back when a page asks before it is left;
 * without one it asks nobody. To be called before the router is built, since it must hear of each move first.
 * @returns what the router's own moves are to be told to, and what ends it
 */
export function numberEntries(): { note: () => void; stop: () => void } {
  const { history } = window;
  let at = entryNumber() ?? 0;
  const note = () => {
    at = entryNumber() ?? at;
  };
  const moved = () => {
    // Without a number it is new, and what is new stands right after the entry it was made on.
    if (entryNumber() === undefined) history.replaceState({ ...history.state, idx: at + 1 }, '');
    note();
  };
  window.addEventListener('popstate', moved);
  return { note, stop: () => window.removeEventListener('popstate', moved) };
}
