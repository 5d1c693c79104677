import { type ClipboardEvent, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isComposing } from '@/lib/composing';
import cards from '@/ui/cards.module.css';
import { confirm } from '@/ui/confirm';
import { Button } from '@/ui/plain/Button';
import type { FieldOfKind, RowValues } from '../field-kinds';
import type { FormControlProps } from '../input/control';
import type { Form } from '../store/form-store';
import { rowsIn } from '../values/read-value';
import { shownColumns } from '../values/shown-columns';
import { readPastedCell } from './clean-cell';
import { lookUpRows } from './look-up-cell';
import { RowGroup } from './RowGroup';
import { isFilled, isTable, mostRows, pasteTable, withoutRow } from './row-edits';
import styles from './rows.module.css';
import { useCellFocus } from './use-cell-focus';

/** Rows drawn and hidden together: the page holds those near what is on the screen. */
const GROUP = 20;

/** With more cells than this, the Tab key needs a way past them. */
const MANY_CELLS = 60;

interface Note {
  text: string;
  /** The rows before and after a paste, which can be taken back as long as nothing else was done. */
  undo?: { before: readonly RowValues[]; after: readonly RowValues[] };
}

type RowsControlProps = Pick<FormControlProps<'rows'>, 'form' | 'field' | 'id' | 'aria'>;

/**
 * A table of rows: typed in, pasted from a spreadsheet, gone through with Enter and the arrows. Each cell follows its own
 * value in the form; of many rows only those near the screen are in the page.
 */
