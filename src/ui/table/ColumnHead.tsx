import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Select } from '../input/Select';
import { ColumnEdge } from './ColumnEdge';
import type { CodeLabel, ListColumn, Sort } from './column';
import styles from './ListTable.module.css';

interface ColumnHeadProps<Row> {
  column: ListColumn<Row>;
  /** Props of all visible columns, and the index of this one. */
  names: readonly string[];
  index: number;
  sort: Sort | undefined;
  onSort: ((sort: Sort | undefined) => void) | undefined;
  filters: Readonly<Record<string, string>> | undefined;
  onFilter: ((prop: string, code: string) => void) | undefined;
  onSized: ((widths: Record<string, number>) => void) | undefined;
  options: (filterKey: string) => readonly CodeLabel[];
}

/**
 * Content of a column's head, with sort and filter controls where the centre supports them. A button sorts: antd's own sorter makes the head
 * a tab stop without role, and its filter is not reachable by keyboard.
 */
export function ColumnHead<Row>(props: ColumnHeadProps<Row>) {
  const { column, names, index, sort, onSort, filters, onFilter, onSized, options } = props;
  const { prop, label, filterKey } = column;
  const order = sort?.prop === prop ? sort.order : undefined;
  return (
    <>
      {column.sortable && onSort ? (
        <Button type="text" size="small" className={styles.sort} onClick={() => onSort(nextSort(prop, sort))}>
          {label}
          <span className={styles.carets} aria-hidden="true">
            <CaretUpOutlined data-on={order === 'asc'} />
            <CaretDownOutlined data-on={order === 'desc'} />
          </span>
        </Button>
      ) : (
        label
      )}
      {column.filterable && filterKey !== undefined && onFilter && (
        <Select
          size="small"
          className={styles.filter}
          aria-label={`按${label}筛选`}
          value={filters?.[prop] ?? ''}
          options={[{ value: '', label: '全部' }, ...options(filterKey)]}
          onChange={(code) => onFilter(prop, code)}
        />
      )}
      {onSized && <ColumnEdge props={names} index={index} onSized={onSized} />}
    </>
  );
}

/** Ascending, descending, then the centre's default order. */
function nextSort(prop: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.prop !== prop) return { prop, order: 'asc' };
  return sort.order === 'asc' ? { prop, order: 'desc' } : undefined;
}
