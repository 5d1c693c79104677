import type { PointerEvent } from 'react';
import { widthWithin } from './column-rule';
import styles from './ListTable.module.css';

interface ColumnEdgeProps {
  /** Props of all visible columns. */
  props: readonly string[];
  /** Index of the column left of this edge. */
  index: number;
  onSized: (widths: Record<string, number>) => void;
}

/**
 * Drag handle for a column's width (mouse, pen, touch); the keyboard uses the column dialog, so it is no tab stop. Dragging changes the
 * column's style directly, without rendering.
 */
export function ColumnEdge({ props, index, onSized }: ColumnEdgeProps) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    const edge = event.currentTarget;
    const table = edge.closest('table');
    const columns = [...(table?.querySelectorAll('col') ?? [])];
    const heads = [...(table?.querySelectorAll('thead th') ?? [])];
    if (!table || event.button !== 0) return;
    event.preventDefault();
    edge.setPointerCapture(event.pointerId);
    // Starts from the rendered widths: a table wider than its columns has stretched them.
    const widths = heads.map((head) => widthWithin(head.getBoundingClientRect().width, 0));
    const before = widths[index] ?? 0;
    const from = event.clientX;
    const lay = () => {
      for (const [at, column] of columns.entries()) column.style.width = `${widths[at]}px`;
      table.style.width = `${widths.reduce((sum, width) => sum + width, 0)}px`;
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
