import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { AlertBox } from '@/ui/plain/AlertBox';
import { fieldId } from '../input/field-id';
import { focusField } from '../input/focus-field';
import type { Form } from '../store/form-store';
import { cellFormatError } from '../values/cell-error';
import { errorsOf, readCellKey } from '../values/cell-errors';
import { formatError } from '../values/format-error';
import { asRows } from '../values/read-value';
import { visibleFields } from '../values/visible-fields';
import sections from './sections.module.css';

interface ErrorSummaryProps {
  form: Form;
  attempt: number;
  /** Fields of this page; all of them when left out. */
  names?: ReadonlySet<string>;
  heading?: 'h2' | 'h3';
  /** Brings the field on the page first, where it is not. */
  onGoTo?: (name: string) => void;
  /** An alert before it says the main thing, and has the focus. */
  quiet?: boolean;
}

/** Verbatim from the specification; the centre answers with it too. */
export const SUMMARY_HEADING = '业务信息填写有误或不完整，请检查业务信息';
/** A table pasted wrong has thousands of wrong cells. */
const MOST_LISTED = 50;

const NUMBERS: readonly string[] = ['money', 'int', 'rate', 'decimal'];

/** What is wrong with the form of a number does not name its field, beside which it stands; in a list it has to. */
function namedError({ definition, store, facts }: Form, key: string, error: string): string {
  const { values, cleared } = store.getState();
  const cell = readCellKey(key);
  const field = definition.sections.flatMap(({ fields }) => fields).find(({ name }) => name === (cell?.table ?? key));
  const column = field?.kind === 'rows' ? field.columns.find(({ name }) => name === cell?.column) : undefined;
  const { kind = '', label = '' } = (cell ? column : field) ?? {};
  if (!field || !NUMBERS.includes(kind) || error.includes(label)) return error;
  // A value that was taken back as it was left is still what the error is about.
  const value = cleared[field.name] ?? values[field.name] ?? '';
  const row = cell && asRows(value)[cell.index];
  const format =
    column && row
      ? cellFormatError(column, row[column.name] ?? '', row, facts())
      : formatError(field, value, values, facts());
  return format === error ? `${label}：${error}` : error;
}

/** What is wrong, all at once, each a way to its field; takes the focus at every attempt to go on. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { form, attempt, names: asked, heading: Heading = 'h3', onGoTo, quiet = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const names = useStore(
    form.store,
    useShallow((state) =>
      // Until somebody tried to go on nothing is listed: each key typed comes by here.
      attempt === 0
        ? []
        : visibleFields(form.definition, state.values, form.facts()).flatMap((field) =>
            (asked?.has(field.name) ?? true) ? errorsOf(state.errors, field.name).map(([key]) => key) : [],
          ),
    ),
  );
  const errors = useStore(form.store, (state) => state.errors);
  useLayoutEffect(() => {
    if (attempt > 0 && !quiet) box.current?.focus();
  }, [attempt, quiet]);
  if (attempt === 0 || names.length === 0) return null;
  return (
    <AlertBox ref={box} tone="error" className={sections.summary}>
      <Heading>{SUMMARY_HEADING}</Heading>
      <ul data-links>
        {names.slice(0, MOST_LISTED).map((name) => {
          const cell = readCellKey(name);
          return (
            <li key={name}>
              {/* The hash is the router's: the link moves the focus by hand. */}
              <a
                href={`#${fieldId(cell?.table ?? name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGoTo?.(cell?.table ?? name);
                  setTimeout(() => focusField(name));
                }}
              >
                {cell && `第${cell.index + 1}行：`}
                {namedError(form, name, errors[name] ?? '')}
              </a>
            </li>
          );
        })}
      </ul>
      {names.length > MOST_LISTED && <p>另有{names.length - MOST_LISTED}处，改正后会继续列出</p>}
    </AlertBox>
  );
}
