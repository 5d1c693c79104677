import { Button, Checkbox } from 'antd';
import { SearchField } from '@/ui/input/SearchField';
import { Grid } from '@/ui/layout/Grid';
import { ChoiceField } from '../ChoiceField';
import styles from './cooperation.module.css';
import {
  type CooperationAddress,
  hasCondition,
  NAME_LENGTH,
  NO_CONDITION,
  ORDERS,
  PRICE_LENGTH,
  type PriceProblems,
  STARS,
  typedPrice,
} from './project-filter';

interface FiltersProps {
  address: CooperationAddress;
  districts: readonly string[];
  problems: PriceProblems;
  onChange: (changes: Partial<CooperationAddress>) => void;
}

/** Filters of the list; each change reloads from the first page. */
export function Filters({ address, districts, problems, onChange }: FiltersProps) {
  const change = (changes: Partial<CooperationAddress>) => onChange({ ...changes, page: '1' });
  const { qy, kfsmc, lpmc, jjq, jjz, lsjzdj, kd, px } = address;
  // An unknown value stays selected: the response reports it.
  const known = qy === '' || districts.includes(qy) ? districts : [...districts, qy];
  return (
    <Grid
      as="form"
      min="13em"
      rowGap={1.5}
      align="start"
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
      <ChoiceField
        label="区域"
        value={qy}
        options={[{ value: '', label: '全部区域' }, ...known.map((one) => ({ value: one, label: one }))]}
        onChange={(value) => change({ qy: value })}
      />
      <SearchField
        label="最低均价（元/㎡）"
        value={jjq}
        maxLength={PRICE_LENGTH}
        inputMode="numeric"
        error={problems.jjq}
        onSearch={(value) => change({ jjq: typedPrice(value) })}
      />
      <SearchField
        label="最高均价（元/㎡）"
        value={jjz}
        maxLength={PRICE_LENGTH}
        inputMode="numeric"
        error={problems.jjz}
        onSearch={(value) => change({ jjz: typedPrice(value) })}
      />
      <ChoiceField
        label="绿色建筑星级"
        value={lsjzdj}
        options={STARS}
        onChange={(value) => change({ lsjzdj: value })}
      />
      <ChoiceField label="排序" value={px} options={ORDERS} onChange={(value) => change({ px: value })} />
      <Checkbox
        className={styles.tick}
        checked={kd === '1'}
        onChange={({ target }) => change({ kd: target.checked ? '1' : '' })}
      >
        只看还有可贷房源的
      </Checkbox>
      {hasCondition(address) && (
        <Button className={styles.clear} onClick={() => onChange(NO_CONDITION)}>
          清除全部条件
        </Button>
      )}
    </Grid>
  );
}
