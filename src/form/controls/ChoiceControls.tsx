import { Checkbox, Radio } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import type { FieldOption } from '@/schema/field-kinds';
import { fieldOptions, leafOptions, type OptionField } from '@/schema/options';
import { Select } from '@/ui/input/Select';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import type { FormControlProps } from '../input/control';
import styles from '../input/fields.module.css';
import type { Form } from '../store/form-store';

export function RadioControl({ form, field, id, value, onChange, onLeave, aria }: FormControlProps<'radio'>) {
  const options = useOptions(form, field);
  const draw = (option: FieldOption) => <RadioOption key={option.value} id={id} option={option} card={field.cards} />;
  return (
    <Radio.Group
      {...aria}
      id={id}
      name={id}
      className={field.cards ? styles.cards : styles.choices}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
        // Whole at the press: what is wrong with it is said at once.
        onLeave();
      }}
    >
      {field.cards ? leafOptions(options).map(draw) : grouped(options, draw)}
    </Radio.Group>
  );
}

/** One option; as a card with its note, clickable as a whole. */
function RadioOption({ id, option, card }: { id: string; option: FieldOption; card: boolean | undefined }) {
  const { value, label, note } = option;
  if (!card) return <Radio value={value}>{label}</Radio>;
  const optionId = `${id}-${value}`;
  return (
    <Radio
      value={value}
      className={styles.card}
      aria-labelledby={`${optionId}-label`}
      aria-describedby={note ? `${optionId}-note` : undefined}
    >
      <strong id={`${optionId}-label`}>{label}</strong>
      {note && <Muted id={`${optionId}-note`}>{note}</Muted>}
    </Radio>
  );
}

/** An optional choice can be taken back. */
const NOTHING = { value: '', label: '请选择' };

export function SelectControl({ form, field, id, value, onChange, onLeave, aria }: FormControlProps<'select'>) {
  const options = useOptions(form, field);
  const offered = options.map(({ value, label, children }) =>
    children?.length ? { label, options: leafOptions(children) } : { value, label },
  );
  return (
    <Select
      {...aria}
      id={id}
      className={styles.input}
      value={value}
      options={aria['aria-required'] ? offered : [NOTHING, ...offered]}
      onChange={onChange}
      onBlur={onLeave}
    />
  );
}

export function MultiControl({ form, field, id, value, onChange, aria }: FormControlProps<'multi', readonly string[]>) {
  const options = useOptions(form, field);
  const toggle = (code: string, chosen: boolean) =>
    onChange(
      leafOptions(options)
        .map((option) => option.value)
        .filter((other) => (other === code ? chosen : value.includes(other))),
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second name; this one stands in the row above
    <div
      role="group"
      id={id}
      className={styles.choices}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      {grouped(options, (option) => (
        <Checkbox
          key={option.value}
          checked={value.includes(option.value)}
          onChange={(event) => toggle(option.value, event.target.checked)}
          aria-invalid={aria['aria-invalid']}
        >
          {option.label}
        </Checkbox>
      ))}
    </div>
  );
}

/** Renders options grouped by their parents; options without children stand alone. */
function grouped(options: readonly FieldOption[], draw: (option: FieldOption) => ReactNode): ReactNode {
  return options.map((option) =>
    option.children?.length ? (
      // A part of the group, named by the parent option.
      <Row key={option.value} role="group" aria-label={option.label} gap={2} rowGap={1} className={styles.optionGroup}>
        <span aria-hidden="true" className={styles.sublabel}>
          {option.label}
        </span>
        {leafOptions(option.children).map(draw)}
      </Row>
    ) : (
      draw(option)
    ),
  );
}

/** Returns the options for the current values; the same array while unchanged. */
function useOptions(form: Form, field: OptionField): readonly FieldOption[] {
  const last = useRef<readonly FieldOption[]>([]);
  return useStore(form.store, (state) => {
    const next = fieldOptions(field, form.facts(), state.values);
    if (next !== last.current && !sameOptions(next, last.current)) last.current = next;
    return last.current;
  });
}

function sameOptions(a: readonly FieldOption[], b: readonly FieldOption[]): boolean {
  return (
    a.length === b.length &&
    a.every((option, index) => {
      const other = b[index];
      return (
        option === other ||
        (option.value === other?.value &&
          option.label === other.label &&
          option.note === other.note &&
          sameOptions(option.children ?? [], other.children ?? []))
      );
    })
  );
}
