import { useLocation } from 'react-router-dom';
import { isRecord } from '@/lib/foreign-json';

export interface WayBack {
  path: string;
  title: string;
  /** What was being filled in there is gone on with unasked. */
  resume?: boolean;
}

/** What a link carries so that the business it leads to can lead back: the address of now, conditions and all. */
export function useComeBack(title: string, { resume = false } = {}): { back: WayBack } {
  const { pathname, search } = useLocation();
  return { back: { path: `${pathname}${search}`, title, ...(resume && { resume }) } };
}

/** Where the person came from to do this one thing; undefined for whoever came from the menu. */
export function useWayBack(): WayBack | undefined {
  const { state } = useLocation();
  const back = isRecord(state) && isRecord(state.back) ? state.back : {};
  const { path, title, resume } = back;
  // Nothing but an address of the hall's own.
  return typeof path === 'string' && typeof title === 'string' && /^\/\w/.test(path)
    ? { path, title, resume: resume === true }
    : undefined;
}
