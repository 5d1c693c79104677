import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { showValue } from '@/schema/show-value';
import { isEmptyValue, isRequired } from '@/schema/validate-field';
import { StateMark } from '@/ui/state/StateMark';
import { FieldRow } from '../controls/FieldRow';
import type { FormField } from '../field-kinds';
import { fieldId } from '../input/field-id';
import { focusField } from '../input/focus-field';
import type { FormState } from '../store/form-state';
import type { Form } from '../store/form-store';
import { sourceOf } from '../store/prefilled-fields';
import { same } from '../values/draft-content';
import { isChanged } from '../values/is-changed';
import { Source } from './Source';
import sections from './sections.module.css';

/** Kinds whose value is no line of text, or is entered anew each time; so is the amount applied for. */
const ENTERED: ReadonlySet<FormField['kind']> = new Set(['rows', 'custom', 'tick', 'smsCode', 'captcha', 'password']);

/** Current values as text by field, of a change in which an empty field means unchanged (`Section.standing`). */
export type CurrentTexts = Readonly<Record<string, string>>;

/** Returns whether a value is known and stands unless somebody changes it. */
function isKnown(form: Form, field: FormField, state: FormState, standing: CurrentTexts): boolean {
  const { name, kind } = field;
  if (
    ENTERED.has(kind) ||
    (kind === 'money' && field.capital) ||
    name in form.returned ||
    name in state.errors ||
    name in state.cleared
  )
    return false;
  if (name in standing) return isEmptyValue(state.values[name]);
  if (sourceOf(state, name) !== '') return true;
  if (field.preset) {
    const value = state.values[name];
    const idle = !isEmptyValue(value) || !isRequired(field, state.values, form.facts());
    return idle && same(value, form.start[name]);
  }
  const former = form.former();
  if (!(name in former)) return false;
  if (isChanged(state.values[name], former[name])) return false;
  return !isEmptyValue(former[name]) || !isRequired(field, state.values, form.facts());
}

/** Field that was filled in before this page: a line until 修改 is pressed, which `change` answers where it leads elsewhere. */
export interface SettledField {
  name: string;
  change: (() => void) | undefined;
}

interface PrefilledFieldsProps {
  form: Form;
  fields: readonly FormField[];
  settled: SettledField | undefined;
  /** Heading of the section: a single field of that name does not say it again. */
  title: string;
  standing: CurrentTexts;
}

/** Fields of a section: those with a known value as one line each until 修改 is pressed, the others as controls. */
export function PrefilledFields({ form, fields, settled, title, standing }: PrefilledFieldsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const known = useStore(
    form.store,
    useShallow((state) =>
      fields.flatMap((field) =>
        field.name === settled?.name || isKnown(form, field, state, standing) ? field.name : [],
      ),
    ),
  );
  const open = (name: string) => {
    if (name === settled?.name && settled.change) settled.change();
    else setOpened((before) => new Set([...before, name]));
  };
  useEffect(() => {
    const last = [...opened].at(-1);
    if (last !== undefined) return whenThere(last);
  }, [opened]);
  const isLine = ({ name }: FormField) => known.includes(name) && !opened.has(name);
  // One flat list: a control keeps its place, and the focus, when a line beside it opens.
  return runsOf(fields, isLine).flatMap((run) =>
    run.every(isLine) ? (
      <dl key={run[0]?.name} className={sections.known}>
        {run.map((field, index) => (
          <KnownField
            key={field.name}
            {...{ form, field, standing }}
            titled={isTitled(fields, title)}
            after={run[index - 1]?.name}
            onOpen={open}
          />
        ))}
      </dl>
    ) : (
      run.map((field) => (
        <FieldRow
          key={field.name}
          form={form}
          field={field}
          titled={isTitled(fields, title)}
          standing={standing[field.name]}
        />
      ))
    ),
  );
}

/** Returns whether the heading says the label of the only field. */
export const isTitled = ([first, ...others]: readonly FormField[], title: string) =>
  others.length === 0 && first?.label === title;

/** Times and pause (ms) of waiting for a control that is loaded on demand. */
const [TRIES, PAUSE] = [40, 50];

/**
 * Focuses a control once it is there. Its text is selected, as when it is reached by Tab: the first key replaces the value.
 * @returns function that stops the waiting
 */
function whenThere(name: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (tries: number) => {
    focusField(name);
    const { activeElement } = document;
    const isThere = activeElement && document.getElementById(fieldId(name))?.contains(activeElement);
    if (isThere && activeElement instanceof HTMLInputElement) activeElement.select();
    else if (!isThere && tries > 0) timer = setTimeout(look, PAUSE, tries - 1);
  };
  look(TRIES);
  return () => clearTimeout(timer);
}

/** Splits fields into runs of neighbours with the same answer. */
function runsOf(fields: readonly FormField[], isLine: (field: FormField) => boolean): FormField[][] {
  const runs: FormField[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (last?.[0] && isLine(last[0]) === isLine(field)) last.push(field);
    else runs.push([field]);
  }
  return runs;
}

interface KnownFieldProps {
  form: Form;
  field: FormField;
  /** Name of the field before: its source is not said again. */
  after: string | undefined;
  standing: CurrentTexts;
  titled: boolean;
  onOpen: (name: string) => void;
}

function KnownField({ form, field, after, standing, titled, onOpen }: KnownFieldProps) {
  const { name, label } = field;
  const text = useStore(form.store, ({ values }) => {
    const stands = standing[name];
    if (stands !== undefined) return stands;
    const value = isEmptyValue(values[name]) ? form.former()[name] : values[name];
    return showValue(field, value, form.facts(), values);
  });
  const source = useStore(form.store, (state) => sourceOf(state, name));
  const saidBefore = useStore(form.store, (state) => after !== undefined && sourceOf(state, after) === source);
  const remark = useStore(form.store, ({ remarks }) => remarks[name]);
  return (
    <div id={fieldId(name)}>
      <dt data-unseen={titled || undefined}>{label}</dt>
      <dd>{text}</dd>
      {remark && (
        <dd className={sections.remark}>
          <StateMark tone="attention" label={remark} />
        </dd>
      )}
      <dd className={sections.change}>
        {source && !saidBefore && <Source of={label} text={source} />}
        <Button type="link" aria-label={`修改${label}`} onClick={() => onOpen(name)}>
          修改
        </Button>
      </dd>
    </div>
  );
}
