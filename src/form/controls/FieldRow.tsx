import { Form as AntForm, Button } from 'antd';
import { type ComponentProps, memo, Suspense, useCallback } from 'react';
import { useStore } from 'zustand';
import type { FieldValue } from '@/schema/field-kinds';
import { showValue } from '@/schema/show-value';
import { isRequired } from '@/schema/validate-field';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { StateMark } from '@/ui/state/StateMark';
import { resolveText } from '../facts';
import type { FormField } from '../field-kinds';
import { afterPointer } from '../input/after-pointer';
import { fieldId } from '../input/field-id';
import styles from '../input/fields.module.css';
import { focusField } from '../input/focus-field';
import type { Form } from '../store/form-store';
import { sourceOf } from '../store/prefilled-fields';
import { same } from '../values/draft-content';
import { FieldControl } from './FieldControl';

/** Kinds with several inputs or their own labels: the label names the group. */
const GROUPS: ReadonlySet<FormField['kind']> = new Set([
  'radio',
  'multi',
  'tick',
  'address',
  'range',
  'rows',
  'custom',
]);

/** Label, hint, control and error of one field; typing renders the control only. */
interface FieldRowProps {
  form: Form;
  field: FormField;
  /** Whether the heading above says the label already. */
  titled?: boolean;
  /** Current value as text where an empty field means unchanged. */
  standing?: string | undefined;
}

export const FieldRow = memo(function FieldRow({ form, field, titled = false, standing }: FieldRowProps) {
  const { name } = field;
  const { error, remark, cleared, required, former, words, source } = useFieldState(form, field, standing);
  const hint = field.hint && resolveText(field.hint, form.facts());
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

  const isTick = field.kind === 'tick';
  const label = (
    <>
      <span id={ids.label} className={styles.label}>
        {field.label}
      </span>
      <RequiredMark form={form} field={field} />
    </>
  );
  const control = (
    <StoredControl
      form={form}
      field={field}
      id={id}
      aria={{
        'aria-labelledby': ids.label,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required,
      }}
    />
  );

  return (
    <AntForm.Item
      className={field.short ? styles.short : styles.row}
      layout="vertical"
      htmlFor={GROUPS.has(field.kind) ? undefined : id}
      label={!titled && !isTick && label}
      // Parts of a group say themselves which of them is wrong.
      validateStatus={error && !GROUPS.has(field.kind) ? 'error' : undefined}
    >
      <Stack gap={0.5}>
        {titled && (
          <span id={ids.label} hidden>
            {field.label}
          </span>
        )}
        {former !== undefined && (
          <Muted id={ids.former} className={styles.before}>
            现登记：{former}
          </Muted>
        )}
        {source && (
          <Muted id={ids.source} className={styles.before}>
            来源：{source}
          </Muted>
        )}
        {hint && (
          <Muted id={ids.hint} className={styles.before}>
            {hint}
          </Muted>
        )}
        {words && (
          <p id={ids.words} className={styles.words}>
            <StateMark tone="attention" label={`退回意见：${words}`} />
          </p>
        )}
        {isTick && !titled ? (
          <div className={styles.tick}>
            <span className={styles.name}>{label}</span>
            {control}
          </div>
        ) : (
          control
        )}
        {remark && !error && (
          <p id={ids.remark} className={styles.words}>
            <StateMark tone="attention" label={remark} />
          </p>
        )}
        {/* Not as antd's help: that comes a moment later, when the focus is in the field and its description has been read. */}
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
        {cleared !== undefined && <ClearedValue form={form} name={name} value={cleared} required={required} />}
      </Stack>
    </AntForm.Item>
  );
});

/** Whether a field has to be filled in, beside its label or the heading that says it. */
export function RequiredMark({ form, field }: Pick<FieldRowProps, 'form' | 'field'>) {
  const required = useStore(form.store, (state) => isRequired(field, state.values, form.facts()));
  if (field.kind === 'custom' && field.shownOnly) return null;
  return (
    <span aria-hidden="true" className={required ? styles.required : styles.optional}>
      {required ? '必填' : '选填'}
    </span>
  );
}

type StoredControlProps = Pick<ComponentProps<typeof FieldControl>, 'form' | 'field' | 'id' | 'aria'>;

/** The control with the field's value in the store. */
function StoredControl({ form, field, ...rest }: StoredControlProps) {
  const { name } = field;
  // The cells of a row table subscribe to their own values.
  const value = useStore(form.store, (state) => (field.kind === 'rows' ? '' : (state.values[name] ?? '')));
  const change = useCallback((next: FieldValue) => form.set(name, next), [form, name]);
  const leave = useCallback(() => afterPointer(() => form.leave(name)), [form, name]);
  return (
    <FieldControl
      {...rest}
      form={form}
      field={field}
      value={value}
      facts={form.facts}
      onChange={change}
      onLeave={leave}
    />
  );
}

/** Subscribes to what is shown of a field. */
function useFieldState(form: Form, field: FormField, standing: string | undefined) {
  const { name } = field;
  const error = useStore(form.store, (state) => state.errors[name]);
  const remark = useStore(form.store, (state) => state.remarks[name]);
  const cleared = useStore(form.store, (state) => state.cleared[name]);
  const required = useStore(form.store, (state) => isRequired(field, state.values, form.facts()));
  const former = useStore(form.store, () => {
    const all = form.former();
    return name in all ? showValue(field, all[name], form.facts()) : standing;
  });
  const sentBack = form.returned[name];
  const words = useStore(form.store, (state) =>
    sentBack && same(state.values[name], sentBack.was) ? sentBack.words : '',
  );
  const source = useStore(form.store, (state) => sourceOf(state, name));
  return { error, remark, cleared, required, former, words, source };
}

interface ClearedValueProps {
  form: Form;
  name: string;
  value: string;
  required: boolean;
}

/** A value cleared because of its format, with its restoration. */
function ClearedValue({ form, name, value, required }: ClearedValueProps) {
  // The button disappears after its action, so the focus returns to the field.
  const settle = (change: () => void) => {
    change();
    focusField(name);
  };
  return (
    <Muted className={styles.cleared}>
      已清除“{value}”
      <Button type="link" onClick={() => settle(() => form.restore(name))}>
        撤销
      </Button>
      {!required && (
        <Button type="link" onClick={() => settle(() => form.set(name, ''))}>
          留空
        </Button>
      )}
    </Muted>
  );
}
