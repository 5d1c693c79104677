import type { PointerEvent } from 'react';
import { widthWithin } from './column-rule';
import styles from './ListTable.module.css';

interface ColumnEdgeProps {
  /** Props of all columns on show. */
  props: readonly string[];
  /** The one whose right edge this is. */
  index: number;
  onSized: (widths: Record<string, number>) => void;
}

/**
 * The right edge of a column, to be dragged by mouse, pen or finger; by keyboard widths are typed in the column dialog, so this is
 * not in the way of the Tab key. While it moves only the column itself is touched, nothing is drawn anew.
 */
export function ColumnEdge({ props, index, onSized }: ColumnEdgeProps) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    const edge = event.currentTarget;
    const table = edge.closest('table');
    const columns = [...(table?.querySelectorAll('col') ?? [])];
    const heads = [...(table?.querySelectorAll('th') ?? [])];
    if (!table || event.button !== 0) return;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    // What is seen now is what the drag begins with: a table wider than its columns has spread them.
    const widths = heads.map((head) => widthWithin(head.getBoundingClientRect().width, 0));
    const before = widths[index] ?? 0;
    const from = event.clientX;
    const lay = () => {
      for (const [at, column] of columns.entries()) column.style.width = `${widths[at]}px`;
      table.style.minWidth = `${widths.reduce((sum, width) => sum + width, 0)}px`;
    };
    const move = ({ clientX }: { clientX: number }) => {
      widths[index] = widthWithin(before + clientX - from, before);
      lay();
    };
    const end = () => {
      edge.removeEventListener('pointermove', move);
      edge.removeEventListener('pointerup', end);
      edge.removeEventListener('pointercancel', end);
      if (widths[index] !== before) onSized(Object.fromEntries(props.map((prop, at) => [prop, widths[at] ?? 0])));
    };
    edge.addEventListener('pointermove', move);
    edge.addEventListener('pointerup', end);
    edge.addEventListener('pointercancel', end);
  };
  return <span className={styles.edge} aria-hidden="true" data-print="hide" onPointerDown={start} />;
}
