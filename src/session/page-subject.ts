import { useEffect } from 'react';
import { create } from 'zustand';

/** What the page on show is about where its address alone does not say, '' otherwise: stands first in the document's title. */
export const usePageSubject = create<{ subject: string }>(() => ({ subject: '' }));

/** Names the page's subject for as long as it is on show: a property of the list, say. */
export function useSubject(subject = ''): void {
  useEffect(() => {
    usePageSubject.setState({ subject });
    return () => usePageSubject.setState({ subject: '' });
  }, [subject]);
}
