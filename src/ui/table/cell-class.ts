import { isAmount, type ListColumn } from './column';
import styles from './ListTable.module.css';

/** How the cells of a column stand: head and body alike. */
export function cellClass<Row>(column: ListColumn<Row>): string | undefined {
  if (column.left !== undefined) return styles.frozen;
  if (isAmount(column)) return styles.amount;
  return column.screenOnly ? styles.pinned : undefined;
}
