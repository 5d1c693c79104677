import { Radio } from 'antd';
import type { DateSpan } from '@/domain/date-presets';
import { addMonths, type PlainDate } from '@/domain/dates';

/** Months before today; 0: no limit. */
const PRESETS: Readonly<Record<string, number>> = { 近三个月: 3, 近一年: 12, 全部: 0 };

interface SpanPresetsProps {
  value: DateSpan;
  today: PlainDate;
  onChange: (span: DateSpan) => void;
}

/** Preset spans as buttons; the active one is marked. */
export function SpanPresets({ value, today, onChange }: SpanPresetsProps) {
  const spanOf = (months: number) =>
    months === 0 ? { from: '', to: '' } : { from: addMonths(today, -months), to: today };
  const stands = Object.keys(PRESETS).find((name) => {
    const { from, to } = spanOf(PRESETS[name] ?? 0);
    return from === value.from && to === value.to;
  });
  return (
    <Radio.Group
      aria-label="时间范围"
      optionType="button"
      options={Object.keys(PRESETS)}
      value={stands}
      onChange={({ target }: { target: { value?: string } }) => onChange(spanOf(PRESETS[target.value ?? ''] ?? 0))}
    />
  );
}
