import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { visibleFields } from '@/form/values/visible-fields';
import { heldValueOf } from '@/schema/read-value';
import { useRun, useRunState } from './run';

/** Reports the reading progress of a field's value on the check page; '' when finished, in whatever way. */
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

/** Returns the progress of values still being read; '' when there is none. */
export function useReading(): string {
  const { flow, form } = useRun();
  const reading = useRunState((state) => state.reading);
  const values = useStore(form.store, (store) => store.values);
  const lines = visibleFields(flow, values, form.facts()).map((field) =>
    // Before the control reports, a missing value counts as being read.
    field.kind === 'custom' && field.review?.reads && !heldValueOf(values[field.name])
      ? (reading[field.name] ?? `正在读取${field.label}`)
      : '',
  );
  return lines.filter(Boolean).join('；');
}

/** Defers a press while values are being read and runs it afterwards, so that no press is lost. */
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
