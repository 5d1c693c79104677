import { type ClipboardEvent, type KeyboardEvent, useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { isComposing } from '@/lib/composing';
import type { RowValues } from '@/schema/field-kinds';
import { rowsIn } from '@/schema/read-value';
import { askConfirmation } from '@/ui/dialog/confirm';
import type { FieldOfKind } from '../field-kinds';
import type { Form } from '../store/form-store';
import { readPastedCell } from './clean-cell';
import { lookUpRows } from './look-up-cell';
import { isFilled, isTable, maxRows, pasteTable, withoutRow } from './row-edits';

interface Note {
  text: string;
  /** Rows before and after a paste, which can be undone until the next edit. */
  undo?: { before: readonly RowValues[]; after: readonly RowValues[] };
}

/** Edits of a row table (add, remove, paste, move by keys) and the note on the last one. */
export function useRowActions(
  form: Form,
  field: FieldOfKind<'rows'>,
  id: string,
  focusCell: (index: number, column: string) => void,
) {
  const { name, columns } = field;
  const first = columns.find((column) => column.kind !== 'readonly')?.name;
  const [note, setNote] = useState<Note | null>(null);
  const undo = useStore(form.store, (state) =>
    note?.undo && note.undo.after === rowsIn(state.values, name) ? note.undo : undefined,
  );

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
    if (field.fixed || now.length >= maxRows(field)) return;
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
        (await askConfirmation({
          title: `删除${row}？`,
          content: '这一行填写的内容将一并删除。',
          okText: '删除',
          cancelText: '保留',
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
    const list = event.target instanceof HTMLElement && event.target.role === 'combobox';
    if (list && event.key === 'Enter') return;
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

  return { note, undo, add, remove, leaveCell, paste, move, takeBack };
}

/** Returns the cell of an event. */
function cellOf(target: EventTarget): { index: number; column: string } | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { row, column } = target.closest<HTMLElement>('[data-row]')?.dataset ?? {};
  return row !== undefined && column !== undefined ? { index: Number(row), column } : undefined;
}
