import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { cellFormatError } from '@/schema/cell-error';
import { formatError } from '@/schema/format-error';
import { asRows } from '@/schema/read-value';
import { FocusableAlert } from '@/ui/state/FocusableAlert';
import { fieldId } from '../input/field-id';
import { focusField } from '../input/focus-field';
import type { Form } from '../store/form-store';
import { cellErrorsOf, readCellKey } from '../values/cell-errors';
import { visibleFields } from '../values/visible-fields';

interface ErrorSummaryProps {
  form: Form;
  attempt: number;
  /** Names of the fields on this page; all fields if omitted. */
  names?: ReadonlySet<string>;
  heading?: 'h2' | 'h3' | 'h4';
  /** Brings a field of another page into view first. */
  onGoTo?: (name: string) => void;
  /** Leaves the focus to an alert above, which states the main problem. */
  quiet?: boolean;
}

/** Wording of docs/specification.md 5; the centre answers with it too. */
export const SUMMARY_HEADING = '业务信息填写有误或不完整，请检查业务信息';
/** Maximum number of listed errors: a badly pasted table may have thousands. */
const MOST_LISTED = 50;

const NUMBERS: readonly string[] = ['money', 'int', 'rate', 'decimal'];

/** Prefixes format errors of numbers with the field's name, which they omit. */
function namedError({ definition, store, facts }: Form, key: string, error: string): string {
  const { values, cleared } = store.getState();
  const cell = readCellKey(key);
  const field = definition.sections.flatMap(({ fields }) => fields).find(({ name }) => name === (cell?.table ?? key));
  const column = field?.kind === 'rows' ? field.columns.find(({ name }) => name === cell?.column) : undefined;
  const { kind = '', label = '' } = (cell ? column : field) ?? {};
  if (!field || !NUMBERS.includes(kind) || error.includes(label)) return error;
  // A cleared value is the one the error is about.
  const value = cleared[field.name] ?? values[field.name] ?? '';
  const row = cell && asRows(value)[cell.index];
  const format =
    column && row
      ? cellFormatError(column, row[column.name] ?? '', row, facts())
      : formatError(field, value, values, facts());
  return format === error ? `${label}：${error}` : error;
}

/** All errors with links to their fields; takes the focus at each attempt. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { form, attempt, names: asked, heading: Heading = 'h3', onGoTo, quiet = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const names = useStore(
    form.store,
    useShallow((state) =>
      // Empty before the first attempt: this selector runs on each key.
      attempt === 0
        ? []
        : visibleFields(form.definition, state.values, form.facts()).flatMap((field) =>
            (asked?.has(field.name) ?? true) ? cellErrorsOf(state.errors, field.name).map(([key]) => key) : [],
          ),
    ),
  );
  const errors = useStore(form.store, (state) => state.errors);
  useLayoutEffect(() => {
    if (attempt > 0 && !quiet) box.current?.focus();
  }, [attempt, quiet]);
  if (attempt === 0 || names.length === 0) return null;
  return (
    <FocusableAlert
      ref={box}
      type="error"
      title={<Heading>{SUMMARY_HEADING}</Heading>}
      description={
        <>
          <ul data-links>
            {names.slice(0, MOST_LISTED).map((name) => {
              const cell = readCellKey(name);
              return (
                <li key={name}>
                  {/* The router owns the hash, so the link sets the focus itself. */}
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
        </>
      }
    />
  );
}
