import { useEffect } from 'react';
import { autosave } from '../draft/autosave';
import type { Run } from './run';

/** Keeps the draft of a run up to date for as long as it is on show. */
export function useAutosave(run: Run): void {
  useEffect(
    () =>
      autosave(run.drafts, (changed) => {
        const stop = run.form.store.subscribe((now, before) => now.edits !== before.edits && changed());
        const stopRows = run.blocks.onTouch(changed);
        return () => {
          stop();
          stopRows();
        };
      }),
    [run],
  );
}
