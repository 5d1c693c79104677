import type { DateSpan } from '@/domain/date-presets';
import type { CustomControlProps } from '@/form/field-kinds';
import type { Held } from '@/schema/field-kinds';
import { Select } from '@/ui/input/Select';
import { Row } from '@/ui/layout/Row';
import { chosenSpan, NO_SPAN } from './month-span';

/** Years selectable, since arrears may date far back. */
const YEARS_BACK = 30;
/** As wide as a year and its arrow. */
const WIDTH = { width: '7em' };
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** First and last month, by selects of year and month. */
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
      <Select
        {...state}
        aria-label={`${title}${unit}`}
        style={WIDTH}
        value={chosen}
        options={[
          { value: '', label: unit },
          ...options.map((one) => ({ value: one, label: `${Number(one)}${unit}` })),
        ]}
        onChange={choose}
      />
    );
    return (
      <Row as="span">
        {list('年', year, years, (next) => put(next, month))}
        {list('月', month, MONTHS, (next) => put(year, next))}
      </Row>
    );
  };
  return (
    // A fieldset would draw a second name; the label stands in the row above.
    <Row id={id} role="group" aria-labelledby={labelledBy}>
      {end('from', '开始')}
      <span aria-hidden="true">至</span>
      {end('to', '结束')}
    </Row>
  );
}
