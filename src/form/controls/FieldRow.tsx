import { memo, Suspense, useCallback } from 'react';
import { useStore } from 'zustand';
import { StateMark } from '@/ui/StateMark';
import { said } from '../facts';
import type { Field, FieldValue } from '../field-kinds';
import { afterPointer } from '../input/after-pointer';
import { fieldId } from '../input/field-id';
import styles from '../input/fields.module.css';
import { focusField } from '../input/focus-field';
import type { Form } from '../store/form-store';
import { sourceOf } from '../store/known-fields';
import { same } from '../values/draft-content';
import { showValue } from '../values/show-value';
import { isRequired } from '../values/validate-field';
import { FieldControl } from './FieldControl';

/** Kinds of several controls, or of one that is named otherwise: the label names the group. */
const GROUPS: ReadonlySet<Field['kind']> = new Set(['radio', 'multi', 'tick', 'address', 'range', 'rows', 'custom']);

/** Label, hint, control and error of one field; renders for its own value only. */
export const FieldRow = memo(function FieldRow({ form, field }: { form: Form; field: Field }) {
  const { name } = field;
  // The cells of a row table follow their own values.
  const value = useStore(form.store, (state) => (field.kind === 'rows' ? '' : (state.values[name] ?? '')));
  const error = useStore(form.store, (state) => state.errors[name]);
  const remark = useStore(form.store, (state) => state.remarks[name]);
  const cleared = useStore(form.store, (state) => state.cleared[name]);
  const required = useStore(form.store, (state) => isRequired(field, state.values, form.facts()));
  const former = useStore(form.store, () => {
    const all = form.former();
    return name in all ? showValue(field, all[name], form.facts()) : undefined;
  });
  const sentBack = form.returned[name];
  const words = useStore(form.store, (state) =>
    sentBack && same(state.values[name], sentBack.was) ? sentBack.words : '',
  );
  const source = useStore(form.store, (state) => sourceOf(state, name));
  const change = useCallback((next: FieldValue) => form.set(name, next), [form, name]);
  const leave = useCallback(() => afterPointer(() => form.leave(name)), [form, name]);

  // The button goes with what it settles: the focus returns to the field.
  const settle = (change: () => void) => {
    change();
    focusField(name);
  };

  const hint = field.hint && said(field.hint, form.facts());
  const id = fieldId(name);
  const ids = {
    label: `${id}-label`,
    former: `${id}-former`,
    source: `${id}-source`,
    hint: `${id}-hint`,
    remark: `${id}-remark`,
    error: `${id}-error`,
    words: `${id}-words`,
  };
  const described = [
    former !== undefined && ids.former,
    source && ids.source,
    hint && ids.hint,
    words && ids.words,
    remark && ids.remark,
    error && ids.error,
  ]
    .filter(Boolean)
    .join(' ');
  const group = GROUPS.has(field.kind);

  return (
    <div className={field.short ? styles.short : styles.row}>
      <div className={styles.labelLine}>
        {group ? (
          <span id={ids.label} className={styles.label}>
            {field.label}
          </span>
        ) : (
          <label id={ids.label} className={styles.label} htmlFor={id}>
            {field.label}
          </label>
        )}
        {!(field.kind === 'custom' && field.shownOnly) && (
          <span aria-hidden="true" className={required ? styles.required : styles.optional}>
            {required ? '必填' : '选填'}
          </span>
        )}
      </div>
      {former !== undefined && (
        <p id={ids.former} className={styles.hint}>
          现登记：{former}
        </p>
      )}
      {source && (
        <p id={ids.source} className={styles.hint}>
          来源：{source}
        </p>
      )}
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      {words && (
        <p id={ids.words} className={styles.words}>
          <StateMark tone="attention" label={`退回意见：${words}`} />
        </p>
      )}
      <FieldControl
        form={form}
        field={field}
        id={id}
        value={value}
        facts={form.facts}
        onChange={change}
        onLeave={leave}
        aria={{
          'aria-labelledby': ids.label,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': required,
        }}
      />
      {remark && !error && (
        <p id={ids.remark} className={styles.words}>
          <StateMark tone="attention" label={remark} />
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.error}>
          <span aria-hidden="true">✕ </span>
          {error}
        </p>
      )}
      {field.below && (
        <Suspense fallback={null}>
          <field.below />
        </Suspense>
      )}
      {cleared !== undefined && (
        <p className={styles.cleared}>
          已清除“{cleared}”
          <button type="button" className={styles.undo} onClick={() => settle(() => form.restore(name))}>
            撤销
          </button>
          {!required && (
            <button type="button" className={styles.undo} onClick={() => settle(() => form.set(name, ''))}>
              留空
            </button>
          )}
        </p>
      )}
    </div>
  );
});
