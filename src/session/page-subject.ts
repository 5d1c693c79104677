import { useEffect } from 'react';
import { create } from 'zustand';

/** Subject of the current page, first in the document title; '' if the address identifies it. */
export const usePageSubject = create<{ subject: string }>(() => ({ subject: '' }));

/** Sets the page's subject while mounted, for example a property of a list. */
export function useSubject(subject = ''): void {
  useEffect(() => {
    usePageSubject.setState({ subject });
    return () => usePageSubject.setState({ subject: '' });
  }, [subject]);
}
