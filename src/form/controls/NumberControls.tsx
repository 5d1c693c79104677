import { useState } from 'react';
import { compareDecimal, withDecimals } from '@/domain/decimal-text';
import { withoutGrouping } from '@/domain/money';
import { afterPointer } from '../input/after-pointer';
import type { ControlProps } from '../input/control';
import { FilteredInput } from '../input/FilteredInput';
import styles from '../input/fields.module.css';
import { cleanInt, cleanNumber } from '../values/clean-text';

/** A rate in percent or another number with decimals: digits and one point, formatted once left (specification 5, numeric directive). */
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
  return <Clamped {...rest} decimals={0} min={field.min} max={field.max} unit={field.unit} clean={cleanInt} />;
}

interface ClampedProps extends Omit<ControlProps<'int'>, 'field'> {
  decimals: number;
  min: number | undefined;
  max: number | undefined;
  unit: string | undefined;
  clean: (raw: string, before: string) => string;
}

/**
 * A number beyond its bounds becomes the bound once the field is left, and the form says so with the number that was typed:
 * while typing it is left alone, as '5' may become '50'.
 */
function Clamped({ decimals, min, max, unit, clean, facts: _, ...rest }: ClampedProps) {
  const [changed, setChanged] = useState<{ from: string; to: string } | null>(null);
  const { value, onChange, onLeave } = rest;
  const leave = () => {
    const number = withoutGrouping(value);
    const bound = beyond(number, min, max);
    const kept = withDecimals(bound ?? number, decimals);
    const told = bound !== undefined && kept !== undefined ? { from: value, to: kept } : null;
    if (told || changed?.to !== value) afterPointer(() => setChanged(told));
    if (kept !== undefined && kept !== value) onChange(kept);
    onLeave();
  };
  return (
    <>
      <FilteredInput
        {...rest}
        clean={clean}
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

/** The bound that takes the place of a number beyond it. */
function beyond(value: string, min: number | undefined, max: number | undefined): string | undefined {
  if (withDecimals(value, 20) === undefined) return undefined;
  if (max !== undefined && compareDecimal(value, String(max)) > 0) return String(max);
  return min !== undefined && compareDecimal(value, String(min)) < 0 ? String(min) : undefined;
}

function boundsText(min: number | undefined, max: number | undefined, unit = ''): string {
  if (min === undefined) return `上限${max}${unit}`;
  return max === undefined ? `下限${min}${unit}` : `${min}至${max}${unit}的范围`;
}
