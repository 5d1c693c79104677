import { useStore } from 'zustand';
import type { FormSection } from '@/form/definition';
import { useRun } from '../run/run';
import { LimitSoFar } from './LimitSoFar';

/** Where an amount is typed its limit is in sight, and where all there is is paid. */
export function LiveLimit({ section: { quote, fields, pending } }: { section: FormSection }) {
  const { form } = useRun();
  useStore(form.store, (state) => state.facts);
  const isShown = quote || fields.some((field) => field.kind === 'money' && field.capital);
  return isShown ? <LimitSoFar {...form.facts()} pending={pending} /> : null;
}
