import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { type AriaAttributes, useLayoutEffect, useRef, useState } from 'react';
import { isInUnit, type RangeUnit } from '@/domain/date-presets';
import { typedDate } from '@/domain/typed-date';
import styles from './DateInput.module.css';

interface DateInputProps extends AriaAttributes {
  id: string;
  /** 'yyyy-MM-dd', for months 'yyyy-MM', for years 'yyyy'; '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** First and last that may be chosen, of the value's form. */
  min?: string;
  max?: string;
  of?: RangeUnit;
  onBlur?: () => void;
  /** Text left in the box that is no date, or none that may be chosen; without it such text goes without a word. */
  onMistyped?: (text: string) => void;
}

const UNITS: Record<RangeUnit, { format: string; placeholder: string }> = {
  date: { format: 'YYYY-MM-DD', placeholder: '年-月-日' },
  month: { format: 'YYYY-MM', placeholder: '年-月' },
  year: { format: 'YYYY', placeholder: '年' },
};

/** Above or below, as there is more room, and always whole inside the window: it rather lies on its box than beyond the edge. */
const INSIDE = { adjustX: 1, adjustY: 1, shiftX: true, shiftY: true };
const PLACES = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: INSIDE },
  topLeft: { points: ['bl', 'tl'], offset: [0, -4], overflow: INSIDE },
};

/**
 * A date, month or year as text. dayjs appears here only, because the picker speaks it. What stands in the box when it is left
 * counts: the picker itself drops text it cannot read, and good text that was typed faster than its list opened.
 */
export function DateInput({ value, onChange, min, max, of = 'date', onBlur, onMistyped, ...rest }: DateInputProps) {
  const { format, placeholder } = UNITS[of];
  const read = (text: string | undefined) => {
    if (text === undefined || !isInUnit(text, of)) return undefined;
    return dayjs(`${text}${'-01-01'.slice(text.length - 4)}`);
  };
  const [round, setRound] = useState(0);
  const refocus = useRef(false);
  // The picker takes refused text back at the Tab key already, before the box is left.
  const typedLast = useRef<string | undefined>(undefined);
  const atTab = useRef<string | undefined>(undefined);
  const isGood = (typed: string) =>
    typed === '' || (read(typed) !== undefined && (!min || typed >= min) && (!max || typed <= max));
  const leave = (raw: string) => {
    typedLast.current = undefined;
    atTab.current = undefined;
    const typed = typedDate(raw);
    const good = isGood(typed);
    // The picker goes on showing what it could not read, and brings its former value back: a new one shows ours.
    // What was not touched shows ours already: a new one would take the focus away from who passes by.
    if (raw !== value && (raw !== typed || !good)) setRound((before) => before + 1);
    if (typed !== value) {
      if (good) onChange(typed);
      else onMistyped?.(typed);
    }
    onBlur?.();
  };
  const whole = useRef<HTMLSpanElement>(null);
  // A new picker has come in the place of the one that had the focus.
  useLayoutEffect(() => {
    if (refocus.current) whole.current?.querySelector('input')?.focus();
    refocus.current = false;
  });
  // Who leaves the page from within the box (Back, an address): the picker must be whole still when its box loses the focus.
  useLayoutEffect(() => {
    const box = whole.current;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && box?.contains(activeElement)) activeElement.blur();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the input inside; the picker tells only when all of it is left
    <span
      ref={whole}
      className={styles.whole}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.id === rest.id) typedLast.current = target.value;
      }}
      onKeyDownCapture={({ key, target }) => {
        const own = target instanceof HTMLInputElement && target.id === rest.id;
        const text = own ? (typedLast.current ?? target.value) : '';
        atTab.current = own && key === 'Tab' ? text : undefined;
        // The picker passes over what it cannot read: Enter says what is wrong with it as leaving does.
        if (key === 'Enter' && !isGood(typedDate(text))) {
          refocus.current = true;
          leave(text);
        }
      }}
      onBlur={({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.id !== rest.id) return;
        leave(atTab.current ?? typedLast.current ?? target.value);
      }}
    >
      <DatePicker
        key={round}
        {...rest}
        picker={of}
        value={read(value) ?? null}
        format={format}
        placement="bottomLeft"
        builtinPlacements={PLACES}
        // A mouse that rests where the list opens would put its day in place of what is being typed.
        previewValue={false}
        placeholder={placeholder}
        // Its button would be a stop of its own after each date, and go with the focus when the picker is made anew.
        allowClear={false}
        minDate={read(min)}
        maxDate={read(max)}
        status={rest['aria-invalid'] ? 'error' : ''}
        onChange={(date) => {
          typedLast.current = undefined;
          onChange(date ? date.format(format) : '');
        }}
      />
    </span>
  );
}
