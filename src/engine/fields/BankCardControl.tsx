import { cleanCard, groupCard } from './clean-text';
import type { ControlProps } from './control';
import { FilteredInput } from './FilteredInput';

/** Digits in groups of four; a masked number is left as it is (specification 5). */
export function BankCardControl({ field: _, ...rest }: ControlProps<'bankCard'>) {
  return <FilteredInput {...rest} clean={cleanCard} show={groupCard} inputMode="numeric" />;
}
