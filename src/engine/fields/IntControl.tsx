import { cleanInt } from './clean-text';
import type { ControlProps } from './control';
import { FilteredInput } from './FilteredInput';

export function IntControl({ field: _, ...rest }: ControlProps<'int'>) {
  return <FilteredInput {...rest} clean={cleanInt} inputMode="numeric" />;
}
