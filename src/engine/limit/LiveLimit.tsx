import { useStore } from 'zustand';
import type { FormSection } from '@/form/definition';
import { useRun, useRunState } from '../run/run';
import { CurrentLimit } from './CurrentLimit';

/** Limit beside the amount field, or where the whole amount is paid. */
export function LiveLimit({ section }: { section: FormSection }) {
  const { form, correction } = useRun();
  // A correction was requested by the centre and is not barred.
  const barred = useRunState(({ judgement }) => judgement?.mz === false) && !correction;
  useStore(form.store, (state) => state.facts);
  return showsLimit(section) ? <CurrentLimit {...form.facts()} barred={barred} pending={section.pending} /> : null;
}

/** Returns whether a section shows the limit, and the conditions that the values do not meet. */
export const showsLimit = ({ quote, fields }: FormSection): boolean =>
  quote || fields.some((field) => field.kind === 'money' && field.capital);
