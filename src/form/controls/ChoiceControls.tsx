import type { ReactNode } from 'react';
import type { Option } from '../field-kinds';
import type { FormControlProps } from '../input/control';
import styles from '../input/fields.module.css';
import { useOptions } from '../input/use-options';
import { leafOptions } from '../values/options';

export function RadioControl({ form, field, id, value, onChange, aria }: FormControlProps<'radio'>) {
  const options = useOptions(form, field);
  if (field.cards) return <RadioCards {...{ options, id, value, onChange, aria }} />;
  return (
    <div role="radiogroup" id={id} className={styles.choices} {...aria}>
      {grouped(options, (option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

interface CardsProps extends Pick<FormControlProps<'radio'>, 'id' | 'value' | 'onChange' | 'aria'> {
  options: readonly Option[];
}

/** Options that need a sentence each: the whole card is the target. */
function RadioCards({ options, id, value, onChange, aria }: CardsProps) {
  return (
    <div role="radiogroup" id={id} className={styles.cards} {...aria}>
      {leafOptions(options).map((option) => {
        const optionId = `${id}-${option.value}`;
        return (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${optionId}-label`}
              aria-describedby={option.note ? `${optionId}-note` : undefined}
            />
            <span className={styles.cardText}>
              <span id={`${optionId}-label`} className={styles.label}>
                {option.label}
              </span>
              {option.note && (
                <span id={`${optionId}-note`} className={styles.hint}>
                  {option.note}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </div>
  );
}

/**
 * The browser's own list: named, worked by keyboard and touch as the person knows it, and left without a trace once closed.
 * A kept value that is no longer among the options shows as nothing chosen.
 */
export function SelectControl({ form, field, id, value, onChange, onLeave, aria }: FormControlProps<'select'>) {
  const options = useOptions(form, field);
  const known = leafOptions(options).some((option) => option.value === value);
  return (
    <select
      id={id}
      className={styles.select}
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      {...aria}
    >
      <option value="">请选择</option>
      {options.map((option) =>
        option.children?.length ? (
          <optgroup key={option.value} label={option.label}>
            {leafOptions(option.children).map(optionOf)}
          </optgroup>
        ) : (
          optionOf(option)
        ),
      )}
    </select>
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
        <label key={option.value} className={styles.choice}>
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
            aria-invalid={aria['aria-invalid']}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

/** Options under the names of their parents, those without children as they are. */
function grouped(options: readonly Option[], draw: (option: Option) => ReactNode): ReactNode {
  return options.map((option) =>
    option.children?.length ? (
      // biome-ignore lint/a11y/useSemanticElements: a part of the group, named by the parent option
      <div key={option.value} role="group" aria-label={option.label} className={styles.optionGroup}>
        <span aria-hidden="true" className={styles.sublabel}>
          {option.label}
        </span>
        {leafOptions(option.children).map(draw)}
      </div>
    ) : (
      draw(option)
    ),
  );
}

function optionOf(option: Option) {
  return (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  );
}
