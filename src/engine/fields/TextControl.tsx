import { inputLengths } from '@/session/system-config';
import { cutTo } from './clean-text';
import type { ControlProps } from './control';
import { FilteredInput } from './FilteredInput';

export function TextControl({ field, ...rest }: ControlProps<'text'>) {
  const length = inputLengths()?.[field.length ?? 'default'] ?? 60;
  const clean = (raw: string) => cutTo(field.spaces === 'keep' ? raw : raw.replace(/\s/g, ''), length);
  return <FilteredInput {...rest} clean={clean} />;
}
