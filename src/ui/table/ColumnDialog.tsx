import { Button } from 'antd';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { failureText } from '@/lib/shown-errors';
import { Dialog } from '../dialog/Dialog';
import { usePhone } from '../use-phone';
import styles from './ColumnDialog.module.css';
import { ColumnRow } from './ColumnRow';
import type { ListColumn } from './column';
import { moved, type PlacedColumn, widthWithin } from './column-rule';

interface ColumnDialogProps {
  columns: readonly Pick<ListColumn<Record<string, unknown>>, 'prop' | 'label' | 'disabled' | 'width'>[];
  placed: readonly PlacedColumn[];
  /** CSS variables of `tableStyleVariables`: a dialog stands beside the page. */
  look?: CSSProperties;
  onClose: () => void;
  /** Saves the columns at the centre; a rejected promise keeps the dialog open. */
  onSave: (columns: PlacedColumn[]) => Promise<void>;
  onReset: () => Promise<void>;
}

/** 列设置: visibility, order and width of columns, by mouse and keyboard. Applied on saving only. */
export function ColumnDialog({ columns, placed, look, onClose, onSave, onReset }: ColumnDialogProps) {
  const [draft, setDraft] = useState<PlacedColumn[]>([...placed]);
  const [announcement, setAnnouncement] = useState('');
  const [problem, setProblem] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);
  const phone = usePhone();
  const dragged = useRef<number | undefined>(undefined);
  const pressed = useRef<HTMLElement | undefined>(undefined);
  // A moved row loses the focus unless it is set again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = undefined;
  }, [draft]);
  const byProp = new Map(columns.map((column) => [column.prop as string, column]));
  const labelOf = (prop: string) => byProp.get(prop)?.label ?? prop;

  const change = (prop: string, next: Partial<PlacedColumn>) =>
    setDraft((before) => before.map((column) => (column.prop === prop ? { ...column, ...next } : column)));
  const move = (from: number, to: number) => {
    const prop = draft[from]?.prop;
    if (prop === undefined || to < 0 || to >= draft.length) return;
    setDraft(moved(draft, from, to));
    setAnnouncement(`${labelOf(prop)}已移到第${to + 1}列`);
  };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      onClose();
    } catch (error) {
      setProblem(failureText(error, '保存失败，请重试'));
      setBusy(false);
    }
  };
  const save = () => {
    if (draft.some(({ isShow }) => isShow)) return void run(() => onSave(draft));
    setProblem('至少保留一列，请勾选要显示的列');
  };

  return (
    <Dialog
      open
      title="列设置"
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button type="link" disabled={busy} onClick={() => void run(onReset)}>
            恢复默认
          </Button>
          <Button disabled={busy} onClick={onClose}>
            取消
          </Button>
          <Button type="primary" disabled={busy} onClick={save}>
            保存
          </Button>
        </>
      }
    >
      <p className={styles.hint}>
        {phone ? '勾选要显示的列，用箭头调整顺序。' : '勾选要显示的列，用箭头或拖动调整顺序，列宽以像素计。'}
        设置随账号保存。
      </p>
      <ol className={styles.list} style={look}>
        {draft.map((column, index) => (
          <ColumnRow
            key={column.prop}
            label={labelOf(column.prop)}
            column={column}
            fixed={byProp.get(column.prop)?.disabled === true}
            first={index === 0}
            last={index === draft.length - 1}
            onShow={(isShow) => change(column.prop, { isShow })}
            onWidth={(width) => change(column.prop, { width: widthWithin(width, column.width) })}
            onMove={(by, button) => {
              pressed.current = button;
              move(index, index + by);
            }}
            onDragStart={() => {
              dragged.current = index;
            }}
            onDropHere={() => {
              if (dragged.current !== undefined) move(dragged.current, index);
              dragged.current = undefined;
            }}
          />
        ))}
      </ol>
      <p role="status" data-unseen>
        {announcement}
      </p>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}
