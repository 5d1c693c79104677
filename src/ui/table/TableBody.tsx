import { memo, type PointerEvent } from 'react';
import { cellClass } from './cell-class';
import { cellText, optionOf, rawText } from './cell-text';
import type { CellWords, ListColumn } from './column';
import type { Line, RowGroups } from './ListTable';
import styles from './ListTable.module.css';
import { readableColour } from './table-style';
import type { RowWindow } from './use-window';

interface TableBodyProps<Row> extends CellWords<Row> {
  lines: readonly Line<Row>[];
  view: RowWindow;
  /** Only some of the rows are in the page: each says which one it is. */
  numbered: boolean;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => string;
  groups?: RowGroups<Row>;
}

/** The rows in sight, between two empty ones as high as all the others. */
export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { lines, view, numbered, columns, rowKey, groups } = props;
  return (
    <tbody onPointerOver={numbered ? tellWhatIsCut : undefined}>
      <Gap height={view.above} />
      {lines.slice(view.start, view.end).map((line, at) => {
        const index = numbered ? view.start + at + 2 : undefined;
        if ('group' in line) {
          return (
            <tr key={`group ${line.group}`} className={styles.group} aria-rowindex={index}>
              <th scope="rowgroup" colSpan={columns.length}>
                {groups?.show(line.group)}
              </th>
            </tr>
          );
        }
        return (
          <RowLine
            // A line of the window is used again for another row: that is cheaper than a new one.
            key={index === undefined ? rowKey(line.row) : (view.start + at) % (view.end - view.start)}
            row={line.row}
            // A table's rows are all of one type; memo forgets it.
            columns={columns as readonly ListColumn<object>[]}
            options={props.options}
            slots={props.slots as CellWords<object>['slots']}
            index={index}
          />
        );
      })}
      <Gap height={view.below} />
    </tbody>
  );
}

/** In a window each row is one line: what does not fit is told on hovering, as it stands in the cell. */
function tellWhatIsCut({ target }: PointerEvent) {
  const cut = target instanceof Element ? target.closest('td') : null;
  if (cut) cut.title = cut.scrollWidth > cut.clientWidth ? (cut.textContent ?? '') : '';
}

interface RowLineProps extends CellWords<object> {
  row: object;
  columns: readonly ListColumn<object>[];
  index: number | undefined;
}

const RowLine = memo(function RowLine({ row, columns, index, ...words }: RowLineProps) {
  return <tr aria-rowindex={index}>{columns.map((column) => cell(row, column, words))}</tr>;
});

/** No component of its own: a window of a hundred thousand rows draws hundreds of cells in a frame. */
function cell(row: object, column: ListColumn<object>, words: CellWords<object>) {
  const text = cellText(column, row, words);
  const show = column.slotname === undefined ? undefined : words.slots?.[column.slotname]?.show;
  return (
    <td
      key={column.prop}
      className={cellClass(column)}
      style={column.left === undefined ? undefined : { left: column.left }}
      data-label={column.screenOnly ? undefined : column.label}
      data-card={column.card}
    >
      {show ? show(row) : (tag(row, column, words, text) ?? text)}
    </td>
  );
}

/** A code in its dictionary's colour, as far as that can be read; the word says the same. */
function tag(row: object, column: ListColumn<object>, words: CellWords<object>, text: string) {
  if (column.filterKey === undefined) return undefined;
  const colour = optionOf(column.filterKey, rawText(column, row), words)?.valueColor;
  if (colour === undefined) return undefined;
  return (
    <span className={styles.tag} style={{ color: readableColour(colour) }}>
      {text}
    </span>
  );
}

/** Holds the place of rows that are not in the page. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row takes no focus
    <tr aria-hidden="true" className={styles.gap}>
      <td style={{ height }} />
    </tr>
  );
}
