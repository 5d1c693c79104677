import type { Region } from '@/domain/region';
import type { CustomControlProps } from '@/form/field-kinds';
import { regionChain } from './region-code';
import styles from './regions.module.css';

const LEVELS = ['省', '市', '区县'];

interface RegionCodeSelectsProps extends Pick<CustomControlProps, 'id' | 'value' | 'onChange' | 'aria'> {
  regions: readonly Region[];
  /** How many levels there are at most. */
  levels: 2 | 3;
}

/** A place by its six-digit code, level by level; the value is the code of the last level chosen. */
export function RegionCodeSelects({ id, value, onChange, aria, regions, levels }: RegionCodeSelectsProps) {
  const chain = regionChain(value, regions);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second name; this one stands in the row above
    <div
      role="group"
      className={styles.regions}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      {LEVELS.slice(0, levels).map((name, depth) => {
        const options = depth === 0 ? regions : (chain[depth - 1]?.children ?? []);
        return (
          <select
            key={name}
            id={depth === 0 ? id : `${id}-${depth}`}
            className={styles.select}
            aria-label={name}
            aria-describedby={aria['aria-describedby']}
            aria-invalid={aria['aria-invalid']}
            disabled={options.length === 0}
            value={chain[depth]?.value ?? ''}
            onChange={({ target }) => onChange(target.value || (chain[depth - 1]?.value ?? ''))}
          >
            <option value="">{name}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        );
      })}
    </div>
  );
}
