import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Checkbox, InputNumber } from 'antd';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { usePhone } from '../use-phone';
import styles from './ColumnDialog.module.css';
import { NARROWEST, type PlacedColumn, WIDEST } from './column-rule';

interface ColumnRowProps {
  label: string;
  column: PlacedColumn;
  /** The column cannot be hidden. */
  fixed: boolean;
  first: boolean;
  last: boolean;
  onShow: (isShow: boolean) => void;
  onWidth: (width: number) => void;
  /** `button` is the pressed button; it gets focus again after the row has moved. */
  onMove: (by: 1 | -1, button: HTMLElement) => void;
  onDragStart: () => void;
  onDropHere: () => void;
}

/** The size of the centre's table style. */
const INHERITED = { root: { fontSize: 'inherit' }, label: { fontSize: 'inherit' } };

/** One column of the column dialog. */
export function ColumnRow(props: ColumnRowProps) {
  const { label, column, fixed, first, last, onShow, onWidth, onMove, onDragStart, onDropHere } = props;
  const id = useId();
  const phone = usePhone();
  const [over, setOver] = useState(false);
  return (
    <li
      className={`${styles.row} ${over ? styles.over : ''}`}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox requires drag data.
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
      <Checkbox
        className={styles.name}
        styles={INHERITED}
        checked={column.isShow}
        disabled={fixed}
        onChange={({ target }) => onShow(target.checked)}
      >
        {label}
        {fixed && '（必显）'}
      </Checkbox>
      {/* A phone shows each row as a card. */}
      {!phone && (
        <>
          <label className={styles.width} htmlFor={`${id}-width`}>
            <span data-unseen>{label}</span>列宽
          </label>
          <InputNumber
            id={`${id}-width`}
            className={styles.number}
            min={NARROWEST}
            max={WIDEST}
            step={10}
            precision={0}
            value={column.width}
            onChange={(width) => width !== null && onWidth(width)}
          />
        </>
      )}
      <MoveButton
        name={`${label}上移`}
        off={first}
        icon={<ArrowUpOutlined aria-hidden />}
        onMove={(at) => onMove(-1, at)}
      />
      <MoveButton
        name={`${label}下移`}
        off={last}
        icon={<ArrowDownOutlined aria-hidden />}
        onMove={(at) => onMove(1, at)}
      />
    </li>
  );
}

interface MoveButtonProps {
  name: string;
  /** Stays focusable: the row has just been moved to an end. */
  off: boolean;
  icon: ReactNode;
  onMove: (button: HTMLElement) => void;
}

function MoveButton({ name, off, icon, onMove }: MoveButtonProps) {
  return (
    <Button
      icon={icon}
      aria-label={name}
      aria-disabled={off || undefined}
      onClick={({ currentTarget }) => onMove(currentTarget)}
    />
  );
}