export default function RowsControl({ form, field: whole, id, aria }: RowsControlProps) {
  const field = useShownTable(form, whole);
  const { name, columns } = field;
  const box = useRef<HTMLDivElement>(null);
  const [note, setNote] = useState<Note | null>(null);
  const { wantedGroup, focusCell } = useCellFocus(name, box, GROUP);
  const editable = columns.filter((column) => column.kind !== 'readonly');
  const first = editable[0]?.name;
  // Of the rows only their number: a key typed renders its cell, not the table.
  const count = useStore(form.store, (state) => rowsIn(state.values, name).length);
  const undo = useStore(form.store, (state) =>
    note?.undo && note.undo.after === rowsIn(state.values, name) ? note.undo : undefined,
  );
  const full = count >= mostRows(field);

  const leaveCell = useCallback(
    (index: number, column: string) => {
      const message = form.leaveCell(name, index, column);
      const label = columns.find((other) => other.name === column)?.label ?? '';
      setNote((before) => (message ? { text: `第${index + 1}行${label}：${message}` } : before?.undo ? before : null));
    },
    [form, name, columns],
  );

  const add = () => {
    const now = rowsIn(form.store.getState().values, name);
    if (field.fixed || now.length >= mostRows(field)) return;
    form.set(name, [...now, field.blank]);
    if (first) focusCell(now.length, first);
  };

  const remove = useCallback(
    async (index: number, row: string) => {
      const now = rowsIn(form.store.getState().values, name);
      const condemned = now[index];
      if (!condemned) return;
      const sure =
        !isFilled(field, condemned) ||
        (await confirm({
          title: `删除${row}？`,
          content: '这一行填写的内容将一并删除。',
          okText: '删除',
          cancelText: '保留',
          focus: 'cancel',
        }));
      if (!sure) return;
      const left = withoutRow(rowsIn(form.store.getState().values, name), index);
      form.set(name, left);
      setNote({ text: `已删除${row}，还有${left.length}行` });
      if (first && left.length > 0) focusCell(Math.min(index, left.length - 1), first);
      else document.getElementById(`${id}-add`)?.focus();
    },
    [form, field, name, first, focusCell, id],
  );

  const paste = (event: ClipboardEvent) => {
    const at = cellOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!at || !isTable(text)) return;
    event.preventDefault();
    const before = rowsIn(form.store.getState().values, name);
    const pasted = pasteTable(field, before, at, text, (column, raw) => readPastedCell(column, raw, form.facts()));
    form.set(name, pasted.rows);
    const left = pasted.left > 0 ? `，另有${pasted.left}行超出表格，没有粘贴` : '';
    setNote({ text: `已粘贴${pasted.count}行${left}`, undo: { before, after: pasted.rows } });
    void lookUpRows(form, field, at.index, at.index + pasted.count);
  };

  const move = (event: KeyboardEvent) => {
    const at = cellOf(event.target);
    if (!at || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    const list = event.target instanceof HTMLSelectElement;
    const down = event.key === 'Enter' || (event.key === 'ArrowDown' && !list);
    if (!down && (event.key !== 'ArrowUp' || list)) return;
    event.preventDefault();
    const next = at.index + (down && !event.shiftKey ? 1 : -1);
    const rows = rowsIn(form.store.getState().values, name);
    if (next >= 0 && next < rows.length) focusCell(next, at.column);
    else if (event.key === 'Enter' && next === rows.length) {
      const last = rows[at.index];
      if (last && isFilled(field, last)) add();
    }
  };

  const takeBack = ({ before }: NonNullable<Note['undo']>) => {
    form.set(name, before);
    setNote({ text: '已撤销粘贴' });
  };

  return (
    <div id={id} className={styles.whole}>
      {count * editable.length > MANY_CELLS && (
        <button type="button" className={styles.skip} onClick={() => document.getElementById(`${id}-end`)?.focus()}>
          跳过{field.label}的{count}行
        </button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset grows with its table and does not scroll it */}
      <div
        ref={box}
        role="group"
        className={styles.box}
        aria-labelledby={aria['aria-labelledby']}
        onPaste={paste}
        onKeyDown={move}
        // A table without a cell to type in is scrolled by itself.
        tabIndex={editable.length === 0 || count === 0 ? 0 : undefined}
      >
        <table
          className={`${styles.table} ${cards.cards}`}
          aria-labelledby={aria['aria-labelledby']}
          aria-describedby={aria['aria-describedby']}
          aria-rowcount={count + 1}
        >
          <colgroup>
            <col className={styles.numberColumn} />
            {columns.map((column) => (
              <col key={column.name} style={{ width: `${(column.width ?? 150) / 16}rem` }} />
            ))}
            {!field.fixed && <col className={styles.removeColumn} />}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">序号</th>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  {column.label}
                  {column.required === false && column.kind !== 'readonly' && '（选填）'}
                </th>
              ))}
              {!field.fixed && <th scope="col">操作</th>}
            </tr>
          </thead>
          {Array.from({ length: Math.ceil(count / GROUP) }, (_, group) => (
            <RowGroup
              // biome-ignore lint/suspicious/noArrayIndexKey: groups are places, rows move through them
              key={group}
              form={form}
              field={field}
              start={group * GROUP}
              end={Math.min((group + 1) * GROUP, count)}
              box={box}
              wanted={wantedGroup === group}
              onLeaveCell={leaveCell}
              onRemove={remove}
            />
          ))}
        </table>
        {count === 0 && <p className={styles.none}>还没有填写</p>}
      </div>
      <div id={`${id}-end`} tabIndex={-1} className={styles.foot}>
        {!field.fixed && (
          <Button id={`${id}-add`} onClick={add} aria-disabled={full}>
            添加一行
          </Button>
        )}
        <span className={styles.count}>
          共{count}行{full && !field.fixed && `，已到${mostRows(field)}行的上限`}
          {!field.fixed && '，可从表格软件复制后粘贴到单元格'}
        </span>
      </div>
      <p role="status" className={styles.note}>
        {note?.text}
        {undo && (
          <Button kind="link" onClick={() => takeBack(undo)}>
            撤销粘贴
          </Button>
        )}
      </p>
    </div>
  );
}

/** The table with the columns that show: the same object while they are the same. */
function useShownTable(form: Form, whole: FieldOfKind<'rows'>): FieldOfKind<'rows'> {
  const names = useStore(form.store, ({ values }) =>
    shownColumns(whole, values, form.facts())
      .map(({ name }) => name)
      .join(),
  );
  return useMemo(() => {
    const shown = new Set(names.split(','));
    return { ...whole, columns: whole.columns.filter(({ name }) => shown.has(name)) };
  }, [whole, names]);
}

/** The cell an event came from. */
function cellOf(target: EventTarget): { index: number; column: string } | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { row, column } = target.dataset;
  return row !== undefined && column !== undefined ? { index: Number(row), column } : undefined;
}
