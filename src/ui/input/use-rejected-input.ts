import { useState } from 'react';

/** Error of the last rejected filter input; cleared when the filter changes. */
export function useRejectedInput(stands: string): [words: string, refuse: (fault: string) => void] {
  const [{ fault, at }, set] = useState({ fault: '', at: '' });
  const words = fault !== '' && at === stands ? `${fault}，仍按原来的条件查询` : '';
  return [words, (now) => set({ fault: now, at: stands })];
}
