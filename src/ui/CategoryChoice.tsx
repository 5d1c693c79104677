import { useId } from 'react';
import styles from './CategoryChoice.module.css';

interface CategoryChoiceProps {
  label: string;
  /** The one chosen; '' for all of them. */
  value: string;
  categories: readonly { value: string; label: string; count?: number }[];
  onChange: (value: string) => void;
}

/**
 * One category of a list, or all of them. Buttons, not radios: each choice loads a list, and the arrow keys of radios would load
 * all of those they pass.
 */
export function CategoryChoice({ label, value, categories, onChange }: CategoryChoiceProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds form fields, these are buttons
    <div className={styles.choice} role="group" aria-labelledby={id} data-print="hide">
      <span id={id}>{label}</span>
      <div>
        {[{ value: '', label: '全部' }, ...categories].map((one) => (
          <button key={one.value} type="button" aria-pressed={one.value === value} onClick={() => onChange(one.value)}>
            {one.label}
            {'count' in one && one.count !== undefined && <small> {one.count}</small>}
          </button>
        ))}
      </div>
    </div>
  );
}
