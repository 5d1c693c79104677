import { useState } from 'react';
import { withoutGrouping } from '@/domain/money';
import { compareDecimal, withDecimals } from '@/domain/text/decimal-text';
import { cleanInt, cleanNumber } from '@/schema/clean-text';
import { maxOf } from '@/schema/format-error';
import { afterPointer } from '../input/after-pointer';
import type { ControlProps } from '../input/control';
import { FilteredInput } from '../input/FilteredInput';
import styles from '../input/fields.module.css';
import { numbersOnly } from '../input/numbers-only';

/** Rate in percent or decimal number: digits and one point, formatted on blur (docs/specification.md 5, numeric directive). */
export function NumberControl({ field, ...rest }: ControlProps<'rate' | 'decimal'>) {
  const unit = field.kind === 'rate' ? '%' : field.unit;
  return (
    <Clamped
      {...rest}
      decimals={field.decimals}
      min={field.min}
      max={field.max}
      unit={unit}
      clean={(raw, before) => cleanNumber(raw, before, field.decimals)}
    />
  );
}

export function IntControl({ field, ...rest }: ControlProps<'int'>) {
  const max = maxOf(field, rest.facts);
  return <Clamped {...rest} decimals={0} min={field.min} max={max} unit={field.unit} clean={cleanInt} />;
}

interface ClampedProps extends Omit<ControlProps<'int'>, 'field'> {
  decimals: number;
  min: number | undefined;
  max: number | undefined;
  unit: string | undefined;
  clean: (raw: string, before: string) => string;
}

/** Replaces a number out of bounds by the bound on blur and shows the typed number; not while typing, as '5' may become '50'. */
function Clamped({ decimals, min, max, unit, clean, facts: _, ...rest }: ClampedProps) {
  const [changed, setChanged] = useState<{ from: string; to: string } | null>(null);
  const { value, onChange, onLeave } = rest;
  const leave = () => {
    const number = withoutGrouping(value);
    const bound = beyond(number, min, max);
    const bounded = withDecimals(bound ?? number, decimals);
    const rounded = bound !== undefined && bounded !== undefined ? { from: value, to: bounded } : null;
    if (rounded || changed?.to !== value) afterPointer(() => setChanged(rounded));
    if (bounded !== undefined && bounded !== value) onChange(bounded);
    onLeave();
  };
  return (
    <>
      <FilteredInput
        {...rest}
        clean={clean}
        only={numbersOnly(decimals)}
        onLeave={leave}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        suffix={unit}
      />
      {changed?.to === value && (
        <p role="status" className={styles.doubt}>
          您输入的{changed.from}超出{boundsText(min, max, unit)}，已改为{changed.to}
        </p>
      )}
    </>
  );
}

/** Returns the bound that a number exceeds, if any. */
function beyond(value: string, min: number | undefined, max: number | undefined): string | undefined {
  if (withDecimals(value, 20) === undefined) return undefined;
  if (max !== undefined && compareDecimal(value, String(max)) > 0) return String(max);
  return min !== undefined && compareDecimal(value, String(min)) < 0 ? String(min) : undefined;
}

function boundsText(min: number | undefined, max: number | undefined, unit = ''): string {
  if (min === undefined) return `上限${max}${unit}`;
  return max === undefined ? `下限${min}${unit}` : `${min}至${max}${unit}的范围`;
}
