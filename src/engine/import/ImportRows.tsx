import { Button } from 'antd';
import { memo, useCallback } from 'react';
import { formatMoney } from '@/domain/money';
import { StateMark } from '@/ui/StateMark';
import { nameColumn } from './held-row';
import { charsOf, ImportCell, isNumeric } from './ImportCell';
import styles from './import.module.css';
import type { ImportColumn, ImportOption, ImportShape, ShownRow } from './import-definition';
import type { Importer } from './importer';
import { useWindow } from './use-window';
import { WindowedTable } from './WindowedTable';

interface ImportRowsProps {
  importer: Importer;
  total: number;
  version: number;
  /** What the rows are to hold; '' for all of them. */
  sought: string;
}

/** Every row with what it comes to; the columns a file brings can be filled in by hand. Not drawn anew for each sign of progress. */
export const ImportRows = memo(function ImportRows({ importer, total, version, sought }: ImportRowsProps) {
  const view = useCallback((from: number, count: number) => importer.view(from, count, sought), [importer, sought]);
  const list = useWindow<ShownRow>(total, version, view);
  return (
    <WindowedTable
      label="明细"
      total={total}
      list={list}
      headings={headingsOf(importer.wiring.shape)}
      keyOf={(row) => String(row.at)}
    >
      {(row) => <Cells row={row} importer={importer} />}
    </WindowedTable>
  );
});

function headingsOf({ columns, derived }: ImportShape) {
  return [
    { title: '行号', numeric: false },
    ...columns.map(({ title, kind }) => ({ title, numeric: isNumeric(kind) })),
    ...derived.map(({ title }) => ({ title, numeric: true })),
    { title: '核对结果', numeric: false },
  ];
}

function Cells({ row, importer }: { row: ShownRow; importer: Importer }) {
  const { columns, derived, rows } = importer.wiring.shape;
  const name = row.cells[nameColumn(columns)];
  const isNew = rows === 'new';
  const wrong = new Set(row.problems.map(({ field }) => field));
  const problems = row.problems.map(({ text }) => text).join('；');
  return (
    <>
      {/* A row filled in by hand is counted by its place, as sentences about it do. */}
      <td>{row.line || (isNew ? row.at + 1 : '--')}</td>
      {columns.map((column, at) => (
        <Cell
          key={column.name}
          column={column}
          value={row.cells[at] ?? ''}
          who={name || `第${row.line || row.at + 1}行`}
          choices={importer.choices[column.name] ?? column.options}
          invalid={wrong.has(column.name)}
          editable={isNew || (column.role === 'input' && !row.removable)}
          onCommit={(value) => void importer.edit(row.at, column.name, value)}
          onTyping={(text) => importer.typing(row.at, column.name, text)}
        />
      ))}
      {derived.map(({ title }, at) => (
        <td key={title} className={styles.right}>
          {row.derived[at] || '--'}
        </td>
      ))}
      <td>
        {row.pending ? (
          <StateMark tone="waiting" label="待填写" />
        ) : (
          <StateMark tone={problems ? 'failed' : 'done'} label={problems || '通过'} />
        )}
        {isNew && (
          <Button
            type="link"
            aria-label={`移除${name || `第${row.line || row.at + 1}行`}`}
            onClick={() => void importer.remove(row.at)}
          >
            移除
          </Button>
        )}
      </td>
    </>
  );
}

function shownValue({ kind }: ImportColumn, value: string): string {
  return kind === 'money' ? formatMoney(value, '') : value || '--';
}

interface CellProps {
  column: ImportColumn;
  value: string;
  choices: readonly ImportOption[] | undefined;
  who: string;
  invalid: boolean;
  editable: boolean;
  onCommit: (value: string) => void;
  onTyping: (text: string) => () => void;
}

function Cell({ column, value, choices, who, invalid, editable, onCommit, onTyping }: CellProps) {
  const { kind } = column;
  const numeric = isNumeric(kind);
  if (column.role === 'key' && !editable) return <th scope="row">{value || '--'}</th>;
  return (
    <td className={numeric ? styles.right : undefined}>
      {editable ? (
        <ImportCell
          label={`${who}的${column.title}`}
          {...{ value, choices, invalid, kind, onCommit, onTyping }}
          chars={charsOf(column)}
        />
      ) : (
        shownValue(column, value)
      )}
    </td>
  );
}
