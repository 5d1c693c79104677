import type { DateSpan } from '@/domain/date-presets';
import type { CustomControlProps, Held } from '@/form/field-kinds';
import styles from './complaints.module.css';
import { chosenSpan, NO_SPAN } from './month-span';

/** Arrears may go back a long way. */
const YEARS_BACK = 30;
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** Start and end of a span of months, by lists of years and months. */
export default function MonthSpanControl({ id, value, facts, onChange, aria }: CustomControlProps<Held<DateSpan>>) {
  const span = value ?? NO_SPAN;
  const thisYear = Number(facts().today.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK }, (_, at) => String(thisYear - at));
  const { 'aria-labelledby': labelledBy, ...state } = aria;

  const end = (name: 'from' | 'to', title: string) => {
    const [year = '', month = ''] = span[name].split('-');
    const put = (nextYear: string, nextMonth: string) =>
      onChange(chosenSpan({ ...span, [name]: `${nextYear}-${nextMonth}` }));
    const list = (unit: string, chosen: string, options: readonly string[], choose: (next: string) => void) => (
      <select
        {...state}
        aria-label={`${title}${unit}`}
        value={options.includes(chosen) ? chosen : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{unit}</option>
        {options.map((one) => (
          <option key={one} value={one}>
            {Number(one)}
            {unit}
          </option>
        ))}
      </select>
    );
    return (
      <span className={styles.spanEnd}>
        {list('年', year, years, (next) => put(next, month))}
        {list('月', month, MONTHS, (next) => put(year, next))}
      </span>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a second name; the label stands in the row above
    <div id={id} role="group" aria-labelledby={labelledBy} className={styles.span}>
      {end('from', '开始')}
      <span aria-hidden="true">至</span>
      {end('to', '结束')}
    </div>
  );
}
