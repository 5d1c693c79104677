import { useEffect } from 'react';
import { create } from 'zustand';

/**
 * Subject of the current page, first in the document title; '' if the address identifies it. `name`: the page's name where a choice on it
 * decides that; '' for its name in the menu.
 */
export const usePageSubject = create<{ subject: string; name: string }>(() => ({ subject: '', name: '' }));

/** Sets the page's subject while mounted, for example a property of a list. */
export function useSubject(subject = ''): void {
  useEffect(() => {
    usePageSubject.setState({ subject });
    return () => usePageSubject.setState({ subject: '' });
  }, [subject]);
}

/** Sets the page's name while mounted. */
export function usePageName(name = ''): void {
  useEffect(() => {
    usePageSubject.setState({ name });
    return () => usePageSubject.setState({ name: '' });
  }, [name]);
}
