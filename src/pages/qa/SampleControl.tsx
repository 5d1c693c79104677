import { Radio } from 'antd';
import type { CustomControlProps } from '@/form/field-kinds';

const MARKS = ['1', '2', '3', '4', '5'];

/** Sample of a flow's custom control. */
export default function SampleControl({ id, value, onChange, aria }: CustomControlProps) {
  return (
    <Radio.Group {...aria} id={id} name={id} value={value} onChange={(event) => onChange(event.target.value)}>
      {MARKS.map((mark) => (
        <Radio key={mark} value={mark}>
          {mark}分
        </Radio>
      ))}
    </Radio.Group>
  );
}
