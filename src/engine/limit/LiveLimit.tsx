import { useStore } from 'zustand';
import type { FormSection } from '@/form/definition';
import { useRun, useRunState } from '../run/run';
import { CurrentLimit } from './CurrentLimit';

/** Limit beside the amount field, or where the whole amount is paid. */
export function LiveLimit({ section: { quote, fields, pending } }: { section: FormSection }) {
  const { form, correction } = useRun();
  // A correction was requested by the centre and is not barred.
  const barred = useRunState(({ judgement }) => judgement?.mz === false) && !correction;
  useStore(form.store, (state) => state.facts);
  const isShown = quote || fields.some((field) => field.kind === 'money' && field.capital);
  return isShown ? <CurrentLimit {...form.facts()} barred={barred} pending={pending} /> : null;
}
