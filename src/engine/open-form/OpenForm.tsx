import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { loadDictionaries, useDictionaries } from '@/session/dictionary';
import { Button } from '@/ui/Button';
import type { Flow } from '../define-flow';
import type { FlowValues } from '../field-kinds';
import { focusField } from '../fields/focus-field';
import { createForm } from '../form-store';
import { ErrorSummary } from '../steps/ErrorSummary';
import { Sections } from '../steps/Sections';
import { visibleFields } from '../visible-fields';
import { guestFacts } from './open-form';
import styles from './open-form.module.css';

interface OpenFormProps {
  /** Made by `defineOpenForm`. */
  form: Flow;
  /** Values it starts with, beside the form's own. */
  start?: Partial<FlowValues>;
  submitText: string;
  /** What the button says while the centre is being asked. */
  busyText: string;
  /** Sends it. What it throws is shown: an ApiError's field errors at their fields, the rest above the form. */
  onSubmit: (values: FlowValues) => Promise<void>;
  /** Code of the centre → field where its message belongs, e.g. { '428': 'yzm' }. */
  places?: Readonly<Record<string, string>>;
  /** Beside the submit button. */
  more?: ReactNode;
}

/** A form without a session: one submission at a time, everything wrong in one summary, nothing typed is lost by a failure. */
export function OpenForm({ form: flow, start, submitText, busyText, onSubmit, places = {}, more }: OpenFormProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it starts with is read once
  const form = useMemo(() => createForm(flow, guestFacts(), { ...flow.initial, ...start } as FlowValues), [flow]);
  const [attempt, setAttempt] = useState(0);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A select without its options says so by itself; the form stays usable.
    if (!useDictionaries.getState().loaded) loadDictionaries().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (general.length > 0) box.current?.focus();
  }, [general]);

  const fail = (error: unknown) => {
    const known = error instanceof ApiError ? error : undefined;
    const place = known && places[known.code];
    const errors = { ...known?.fieldErrors, ...(place ? { [place]: known.message } : {}) };
    // Answered or not, a captcha is good for one attempt.
    for (const field of visibleFields(flow, form.store.getState().values, form.facts())) {
      if (field.kind === 'captcha') form.set(field.name, '');
    }
    const unplaced = form.placeErrors(errors);
    setAttempt((count) => count + 1);
    const named = Object.keys(errors).length > 0;
    const text = error instanceof Error && error.message ? error.message : '提交失败，请稍后重试';
    setGeneral(named ? unplaced : [text]);
  };

  const submit = async () => {
    if (running.current) return;
    setGeneral([]);
    const wrong = form.check();
    setAttempt((count) => count + 1);
    if (wrong.length > 0) return;
    running.current = true;
    setBusy(true);
    try {
      await onSubmit(form.shown());
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return (
    <form
      noValidate
      className={styles.form}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {general.length > 0 && (
        <div ref={box} role="alert" tabIndex={-1} className={styles.general}>
          {general.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      <ErrorSummary form={form} attempt={attempt} heading="h2" onGoTo={focusField} />
      <Sections form={form} heading="h2" />
      <div className={styles.actions}>
        <Button kind="primary" type="submit" aria-disabled={busy}>
          {busy ? busyText : submitText}
        </Button>
        {more}
      </div>
      <p role="status" data-unseen>
        {busy ? busyText : ''}
      </p>
    </form>
  );
}
