import { useId, useState } from 'react';
import styles from './policy.module.css';

interface ChipsProps {
  legend: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One choice out of a few, all in sight. */
export function Chips({ legend, value, options, onChange }: ChipsProps) {
  const name = useId();
  // The address, which is the value, follows a moment after the click; the choice itself must not jump back meanwhile.
  const [picked, setPicked] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setPicked(value);
  }
  return (
    <fieldset className={styles.chips}>
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === picked}
              onChange={() => {
                setPicked(option.value);
                onChange(option.value);
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
