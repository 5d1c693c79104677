import { useId } from 'react';
import { Select } from '../input/Select';
import type { ListColumn, Sort } from './column';
import styles from './ListTable.module.css';

interface SortChoiceProps<Row> {
  columns: readonly ListColumn<Row>[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

const ORDERS = [
  ['asc', '从小到大'],
  ['desc', '从大到小'],
] as const;

/** Sort column and direction in one select, in place of the header buttons on a phone. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const id = useId();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const choose = (value: string) => {
    const [prop, order] = value.split(' ');
    onSort(prop && (order === 'asc' || order === 'desc') ? { prop, order } : undefined);
  };
  const orders = sortable.flatMap(({ prop, label }) =>
    ORDERS.map(([order, words]) => ({ value: `${prop} ${order}`, label: `${label}${words}` })),
  );
  return (
    <div className={styles.choice} data-print="hide">
      <label htmlFor={id}>排序</label>
      <Select
        id={id}
        className={styles.choices}
        value={sort ? `${sort.prop} ${sort.order}` : ''}
        options={[{ value: '', label: '默认顺序' }, ...orders]}
        onChange={choose}
      />
    </div>
  );
}
