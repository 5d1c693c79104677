import type { CustomControlProps } from '@/form/field-kinds';
import { dictionaryTree, useDictionaries } from '@/session/dictionary';
import { Select } from '@/ui/input/Select';
import { Grid } from '@/ui/layout/Grid';
import { citiesOnly, regionChain } from './region-code';

const LEVELS = ['省', '市'];

/** 缴存省市: province and city of the dictionary xzqh; the value is the code of the last level chosen. */
export default function CityControl({ id, value, onChange, aria }: CustomControlProps) {
  useDictionaries((state) => state.loaded);
  const regions = citiesOnly(dictionaryTree('xzqh'));
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
      {LEVELS.map((name, depth) => {
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
