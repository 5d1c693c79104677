import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ApiError } from '@/api/client/errors';
import { failureText } from '@/lib/shown-errors';
import type { FlowValues } from '@/schema/field-kinds';
import { ensureDictionaries, useDictionaries } from '@/session/dictionary';
import { loadSystemConfig, useSystemConfig } from '@/session/system-config';
import { LeaveQuestion } from '@/ui/dialog/LeaveQuestion';
import { Stack } from '@/ui/layout/Stack';
import { FocusableAlert } from '@/ui/state/FocusableAlert';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import type { FormDefinition } from '../definition';
import { focusField } from '../input/focus-field';
import { ErrorSummary } from '../sections/ErrorSummary';
import { Sections } from '../sections/Sections';
import { createForm, type Form } from '../store/form-store';
import { CAPTCHA_PASSED } from '../values/captcha-answer';
import { same } from '../values/draft-content';
import { visibleFields } from '../values/visible-fields';
import { guestFacts } from './open-form';
import styles from './open-form.module.css';

interface OpenFormProps {
  /** Form created by `defineOpenForm`. */
  form: FormDefinition;
  /** Initial values besides the form's own. */
  start?: Partial<FlowValues>;
  submitText: string;
  /** Style of the submit button; 'default' if another button is the primary one. */
  submitKind?: 'primary' | 'default';
  /** Label of the button during the submission. */
  busyText: string;
  /** Submits the values; may set values first. An ApiError's field errors are shown at their fields, other errors above the form. */
  onSubmit: (values: FlowValues, form: Form) => Promise<void>;
  /** Error code of the centre → field for its message, e.g. { '428': 'yzm' }. */
  places?: Readonly<Record<string, string>>;
  /** Cancels, in a dialog; the buttons are then right-aligned, as in all dialogs. */
  onCancel?: () => void;
  /** Content beside the submit button. */
  more?: ReactNode;
  /** Submits the values again when it counts up, e.g. after a face check requested by the centre. */
  again?: number;
  /** When to confirm leaving: with input, or always if earlier steps would be lost too. */
  asksToLeave?: 'typed' | 'always' | undefined;
  /** Called on each change, e.g. to keep the values over a sign-in. */
  onEdit?: (values: FlowValues) => void;
}

/**
 * A form without a session: one submission at a time, all errors in one summary, input survives a failure. Renders after the
 * centre's dictionaries and configuration have loaded.
 */
export function OpenForm(props: OpenFormProps) {
  const { ready, failure, load } = useForms();
  if (ready) return <ReadyForm {...props} />;
  return failure ? <LoadFailed error={failure} onRetry={load} /> : <Loading shape="form" />;
}

/** Loads dictionaries and configuration where missing. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial values are read once
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
    // The attempt has used the captcha up, unless it was used for an SMS code before.
    const { values } = form.store.getState();
    for (const field of known?.kind === 'secret' ? [] : visibleFields(definition, values, form.facts())) {
      if (field.kind === 'captcha' && values[field.name] !== CAPTCHA_PASSED) form.set(field.name, '');
    }
    const unplaced = form.placeErrors(errors);
    setAttempt((count) => count + 1);
    const named = Object.keys(errors).length > 0;
    const text = failureText(error, '提交失败，请稍后重试');
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
    <Stack
      noValidate
      as="form"
      gap={2}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {general.length > 0 && (
        <FocusableAlert ref={box} type="error" title={general.map((text) => <p key={text}>{text}</p>)} />
      )}
      {/* No confirmation after the submission, which leaves the page by itself. */}
      {asksToLeave && <TypedGuard typed={() => !running.current && isTyped()} />}
      <ErrorSummary form={form} attempt={attempt} heading="h2" onGoTo={focusField} />
      <Sections form={form} heading="h2" />
      <div className={onCancel ? `${styles.actions} ${styles.atEnd}` : styles.actions}>
        {onCancel && <Button onClick={onCancel}>取消</Button>}
        <Button type={submitKind} htmlType="submit" aria-disabled={busy}>
          {busy ? busyText : submitText}
        </Button>
        {more}
      </div>
      <p role="status" data-unseen>
        {busy ? busyText : ''}
      </p>
    </Stack>
  );
}

/** Confirms leaving a page with input: without a session nothing is saved, as the next user of the computer would find it. */
function TypedGuard({ typed }: { typed: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && typed(),
  );
  return (
    <LeaveQuestion
      open={blocker.state === 'blocked'}
      words="本页填写的内容还没有提交，离开后不会保留。"
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
