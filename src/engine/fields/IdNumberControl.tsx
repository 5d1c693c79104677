import { cleanIdNumber } from './clean-text';
import type { ControlProps } from './control';
import { FilteredInput } from './FilteredInput';

export function IdNumberControl({ field: _, ...rest }: ControlProps<'idno'>) {
  return <FilteredInput {...rest} clean={(raw) => cleanIdNumber(raw).slice(0, 18)} />;
}
