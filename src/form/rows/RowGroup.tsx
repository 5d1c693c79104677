import { Button } from 'antd';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { rowsIn } from '@/schema/read-value';
import type { FieldOfKind } from '../field-kinds';
import type { Form } from '../store/form-store';
import { RowCell } from './RowCell';

interface RowGroupProps {
  form: Form;
  field: FieldOfKind<'rows'>;
  /** Index of the first row; `end` is exclusive. */
  start: number;
  end: number;
  box: RefObject<HTMLElement | null>;
  /** Forces rendering: a cell of the group is to be focused. */
  wanted: boolean;
  onLeaveCell: (index: number, column: string) => void;
  onRemove: (index: number, row: string) => void;
}

/** Estimated height (px) of a row until its group is rendered. */
const ROW_HEIGHT = 57;
/** Distance (px) from the viewport within which groups are rendered. */
const MARGIN = 600;

/** A group of rows, rendered while near the viewport or focused. */
export const RowGroup = memo(function RowGroup({ start, end, box, wanted, ...rest }: RowGroupProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const height = useRef(0);
  const [near, setNear] = useState(start === 0);
  const [focused, setFocused] = useState(false);
  const drawn = near || wanted || focused;

  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        if (!last.isIntersecting) height.current = last.boundingClientRect.height;
        setNear(last.isIntersecting);
      },
      { root: box.current, rootMargin: `${MARGIN}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  if (!drawn) {
    return (
      <tbody ref={body}>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus; it keeps the place of rows that are not drawn */}
        <tr aria-hidden="true" data-gap>
          <td
            colSpan={rest.field.columns.length + 2}
            style={{ height: height.current || (end - start) * ROW_HEIGHT }}
          />
        </tr>
      </tbody>
    );
  }
  return (
    <tbody
      ref={body}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {Array.from({ length: end - start }, (_, offset) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are places, values move through them
        <Row key={start + offset} index={start + offset} {...rest} />
      ))}
    </tbody>
  );
});

type RowProps = Pick<RowGroupProps, 'form' | 'field' | 'onLeaveCell' | 'onRemove'> & { index: number };

/** One row; renders when its name changes, not when its cells do. */
const Row = memo(function Row({ form, field, index, onLeaveCell, onRemove }: RowProps) {
  const called = useStore(form.store, (state) => {
    const row = rowsIn(state.values, field.name)[index];
    return row ? field.rowName(row, index) : '';
  });
  const row = called.trim() || `第${index + 1}行`;
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" data-label="序号">
        {index + 1}
      </th>
      {field.columns.map((column) => (
        <RowCell
          key={column.name}
          form={form}
          field={field}
          column={column}
          index={index}
          row={row}
          onLeave={onLeaveCell}
        />
      ))}
      {!field.fixed && (
        <td>
          <Button type="link" aria-label={`删除${row}`} onClick={() => onRemove(index, row)}>
            删除
          </Button>
        </td>
      )}
    </tr>
  );
});
