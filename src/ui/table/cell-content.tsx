import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { columnCellText, optionOf, rawText } from './cell-text';
import type { CellTexts, ListColumn } from './column';
import { readableColour } from './table-style';

/** Content of a cell: what its slot draws, a tag in the dictionary's colour, or the text. */
export function cellContent<Row>(row: Row, column: ListColumn<Row>, words: CellTexts<Row>): ReactNode {
  const show = column.slotname === undefined ? undefined : words.slots?.[column.slotname]?.show;
  if (show) return show(row);
  const text = columnCellText(column, row, words);
  const colour =
    column.filterKey === undefined ? undefined : optionOf(column.filterKey, rawText(column, row), words)?.valueColor;
  if (colour === undefined) return text;
  // The dictionary's colour if readable; the text carries the meaning.
  const readable = readableColour(colour);
  return (
    <Tag
      variant="outlined"
      style={readable ? { color: readable, borderColor: readable, background: 'none' } : undefined}
    >
      {text}
    </Tag>
  );
}
