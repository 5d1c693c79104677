import type { CustomControlProps } from '@/form/field-kinds';

const MARKS = ['1', '2', '3', '4', '5'];

/** A control as a flow may bring its own. */
export default function SampleControl({ id, value, onChange, aria }: CustomControlProps) {
  return (
    <div role="radiogroup" id={id} {...aria}>
      {MARKS.map((mark) => (
        <label key={mark}>
          <input type="radio" name={id} checked={value === mark} onChange={() => onChange(mark)} />
          {mark}分{' '}
        </label>
      ))}
    </div>
  );
}
