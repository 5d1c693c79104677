import { Button } from 'antd';
import { useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { rowsIn } from '@/schema/read-value';
import { shownColumns } from '@/schema/shown-columns';
import cards from '@/ui/cards.module.css';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import type { FieldOfKind } from '../field-kinds';
import type { FormControlProps } from '../input/control';
import type { Form } from '../store/form-store';
import { RowGroup } from './RowGroup';
import { maxRows } from './row-edits';
import styles from './rows.module.css';
import { useCellFocus } from './use-cell-focus';
import { useRowActions } from './use-row-actions';

/** Rows per group, rendered and hidden together. */
const GROUP = 20;

/** Number of cells above which a skip link bypasses the table. */
const MANY_CELLS = 60;

type RowsControlProps = Pick<FormControlProps<'rows'>, 'form' | 'field' | 'id' | 'aria'>;

/**
 * Row table: typed, pasted from a spreadsheet, navigated with Enter and arrow keys. Each cell subscribes to its own value; only
 * rows near the viewport are rendered.
 */
export default function RowsControl({ form, field: whole, id, aria }: RowsControlProps) {
  const field = useShownTable(form, whole);
  const { name, columns, unit = '行' } = field;
  const box = useRef<HTMLDivElement>(null);
  const { wantedGroup, focusCell } = useCellFocus(name, box, GROUP);
  const editable = columns.filter((column) => column.kind !== 'readonly');
  // Subscribes to the number of rows only, so that typing renders the cell and not the table.
  const count = useStore(form.store, (state) => rowsIn(state.values, name).length);
  const many = count * editable.length > MANY_CELLS;
  const full = count >= maxRows(field);
  const { note, undo, add, remove, leaveCell, paste, move, takeBack } = useRowActions(form, field, id, focusCell);

  return (
    <Stack id={id} className={styles.whole}>
      {many && (
        <Button className={styles.skip} onClick={() => document.getElementById(`${id}-end`)?.focus()}>
          跳过{field.label}的{count}行
        </Button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset grows with its table and does not scroll it */}
      <div
        ref={box}
        role="group"
        className={styles.box}
        data-few={!many || undefined}
        aria-labelledby={aria['aria-labelledby']}
        aria-describedby={count === 0 ? aria['aria-describedby'] : undefined}
        onPaste={paste}
        onKeyDown={move}
        // A table without inputs needs a tab stop to be scrolled.
        tabIndex={editable.length === 0 && count > 0 ? 0 : undefined}
      >
        {count === 0 ? (
          <Muted body className={styles.none}>
            还没有填写
          </Muted>
        ) : (
          <table
            className={`${styles.table} ${cards.cards}`}
            aria-labelledby={aria['aria-labelledby']}
            aria-describedby={aria['aria-describedby']}
            aria-rowcount={count + 1}
          >
            <TableHead field={field} />
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
        )}
      </div>
      <Row id={`${id}-end`} tabIndex={-1} gap={2}>
        {!field.fixed && (
          <Button id={`${id}-add`} onClick={add} aria-disabled={full}>
            添加一行
          </Button>
        )}
        <Muted as="span">
          共{count}
          {unit}
          {full && !field.fixed && `，已到${maxRows(field)}${unit}的上限`}
          {!field.fixed && '，可从表格软件复制后粘贴到单元格'}
        </Muted>
      </Row>
      <p role="status" className={styles.note}>
        {note?.text}
        {undo && (
          <Button type="link" onClick={() => takeBack(undo)}>
            撤销粘贴
          </Button>
        )}
      </p>
    </Stack>
  );
}

function TableHead({ field: { columns, fixed } }: { field: FieldOfKind<'rows'> }) {
  return (
    <>
      <colgroup>
        <col className={styles.numberColumn} />
        {columns.map((column) => (
          <col key={column.name} style={{ width: `${(column.width ?? 150) / 16}rem` }} />
        ))}
        {!fixed && <col className={styles.removeColumn} />}
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
          {!fixed && <th scope="col">操作</th>}
        </tr>
      </thead>
    </>
  );
}

/** Returns the field with its visible columns; the same object while unchanged. */
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
