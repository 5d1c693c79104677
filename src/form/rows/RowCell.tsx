import { Input, type InputRef } from 'antd';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { CELL_RATE_DECIMALS, cellOptions, isCellRequired } from '@/schema/cell-error';
import type { Column } from '@/schema/field-kinds';
import { rowsIn } from '@/schema/read-value';
import { cellValue } from '@/schema/shown-columns';
import { Select } from '@/ui/input/Select';
import type { FieldOfKind } from '../field-kinds';
import { RejectedNote } from '../input/FilteredInput';
import { cellId } from '../input/field-id';
import { numbersOnly } from '../input/numbers-only';
import { LONGEST_INPUT, useFilteredText } from '../input/use-filtered-text';
import type { Form } from '../store/form-store';
import { cellKey } from '../values/cell-errors';
import { cleanCell, finishCell } from './clean-cell';
import { lookUpCell } from './look-up-cell';
import { withCell } from './row-edits';
import styles from './rows.module.css';

interface RowCellProps {
  form: Form;
  field: FieldOfKind<'rows'>;
  column: Column;
  index: number;
  /** Name of the row for screen readers. */
  row: string;
  /** Judges the cell on blur. */
  onLeave: (index: number, column: string) => void;
}

/** One cell; subscribes to its own value, so that typing renders this cell only. */
export const RowCell = memo(function RowCell(props: RowCellProps) {
  const { form, field, column, index, row, onLeave } = props;
  const { name } = field;
  const id = cellId(name, index, column.name);
  const value = useStore(form.store, (state) => rowsIn(state.values, name)[index]?.[column.name] ?? '');
  const error = useStore(form.store, (state) => state.errors[cellKey(name, index, column.name)]);
  const required = useStore(form.store, (state) => isCellRequired(column, rowsIn(state.values, name)[index] ?? {}));
  const set = (next: string) =>
    form.set(name, withCell(rowsIn(form.store.getState().values, name), index, column.name, next));
  /** Value at focus: an unchanged cell triggers no lookup. */
  const entered = useRef(value);
  const leave = () => {
    const finished = finishCell(column, value);
    if (finished !== value) set(finished);
    onLeave(index, column.name);
    if (value !== entered.current) void ask();
  };
  const message = useStore(form.store, (state) => {
    const known = rowsIn(state.values, name)[index];
    return known && column.kind === 'readonly' ? cellValue(column, known, form.facts()) : '';
  });
  const { asking, ask } = useCellLookup(form, field, column, index);
  if (column.kind === 'readonly') {
    return (
      <td className={styles.readonly} data-label={column.label}>
        {message || '--'}
      </td>
    );
  }
  const aria: CellAria = {
    id,
    'aria-label': `${row} ${column.label}`,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-required': required,
    'aria-busy': asking || undefined,
    'data-row': index,
    'data-column': column.name,
  };
  return (
    <td
      data-label={column.label}
      data-edit
      onFocus={() => {
        entered.current = value;
      }}
    >
      {column.kind === 'select' ? (
        <SelectCell {...{ form, column, value, aria }} onChange={set} onLeave={leave} />
      ) : (
        <TextCell {...{ column, value, aria }} onChange={set} onLeave={leave} />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </td>
  );
});

interface CellAria {
  id: string;
  'aria-label': string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': boolean;
  'aria-busy': true | undefined;
  'data-row': number;
  'data-column': string;
}

interface CellControlProps {
  column: Column;
  value: string;
  aria: CellAria;
  onChange: (value: string) => void;
  onLeave: () => void;
}

const NUMERIC: Partial<Record<Column['kind'], 'numeric' | 'decimal' | 'tel'>> = {
  money: 'decimal',
  rate: 'decimal',
  int: 'numeric',
  mobile: 'tel',
};
const PLACEHOLDERS: Partial<Record<Column['kind'], string>> = { date: '年-月-日', month: '年-月' };

function TextCell({ column, value, aria, onChange, onLeave }: CellControlProps) {
  const box = useRef<InputRef>(null);
  const { shown, rejected, handlers } = useFilteredText({
    value,
    onChange,
    clean: (raw, before) => cleanCell(column, raw, before),
    box: () => box.current?.input,
  });
  const decimals = decimalsOf(column);
  return (
    <>
      <Input
        {...aria}
        ref={box}
        status={aria['aria-invalid'] ? 'error' : ''}
        className={column.kind === 'money' || column.kind === 'rate' ? styles.amount : styles.input}
        value={shown}
        autoComplete="off"
        maxLength={LONGEST_INPUT}
        inputMode={NUMERIC[column.kind]}
        placeholder={PLACEHOLDERS[column.kind]}
        {...handlers}
        onBlur={onLeave}
      />
      {rejected && decimals !== undefined && <RejectedNote rejected={rejected} only={numbersOnly(decimals)} />}
    </>
  );
}

/** Decimals of a number; undefined for any other cell. */
function decimalsOf(column: Column): number | undefined {
  if (column.kind === 'rate') return CELL_RATE_DECIMALS;
  if (column.kind === 'money') return 2;
  return column.kind === 'int' ? 0 : undefined;
}

/** An optional choice can be taken back. */
const NOTHING = { value: '', label: '请选择' };

function SelectCell({ form, column, value, aria, onChange, onLeave }: CellControlProps & { form: Form }) {
  const options = cellOptions(column, form.facts());
  return (
    <Select
      {...aria}
      className={styles.input}
      value={value}
      options={aria['aria-required'] ? options : [NOTHING, ...options]}
      onChange={onChange}
      onBlur={onLeave}
    />
  );
}

/** Looks up a cell on blur where its column has `lookup`; a newer value aborts the request. */
function useCellLookup(form: Form, field: FieldOfKind<'rows'>, column: Column, index: number) {
  const running = useRef<AbortController>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const ask = useCallback(async () => {
    if (!column.lookup) return;
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setAsking(true);
    await lookUpCell(form, field, column, index, own.signal);
    if (running.current === own) setAsking(false);
  }, [form, field, column, index]);

  return { asking, ask };
}
