import type { Region } from '@/domain/identity/region';
import type { CustomControlProps } from '@/form/field-kinds';
import { Select } from '@/ui/input/Select';
import { Grid } from '@/ui/layout/Grid';
import { regionChain } from './region-code';

const LEVELS = ['省', '市', '区县'];

interface RegionCodeSelectsProps extends Pick<CustomControlProps, 'id' | 'value' | 'onChange' | 'aria'> {
  regions: readonly Region[];
  /** Maximum number of levels. */
  levels: 2 | 3;
}

/** Region by its six-digit code, level by level; the value is the code of the last level chosen. */
export function RegionCodeSelects({ id, value, onChange, aria, regions, levels }: RegionCodeSelectsProps) {
  const chain = regionChain(value, regions);
  return (
    // A fieldset would draw a second name; this one stands in the row above.
    <Grid
      role="group"
      min="160px"
      fit
      gap={1}
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      {LEVELS.slice(0, levels).map((name, depth) => {
        const options = depth === 0 ? regions : (chain[depth - 1]?.children ?? []);
        return (
          <Select
            key={name}
            id={depth === 0 ? id : `${id}-${depth}`}
            aria-label={name}
            aria-describedby={aria['aria-describedby']}
            aria-invalid={aria['aria-invalid']}
            placeholder={name}
            disabled={options.length === 0}
            value={chain[depth]?.value ?? ''}
            options={options.map(({ value: code, label }) => ({ value: code, label }))}
            onChange={onChange}
          />
        );
      })}
    </Grid>
  );
}
