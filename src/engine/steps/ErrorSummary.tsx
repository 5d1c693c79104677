import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { fieldId } from '../fields/FieldRow';
import type { Form } from '../form-store';
import { visibleFields } from '../visible-fields';
import styles from './steps.module.css';

interface ErrorSummaryProps {
  form: Form;
  attempt: number;
  /** Fields of this page; all of them when left out. */
  names?: ReadonlySet<string>;
  /** Brings the field on the page first, where it is not. */
  onGoTo?: (name: string) => void;
}

/** What is wrong, all at once, each a way to its field; takes the focus at every attempt to go on. */
export function ErrorSummary({ form, attempt, names: asked, onGoTo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const names = useStore(
    form.store,
    useShallow((state) =>
      visibleFields(form.flow, state.values, form.facts()).flatMap((field) =>
        state.errors[field.name] && (asked?.has(field.name) ?? true) ? [field.name] : [],
      ),
    ),
  );
  const errors = useStore(form.store, (state) => state.errors);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (attempt === 0 || names.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <h3>业务信息填写有误或不完整，请检查业务信息</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault();
                onGoTo?.(name);
                setTimeout(() => focusField(name));
              }}
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The hash is the router's: the link moves the focus by hand. */
function focusField(name: string): void {
  const element = document.getElementById(fieldId(name));
  const target = element?.matches('input, button, textarea, select')
    ? element
    : (element?.querySelector<HTMLElement>('input') ?? element);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
