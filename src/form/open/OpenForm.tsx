import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '@/api/errors';
import { ensureDictionaries, useDictionaries } from '@/session/dictionary';
import { loadSystemConfig, useSystemConfig } from '@/session/system-config';
import { LoadFailed } from '@/ui/LoadFailed';
import { Loading } from '@/ui/Loading';
import { AlertBox } from '@/ui/plain/AlertBox';
import { Button } from '@/ui/plain/Button';
import type { FormDefinition } from '../definition';
import type { FlowValues } from '../field-kinds';
import { focusField } from '../input/focus-field';
import { ErrorSummary } from '../sections/ErrorSummary';
import { Sections } from '../sections/Sections';
import { createForm, type Form } from '../store/form-store';
import { CAPTCHA_PASSED } from '../values/captcha-answer';
import { same } from '../values/draft-content';
import { visibleFields } from '../values/visible-fields';
import { guestFacts } from './open-form';
import styles from './open-form.module.css';
import { TypedGuard } from './TypedGuard';

interface OpenFormProps {
  /** Made by `defineOpenForm`. */
  form: FormDefinition;
  /** Values it starts with, beside the form's own. */
  start?: Partial<FlowValues>;
  submitText: string;
  /** Another button may be what is to be pressed first. */
  submitKind?: 'primary' | 'plain';
  /** What the button says while the centre is being asked. */
  busyText: string;
  /** Sends it. What it throws is shown: an ApiError's field errors at their fields, the rest above the form. It may set values first. */
  onSubmit: (values: FlowValues, form: Form) => Promise<void>;
  /** Code of the centre → field where its message belongs, e.g. { '428': 'yzm' }. */
  places?: Readonly<Record<string, string>>;
  /** In a dialog: leaves it. The buttons stand at its right end then, as in every dialog. */
  onCancel?: () => void;
  /** Beside the submit button. */
  more?: ReactNode;
  /** Counting up submits once more what is typed, e.g. after a face check that the centre asked for. */
  again?: number;
  /** Asks before the page is left: with something typed, or always where steps before this one would be lost too. */
  asksToLeave?: 'typed' | 'always' | undefined;
  /** Hears of every change, e.g. to keep what is typed over a sign-in. */
  onEdit?: (values: FlowValues) => void;
}

/**
 * A form without a session: one submission at a time, everything wrong in one summary, nothing typed is lost by a failure. It
 * waits for the centre's dictionaries and configuration, without which its fields cannot be drawn.
 */
export function OpenForm(props: OpenFormProps) {
  const { ready, failure, load } = useForms();
  if (ready) return <ReadyForm {...props} />;
  return failure ? <LoadFailed error={failure} onRetry={load} /> : <Loading />;
}

/** Whether what every form needs is there; asked for where it is not. */
function useForms() {
  const dictionaries = useDictionaries((state) => state.loaded);
  const config = useSystemConfig((state) => state.loaded);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(() => {
    setFailure(null);
    const missing = [ensureDictionaries(), useSystemConfig.getState().loaded ? undefined : loadSystemConfig()];
    Promise.all(missing).catch(setFailure);
  }, []);
  useEffect(load, [load]);
  return { ready: dictionaries && config, failure, load };
}

function ReadyForm(props: OpenFormProps) {
  const {
    form: definition,
    start,
    submitText,
    submitKind = 'primary',
    busyText,
    onSubmit,
    places = {},
    onCancel,
    more,
    again = 0,
    asksToLeave,
    onEdit,
  } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it starts with is read once
  const form = useMemo(
    () => createForm(definition, guestFacts(), { values: { ...definition.initial, ...start } as FlowValues }),
    [definition],
  );
  const [attempt, setAttempt] = useState(0);
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (general.length > 0) box.current?.focus();
  }, [general]);

  useEffect(
    () => onEdit && form.store.subscribe((now, before) => now.values !== before.values && onEdit(now.values)),
    [form, onEdit],
  );

  const fail = (error: unknown) => {
    const known = error instanceof ApiError ? error : undefined;
    const place = known && places[known.code];
    const errors = { ...known?.fieldErrors, ...(place ? { [place]: known.message } : {}) };
    // What has reached the centre has used the captcha up; one that an SMS code was sent for has done its work.
    const { values } = form.store.getState();
    for (const field of known?.kind === 'secret' ? [] : visibleFields(definition, values, form.facts())) {
      if (field.kind === 'captcha' && values[field.name] !== CAPTCHA_PASSED) form.set(field.name, '');
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
      await onSubmit(form.shown(), form);
    } catch (error) {
      fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it counts up
  useEffect(() => {
    if (again > 0) void submit();
  }, [again]);

  const isTyped = () => {
    const { values } = form.store.getState();
    return asksToLeave === 'always' || Object.keys(values).some((name) => !same(values[name], form.start[name]));
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
        <AlertBox ref={box} tone="error">
          {general.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </AlertBox>
      )}
      {/* What has been sent leads on by itself. */}
      {asksToLeave && <TypedGuard typed={() => !running.current && isTyped()} />}
      <ErrorSummary form={form} attempt={attempt} heading="h2" onGoTo={focusField} />
      <Sections form={form} heading="h2" />
      <div className={onCancel ? `${styles.actions} ${styles.atEnd}` : styles.actions}>
        {onCancel && <Button onClick={onCancel}>取消</Button>}
        <Button kind={submitKind} type="submit" aria-disabled={busy}>
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
