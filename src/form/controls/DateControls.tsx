import { DateInput } from '@/ui/input/DateInput';
import type { ControlProps } from '../input/control';

export function DateControl({ field, facts, onLeave, aria, ...rest }: ControlProps<'date'>) {
  return (
    <DateInput
      {...rest}
      {...aria}
      min={field.min?.(facts())}
      max={field.max?.(facts())}
      near={facts().today}
      onBlur={onLeave}
      onMistyped={rest.onChange}
    />
  );
}

export function MonthControl({ field, facts, onLeave, aria, ...rest }: ControlProps<'month'>) {
  return (
    <DateInput
      {...rest}
      {...aria}
      of="month"
      min={field.min?.(facts())}
      max={field.max?.(facts())}
      near={facts().today}
      onBlur={onLeave}
      onMistyped={rest.onChange}
    />
  );
}
