import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { LabelledValue } from '@/api/business';
import type { FlowSection, FormPage } from '../define-flow';
import { FieldRow } from '../fields/FieldRow';
import type { Form } from '../form-store';
import { useRun } from '../run';
import { type StepKey, stepAfter, stepBefore, stepTitle } from '../steps';
import { fieldsOfSections, visibleSections } from '../visible-fields';
import { watchLimit } from '../watch-limit';
import { ErrorSummary } from './ErrorSummary';
import { Figures } from './Figures';
import { LiveLimit } from './LiveLimit';
import { StepFrame } from './StepFrame';
import styles from './steps.module.css';

/** The form, or one page of it. */
export function FormStep({ step, page }: { step: StepKey; page: FormPage | undefined }) {
  const { flow, form, goTo, drafts } = useRun();
  const names = useMemo(() => page && fieldsOfSections(flow, page.sections), [flow, page]);
  /** Counts the attempts to go on: the summary takes the focus anew at each. */
  const [attempt, setAttempt] = useState(0);
  useEffect(() => watchLimit(form), [form]);

  const proceed = () => {
    if (form.check(names).length === 0) goTo(stepAfter(flow, step));
    else setAttempt((count) => count + 1);
  };
  return (
    <StepFrame
      title={stepTitle(flow, step)}
      actions={
        <>
          <Button onClick={() => goTo(stepBefore(flow, step))}>上一步</Button>
          <Button onClick={() => void drafts.save()}>保存草稿</Button>
          <Button type="primary" onClick={proceed}>
            下一步
          </Button>
        </>
      }
    >
      <ErrorSummary form={form} attempt={attempt} names={names} />
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <Sections form={form} page={page} />
      </form>
    </StepFrame>
  );
}

/** Renders when fields come or go, not when values change. */
function Sections({ form, page }: { form: Form; page: FormPage | undefined }) {
  const shown = useStore(
    form.store,
    useShallow((state) =>
      visibleSections(form.flow, state.values, form.facts()).flatMap((section) => [
        `#${section.key}`,
        ...section.fields.map((field) => field.name),
      ]),
    ),
  );
  const names = new Set(shown);
  return form.flow.sections
    .filter((section) => names.has(`#${section.key}`) && (page?.sections.includes(section.key) ?? true))
    .map((section) => (
      <section key={section.key} className={styles.card} aria-labelledby={`section-${section.key}`}>
        <h3 id={`section-${section.key}`}>{section.title}</h3>
        {section.note && <p className={styles.note}>{section.note}</p>}
        {section.figures && <AccountFigures form={form} figures={section.figures} />}
        {showsLimit(section) && <LiveLimit form={form} />}
        <div className={styles.fields}>
          {section.fields
            .filter((field) => names.has(field.name))
            .map((field) => (
              <FieldRow key={field.name} form={form} field={field} />
            ))}
        </div>
        {section.derived && <Derived form={form} section={section} />}
      </section>
    ));
}

/** Where an amount is typed, its limit is in sight. */
function showsLimit({ limit, fields }: FlowSection): boolean {
  return limit === true || fields.some((field) => field.kind === 'money' && field.capital);
}

function Derived({ form, section }: { form: Form; section: FlowSection }) {
  return <LiveFigures form={form} compute={() => section.derived?.(form.shown(), form.facts()) ?? []} />;
}

/** Figures from the facts, of which the limit alone changes while the form is filled in. */
function AccountFigures({ form, figures }: { form: Form; figures: NonNullable<FlowSection['figures']> }) {
  useStore(form.store, (state) => state.limit);
  return <Figures items={figures(form.facts())} />;
}

/** Figures from the values; renders only when one of them changes. */
function LiveFigures({ form, compute }: { form: Form; compute: () => readonly LabelledValue[] }) {
  const flat = useStore(
    form.store,
    useShallow(() => compute().flatMap(({ label, value, gs = '' }) => [label, value, gs])),
  );
  const items = flat.flatMap((label, i) =>
    i % 3 === 0 ? [{ label, value: flat[i + 1] ?? '', gs: flat[i + 2] ?? '' }] : [],
  );
  return <Figures items={items} />;
}
