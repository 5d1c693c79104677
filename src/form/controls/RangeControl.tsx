import type { Period } from '@/schema/field-kinds';
import { DateRange } from '@/ui/input/DateRange';
import type { ControlProps } from '../input/control';

/** Start and end of a range of days, months or years. */
export function RangeControl({ field, facts, onLeave, aria, ...rest }: ControlProps<'range', Period>) {
  return (
    <DateRange
      {...rest}
      label={field.label}
      of={field.of}
      limit={field.limit}
      today={facts().today}
      onBlur={onLeave}
      describedBy={aria['aria-describedby']}
      invalid={aria['aria-invalid']}
      required={aria['aria-required']}
    />
  );
}
