import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { type DragEvent, useId, useState } from 'react';
import styles from './ColumnDialog.module.css';
import { NARROWEST, type PlacedColumn, WIDEST } from './column-rule';

interface ColumnRowProps {
  label: string;
  column: PlacedColumn;
  /** Cannot be hidden. */
  fixed: boolean;
  first: boolean;
  last: boolean;
  onShow: (isShow: boolean) => void;
  onWidth: (width: number) => void;
  /** `button` was pressed: it gets the focus again, wherever its row goes. */
  onMove: (by: 1 | -1, button: HTMLElement) => void;
  onDragStart: () => void;
  onDropHere: () => void;
}

/** One column of the column dialog. */
export function ColumnRow(props: ColumnRowProps) {
  const { label, column, fixed, first, last, onShow, onWidth, onMove, onDragStart, onDropHere } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const [width, setWidth] = useState(String(column.width));
  const commit = () => {
    const typed = Number(width);
    const next = width.trim() === '' || !Number.isFinite(typed) ? column.width : clamp(typed);
    setWidth(String(next));
    if (next !== column.width) onWidth(next);
  };
  return (
    <li
      className={`${styles.row} ${over ? styles.over : ''}`}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing that has no data.
        event.dataTransfer.setData('text/plain', label);
        onDragStart();
      }}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDropHere();
      }}
    >
      <HolderOutlined className={styles.holder} aria-hidden />
      <label className={styles.name}>
        <input
          type="checkbox"
          checked={column.isShow}
          disabled={fixed}
          onChange={({ target }) => onShow(target.checked)}
        />
        {label}
        {fixed && <span className={styles.fixed}>（必显）</span>}
      </label>
      <label className={styles.width} htmlFor={`${id}-width`}>
        <span data-unseen>{label}</span>列宽
      </label>
      <input
        id={`${id}-width`}
        className={styles.number}
        type="number"
        min={NARROWEST}
        max={WIDEST}
        step={10}
        value={width}
        onChange={({ target }) => setWidth(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button
        type="button"
        className={styles.move}
        aria-label={`${label}上移`}
        aria-disabled={first}
        onClick={({ currentTarget }) => onMove(-1, currentTarget)}
      >
        <ArrowUpOutlined aria-hidden />
      </button>
      <button
        type="button"
        className={styles.move}
        aria-label={`${label}下移`}
        aria-disabled={last}
        onClick={({ currentTarget }) => onMove(1, currentTarget)}
      >
        <ArrowDownOutlined aria-hidden />
      </button>
    </li>
  );
}

function clamp(width: number): number {
  return Math.min(WIDEST, Math.max(NARROWEST, Math.round(width)));
}
