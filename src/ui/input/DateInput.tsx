import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type AriaAttributes, useLayoutEffect, useRef, useState } from 'react';
import { isInUnit, type RangeUnit } from '@/domain/date-presets';
import { typedDate } from '@/domain/text/typed-date';
import styles from './DateInput.module.css';

dayjs.locale('zh-cn');

interface DateInputProps extends AriaAttributes {
  id: string;
  /** 'yyyy-MM-dd', for months 'yyyy-MM', for years 'yyyy'; '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** First and last selectable value, in the format of `value`. */
  min?: string;
  max?: string;
  of?: RangeUnit;
  /** Where the list opens while there is no value, if the bounds allow it; without it at the machine's own day. */
  near?: string;
  onBlur?: () => void;
  /** Called with text on blur that is not a selectable date; without the callback such text is dropped silently. */
  onMistyped?: (text: string) => void;
}

const UNITS: Record<RangeUnit, { format: string; placeholder: string }> = {
  date: { format: 'YYYY-MM-DD', placeholder: '年-月-日' },
  month: { format: 'YYYY-MM', placeholder: '年-月' },
  year: { format: 'YYYY', placeholder: '年' },
};

/** Opens above or below, where there is more room, and always inside the window; may cover the input rather than overflow the edge. */
const INSIDE = { adjustX: 1, adjustY: 1, shiftX: true, shiftY: true };
const PLACES = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: INSIDE },
  topLeft: { points: ['bl', 'tl'], offset: [0, -4], overflow: INSIDE },
};

/**
 * A date, month or year as text. Only this file uses dayjs, because the picker requires it. The text is read on blur, because the picker
 * itself drops unreadable text and dates typed before its panel has opened.
 */
export function DateInput({
  value,
  onChange,
  min,
  max,
  of = 'date',
  near,
  onBlur,
  onMistyped,
  ...rest
}: DateInputProps) {
  const { format, placeholder } = UNITS[of];
  const read = (text: string | undefined) => {
    if (text === undefined || !isInUnit(text, of)) return undefined;
    return dayjs(`${text}${'-01-01'.slice(text.length - 4)}`);
  };
  const [round, setRound] = useState(0);
  const refocus = useRef(false);
  // The picker resets rejected text on Tab, before blur.
  const typedLast = useRef<string | undefined>(undefined);
  const atTab = useRef<string | undefined>(undefined);
  const isGood = (typed: string) =>
    typed === '' || (read(typed) !== undefined && (!min || typed >= min) && (!max || typed <= max));
  const leave = (raw: string) => {
    typedLast.current = undefined;
    atTab.current = undefined;
    const typed = typedDate(raw);
    const good = isGood(typed);
    // Remounting shows the right value: the picker keeps unreadable text on screen and restores its former value. An untouched input is not
    // remounted, since that would steal the focus.
    if (raw !== value && (raw !== typed || !good)) setRound((before) => before + 1);
    if (typed !== value) {
      if (good) onChange(typed);
      else onMistyped?.(typed);
    }
    onBlur?.();
  };
  const whole = useRef<HTMLSpanElement>(null);
  // Restores the focus after the picker was remounted.
  useLayoutEffect(() => {
    if (refocus.current) whole.current?.querySelector('input')?.focus();
    refocus.current = false;
  });
  // Leaving the page from inside the input (Back, an address) blurs it; the picker must still be mounted then.
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
        // The picker ignores unreadable text: Enter reports the error as blur does.
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
        className={styles.input}
        picker={of}
        value={read(value) ?? null}
        format={format}
        placement="bottomLeft"
        builtinPlacements={PLACES}
        // A resting mouse pointer would otherwise replace the typed text with the hovered day.
        previewValue={false}
        placeholder={placeholder}
        // The clear button would be an extra tab stop after each date and lose the focus when the picker is remounted.
        allowClear={false}
        defaultPickerValue={read(near?.slice(0, format.length))}
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
