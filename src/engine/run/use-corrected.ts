import { useStore } from 'zustand';
import type { ReturnedPart } from '@/api/case-parts';
import { same } from '@/form/values/draft-content';
import { useRun, useRunState } from './run';

/** Tells of a part that was sent back whether it is put right by now: another file, another value. */
export function useCorrected(): (part: ReturnedPart) => boolean {
  const { form } = useRun();
  const replaced = useRunState((state) => state.replaced);
  // One text, so that typing draws nothing anew before a field turns.
  const changed = useStore(form.store, ({ values }) =>
    Object.entries(form.returned)
      .filter(([name, { was }]) => !same(values[name], was))
      .map(([name]) => name)
      .join(' '),
  );
  return ({ lx, bh }) => (lx === 'cl' ? replaced : changed.split(' ')).includes(bh);
}
