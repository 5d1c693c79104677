import { useStore } from 'zustand';
import type { ReturnedPart } from '@/api/cases/case-parts';
import { same } from '@/form/values/draft-content';
import { useRun, useRunState } from './run';

/** Returns a check whether a returned part is corrected, i.e. its file or value has changed. */
export function useCorrected(): (part: ReturnedPart) => boolean {
  const { form } = useRun();
  const replaced = useRunState((state) => state.replaced);
  // Selected as one text, so that typing renders only when a field becomes corrected.
  const changed = useStore(form.store, ({ values }) =>
    Object.entries(form.returned)
      .filter(([name, { was }]) => !same(values[name], was))
      .map(([name]) => name)
      .join(' '),
  );
  return ({ lx, bh }) => (lx === 'cl' ? replaced : changed.split(' ')).includes(bh);
}
