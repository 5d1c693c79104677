import { useId } from 'react';
import { Button } from '@/ui/plain/Button';
import { SearchField } from '@/ui/SearchField';
import styles from './cooperation.module.css';
import {
  type CooperationAddress,
  hasCondition,
  NAME_LENGTH,
  NO_CONDITION,
  ORDERS,
  PRICE_DIGITS,
  type PriceProblems,
  STARS,
} from './project-filter';

interface FiltersProps {
  address: CooperationAddress;
  districts: readonly string[];
  problems: PriceProblems;
  onChange: (changes: Partial<CooperationAddress>) => void;
}

/** Conditions of the list; each change asks anew, from the first page. */
export function Filters({ address, districts, problems, onChange }: FiltersProps) {
  const change = (changes: Partial<CooperationAddress>) => onChange({ ...changes, page: '1' });
  const { qy, kfsmc, lpmc, jjq, jjz, lsjzdj, kd, px } = address;
  // One that the centre does not know stays to be seen: its answer says so.
  const known = qy === '' || districts.includes(qy) ? districts : [...districts, qy];
  return (
    <form
      className={styles.filters}
      aria-label="筛选楼盘"
      data-print="hide"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField
        label="楼盘名称"
        value={lpmc}
        maxLength={NAME_LENGTH}
        placeholder="如：翠湖苑"
        onSearch={(value) => change({ lpmc: value })}
      />
      <SearchField
        label="开发商"
        value={kfsmc}
        maxLength={NAME_LENGTH}
        placeholder="如：安居置业"
        onSearch={(value) => change({ kfsmc: value })}
      />
      <Choice
        label="区域"
        value={qy}
        options={[{ value: '', label: '全部区域' }, ...known.map((one) => ({ value: one, label: one }))]}
        onChange={(value) => change({ qy: value })}
      />
      <SearchField
        label="最低均价（元/㎡）"
        value={jjq}
        maxLength={PRICE_DIGITS}
        inputMode="numeric"
        error={problems.jjq}
        onSearch={(value) => change({ jjq: value })}
      />
      <SearchField
        label="最高均价（元/㎡）"
        value={jjz}
        maxLength={PRICE_DIGITS}
        inputMode="numeric"
        error={problems.jjz}
        onSearch={(value) => change({ jjz: value })}
      />
      <Choice label="绿色建筑星级" value={lsjzdj} options={STARS} onChange={(value) => change({ lsjzdj: value })} />
      <Choice label="排序" value={px} options={ORDERS} onChange={(value) => change({ px: value })} />
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={kd === '1'}
          onChange={({ target }) => change({ kd: target.checked ? '1' : '' })}
        />
        只看还有可贷房源的
      </label>
      {hasCondition(address) && (
        <Button className={styles.clear} onClick={() => onChange(NO_CONDITION)}>
          清除全部条件
        </Button>
      )}
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  const shown = options.some((option) => option.value === value) ? value : (options[0]?.value ?? '');
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={shown} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
