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

/** On a phone, in place of a button for each column that sorts: which column, and which way, in one control. */
export function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const choose = (value: string) => {
    const [prop, order] = value.split(' ');
    onSort(prop && (order === 'asc' || order === 'desc') ? { prop, order } : undefined);
  };
  return (
    <label className={styles.choice} data-print="hide">
      排序
      <select
        className={styles.choices}
        value={sort ? `${sort.prop} ${sort.order}` : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">默认顺序</option>
        {sortable.flatMap(({ prop, label }) =>
          ORDERS.map(([order, words]) => (
            <option key={`${prop} ${order}`} value={`${prop} ${order}`}>
              {label}
              {words}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
