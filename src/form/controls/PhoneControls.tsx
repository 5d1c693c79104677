import { cleanEmail, cleanMobile, cleanTelephone } from '@/schema/clean-text';
import type { ControlProps } from '../input/control';
import { FilteredInput } from '../input/FilteredInput';

export function MobileControl({ field: _, facts: __, ...rest }: ControlProps<'mobile'>) {
  return <FilteredInput {...rest} clean={cleanMobile} inputMode="tel" />;
}

export function TelControl({ field: _, facts: __, ...rest }: ControlProps<'tel'>) {
  return <FilteredInput {...rest} clean={cleanTelephone} inputMode="tel" />;
}

export function EmailControl({ field: _, facts: __, ...rest }: ControlProps<'email'>) {
  return <FilteredInput {...rest} clean={cleanEmail} inputMode="email" />;
}
