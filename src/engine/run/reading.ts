import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { asHeld } from '@/form/values/read-value';
import { visibleFields } from '@/form/values/visible-fields';
import { useRun, useRunState } from './run';

/** Reports how far a field's value is read on the check page, as a line; '' once no more comes, whatever came of it. */
export function useReportReading(name: string, line: string): void {
  const { state } = useRun();
  useEffect(() => {
    const report = (now: string | undefined) =>
      state.setState(({ reading: { [name]: _, ...others } }) => ({
        reading: now === undefined ? others : { ...others, [name]: now },
      }));
    report(line);
    return () => report(undefined);
  }, [state, name, line]);
}

/** What of the values to be handed in is still being read; '' for nothing. */
export function useReading(): string {
  const { flow, form } = useRun();
  const reading = useRunState((state) => state.reading);
  const values = useStore(form.store, (store) => store.values);
  const lines = visibleFields(flow, values, form.facts()).map((field) =>
    // Before its control is there to report, it is only known to be missing.
    field.kind === 'custom' && field.review?.reads && !asHeld(values[field.name])
      ? (reading[field.name] ?? `正在读取${field.label}`)
      : '',
  );
  return lines.filter(Boolean).join('；');
}

/** A press while something is still being read: it waits and goes on by itself, so that none is lost. */
export function usePress(reading: boolean, act: () => void): { waiting: boolean; press: () => void } {
  const [waiting, setWaiting] = useState(false);
  const go = useEffectEvent(act);
  useEffect(() => {
    if (!waiting || reading) return;
    setWaiting(false);
    go();
  }, [waiting, reading]);
  return { waiting, press: () => (reading ? setWaiting(true) : act()) };
}
