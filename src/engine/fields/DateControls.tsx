import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { isPlainDate, isPlainMonth } from '@/domain/dates';
import type { ControlProps } from './control';

/* dayjs appears here only, because the picker speaks it: what is kept is the text. */

export function DateControl({ field, id, value, facts, onChange, onLeave, aria }: ControlProps<'date'>) {
  const max = field.max?.(facts());
  return (
    <DatePicker
      id={id}
      value={isPlainDate(value) ? dayjs(value) : null}
      format="YYYY-MM-DD"
      placeholder="年-月-日"
      maxDate={max ? dayjs(max) : undefined}
      status={aria['aria-invalid'] ? 'error' : ''}
      onChange={(date) => onChange(date ? date.format('YYYY-MM-DD') : '')}
      onBlur={onLeave}
      {...aria}
    />
  );
}

export function MonthControl({ field, id, value, facts, onChange, onLeave, aria }: ControlProps<'month'>) {
  const min = field.min?.(facts());
  const max = field.max?.(facts());
  return (
    <DatePicker
      id={id}
      picker="month"
      value={isPlainMonth(value) ? dayjs(`${value}-01`) : null}
      format="YYYY-MM"
      placeholder="年-月"
      minDate={min ? dayjs(`${min}-01`) : undefined}
      maxDate={max ? dayjs(`${max}-01`) : undefined}
      status={aria['aria-invalid'] ? 'error' : ''}
      onChange={(date) => onChange(date ? date.format('YYYY-MM') : '')}
      onBlur={onLeave}
      {...aria}
    />
  );
}
