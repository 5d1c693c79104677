import { useState } from 'react';

/** What was wrong with the last entry that a condition did not take; over as soon as the condition stands otherwise. */
export function useRefused(stands: string): [words: string, refuse: (fault: string) => void] {
  const [{ fault, at }, set] = useState({ fault: '', at: '' });
  const words = fault !== '' && at === stands ? `${fault}，仍按原来的条件查询` : '';
  return [words, (now) => set({ fault: now, at: stands })];
}
