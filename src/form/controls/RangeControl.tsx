import { DateRange } from '@/ui/DateRange';
import type { Range } from '../field-kinds';
import type { ControlProps } from '../input/control';

/** Start and end of a span of days, months or years. */
export function RangeControl({ field, facts, onLeave, aria, ...rest }: ControlProps<'range', Range>) {
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
