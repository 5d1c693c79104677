import { useLocation } from 'react-router-dom';
import { isRecord } from '@/lib/foreign-json';

export interface ReturnTarget {
  path: string;
  title: string;
  /** True to resume the form on return without asking. */
  resume?: boolean;
}

/** Returns the navigation state of a link whose target can lead back: the current address including the query. */
export function useReturnLink(title: string, { resume = false } = {}): { back: ReturnTarget } {
  const { pathname, search } = useLocation();
  return { back: { path: `${pathname}${search}`, title, ...(resume && { resume }) } };
}

/** Returns the page to lead back to; undefined when opened from the menu. */
export function useReturnTarget(): ReturnTarget | undefined {
  const { state } = useLocation();
  const back = isRecord(state) && isRecord(state.back) ? state.back : {};
  const { path, title, resume } = back;
  // Only addresses within the hall are accepted.
  return typeof path === 'string' && typeof title === 'string' && /^\/\w/.test(path)
    ? { path, title, resume: resume === true }
    : undefined;
}
