import { Button, Input, Radio, Select } from 'antd';
import { useId } from 'react';
import { monthOf } from '@/domain/dates';
import { dictionaryOptions } from '@/session/dictionary';
import { systemValue } from '@/session/system-config';
import { DateInput } from '@/ui/DateInput';
import { useTyped } from '@/ui/table/use-typed';
import { toast } from '@/ui/toast';
import styles from './DepositEntries.module.css';
import { type EntryFilter, firstFilter, PRESETS, type Preset, presetOf, rangeOf } from './entry-filter';

interface EntryFiltersProps {
  /** The centre's date: nothing is booked after it. */
  today: string;
  filter: EntryFilter;
  onChange: (filter: EntryFilter) => void;
}

/** Which entries: span of booking dates and type. The start cannot be after the end, neither after today. */
export function EntryFilters({ today, filter, onChange }: EntryFiltersProps) {
  const id = useId();
  const { ksrq, jsrq, hjny, gjmxlx } = filter;
  const [dwmc, setDwmc] = useTyped(filter.dwmc, (typed) => onChange({ ...filter, dwmc: typed }));
  return (
    <form className={styles.filters} aria-label="明细条件" data-print="hide">
      <Radio.Group
        aria-label="时间范围"
        optionType="button"
        options={[...PRESETS]}
        value={presetOf(filter, today)}
        onChange={({ target }: { target: { value?: Preset } }) =>
          target.value && onChange({ ...filter, ...rangeOf(target.value, today) })
        }
      />
      <div className={styles.filter}>
        <label htmlFor={`${id}-from`}>开始日期</label>
        <DateInput
          id={`${id}-from`}
          value={ksrq}
          max={jsrq || today}
          onChange={(date) => onChange({ ...filter, ksrq: date })}
          onMistyped={() => toast.warning(`开始日期须是不晚于${jsrq || today}的日期`)}
        />
      </div>
      <div className={styles.filter}>
        <label htmlFor={`${id}-to`}>结束日期</label>
        <DateInput
          id={`${id}-to`}
          value={jsrq}
          min={ksrq || undefined}
          max={today}
          onChange={(date) => onChange({ ...filter, jsrq: date })}
          onMistyped={() => toast.warning(`结束日期须是${ksrq || '开户'}至${today}之间的日期`)}
        />
      </div>
      <div className={styles.filter}>
        <label htmlFor={`${id}-month`}>汇缴年月</label>
        <DateInput
          id={`${id}-month`}
          of="month"
          value={hjny}
          max={monthOf(today)}
          onChange={(month) => onChange({ ...filter, hjny: month })}
          onMistyped={() => toast.warning(`汇缴年月须是不晚于${monthOf(today)}的月份`)}
        />
      </div>
      <div className={styles.filter}>
        <label htmlFor={`${id}-unit`}>单位名称</label>
        <Input
          id={`${id}-unit`}
          value={dwmc}
          maxLength={60}
          allowClear
          onChange={({ target }) => setDwmc(target.value)}
        />
      </div>
      <div className={styles.filter}>
        <label htmlFor={`${id}-type`}>明细类型</label>
        <Select
          id={`${id}-type`}
          value={gjmxlx}
          virtual={false}
          options={[
            { value: '', label: '全部类型' },
            ...dictionaryOptions('gjmxlx').map(({ value, label }) => ({ value, label })),
          ]}
          onChange={(code) => onChange({ ...filter, gjmxlx: code })}
        />
      </div>
      <Button onClick={() => onChange(firstFilter(today, systemValue('default_time')))}>重置</Button>
    </form>
  );
}
