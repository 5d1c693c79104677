import { memo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Column, FieldOfKind } from '../field-kinds';
import { cellId } from '../input/field-id';
import { LONGEST_INPUT, useFilteredText } from '../input/use-filtered-text';
import type { Form } from '../store/form-store';
import { cellOptions, isCellRequired } from '../values/cell-error';
import { cellKey } from '../values/cell-errors';
import { rowsIn } from '../values/read-value';
import { cellValue } from '../values/shown-columns';
import { cleanCell, finishCell } from './clean-cell';
import { withCell } from './row-edits';
import styles from './rows.module.css';
import { useCellLookup } from './use-cell-lookup';

interface RowCellProps {
  form: Form;
  field: FieldOfKind<'rows'>;
  column: Column;
  index: number;
  /** Names the row to who cannot see it. */
  row: string;
  /** Judges the cell once it is left. */
  onLeave: (index: number, column: string) => void;
}

/** One cell: subscribes to its own value, so that a key typed renders this cell alone. */
export const RowCell = memo(function RowCell(props: RowCellProps) {
  const { form, field, column, index, row, onLeave } = props;
  const { name } = field;
  const id = cellId(name, index, column.name);
  const value = useStore(form.store, (state) => rowsIn(state.values, name)[index]?.[column.name] ?? '');
  const error = useStore(form.store, (state) => state.errors[cellKey(name, index, column.name)]);
  const required = useStore(form.store, (state) => isCellRequired(column, rowsIn(state.values, name)[index] ?? {}));
  const set = (next: string) =>
    form.set(name, withCell(rowsIn(form.store.getState().values, name), index, column.name, next));
  /** What stood there when the cell got the focus: what was not changed is not asked about again. */
  const entered = useRef(value);
  const leave = () => {
    const finished = finishCell(column, value);
    if (finished !== value) set(finished);
    onLeave(index, column.name);
    if (value !== entered.current) void ask();
  };
  const said = useStore(form.store, (state) => {
    const known = rowsIn(state.values, name)[index];
    return known && column.kind === 'readonly' ? cellValue(column, known, form.facts()) : '';
  });
  const { asking, ask } = useCellLookup(form, field, column, index);
  if (column.kind === 'readonly') {
    return (
      <td className={styles.readonly} data-label={column.label}>
        {said || '--'}
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
  const box = useRef<HTMLInputElement>(null);
  const { shown, handlers } = useFilteredText({
    value,
    onChange,
    clean: (raw, before) => cleanCell(column, raw, before),
    box: () => box.current,
  });
  return (
    <input
      {...aria}
      ref={box}
      className={column.kind === 'money' || column.kind === 'rate' ? styles.amount : styles.input}
      value={shown}
      autoComplete="off"
      maxLength={LONGEST_INPUT}
      inputMode={NUMERIC[column.kind]}
      placeholder={PLACEHOLDERS[column.kind]}
      {...handlers}
      onBlur={onLeave}
    />
  );
}

function SelectCell({ form, column, value, aria, onChange, onLeave }: CellControlProps & { form: Form }) {
  const options = cellOptions(column, form.facts());
  return (
    <select
      {...aria}
      className={styles.input}
      value={options.some((option) => option.value === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    >
      <option value="">请选择</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
