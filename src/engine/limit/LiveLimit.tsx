import { useStore } from 'zustand';
import type { FormSection } from '@/form/definition';
import { useRun, useRunState } from '../run/run';
import { LimitSoFar } from './LimitSoFar';

/** Where an amount is typed its limit is in sight, and where all there is is paid. */
export function LiveLimit({ section: { quote, fields, pending } }: { section: FormSection }) {
  const { form, correction } = useRun();
  // A correction is the centre's own wish.
  const barred = useRunState(({ judgement }) => judgement?.mz === false) && !correction;
  useStore(form.store, (state) => state.facts);
  const isShown = quote || fields.some((field) => field.kind === 'money' && field.capital);
  return isShown ? <LimitSoFar {...form.facts()} barred={barred} pending={pending} /> : null;
}
