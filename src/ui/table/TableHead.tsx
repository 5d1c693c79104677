import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { ColumnEdge } from './ColumnEdge';
import { cellClass } from './cell-class';
import type { ListColumn, Sort } from './column';
import type { ListTableProps } from './ListTable';
import styles from './ListTable.module.css';

type TableHeadProps<Row> = Pick<
  ListTableProps<Row>,
  'sort' | 'onSort' | 'filters' | 'onFilter' | 'onSized' | 'options'
> & {
  columns: readonly ListColumn<Row>[];
};

/** Names of the columns; where the centre sorts or filters by one, with the control for it. */
export function TableHead<Row>({ columns, sort, onSort, filters, onFilter, onSized, options }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => {
          const { prop, label, filterKey } = column;
          const order = sort?.prop === prop ? sort.order : undefined;
          return (
            <th
              key={prop}
              scope="col"
              data-head={label}
              className={cellClass(column)}
              style={column.left === undefined ? undefined : { left: column.left }}
              aria-sort={order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending'}
            >
              {column.sortable && onSort ? (
                <button type="button" className={styles.sort} onClick={() => onSort(nextSort(prop, sort))}>
                  {label}
                  <span className={styles.carets} aria-hidden="true">
                    <CaretUpOutlined data-on={order === 'asc'} />
                    <CaretDownOutlined data-on={order === 'desc'} />
                  </span>
                </button>
              ) : (
                label
              )}
              {column.filterable && filterKey !== undefined && onFilter && (
                <select
                  className={styles.filter}
                  aria-label={`按${label}筛选`}
                  value={filters?.[prop] ?? ''}
                  onChange={({ target }) => onFilter(prop, target.value)}
                >
                  <option value="">全部</option>
                  {options(filterKey).map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
              )}
              {onSized && <ColumnEdge props={columns.map((one) => one.prop)} index={index} onSized={onSized} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Up, down, and back to the order in which the centre keeps them. */
function nextSort(prop: string, sort: Sort | undefined): Sort | undefined {
  if (sort?.prop !== prop) return { prop, order: 'asc' };
  return sort.order === 'asc' ? { prop, order: 'desc' } : undefined;
}
