import { Button } from 'antd';
import { memo, useCallback, useId, useMemo } from 'react';
import { formatMoney } from '@/domain/money';
import { StateMark } from '@/ui/StateMark';
import { usePhone } from '@/ui/use-phone';
import { type CellPlace, cellOrder } from './cell-order';
import { nameColumn } from './held-row';
import { charsOf, ImportCell, isNumeric } from './ImportCell';
import styles from './import.module.css';
import type { ImportColumn, ImportOption, ShownRow } from './import-definition';
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

/**
 * Every row with what it comes to; the columns a file brings can be filled in by hand. Not drawn anew for each sign of progress. On
 * a phone each row is a card, with what is wrong at its field.
 */
export const ImportRows = memo(function ImportRows({ importer, total, version, sought }: ImportRowsProps) {
  const view = useCallback((from: number, count: number) => importer.view(from, count, sought), [importer, sought]);
  const list = useWindow<ShownRow>(total, version, view);
  const cards = usePhone();
  const order = useMemo(() => cellOrder(importer.wiring.shape, cards), [importer, cards]);
  return (
    <WindowedTable
      label="明细"
      total={total}
      list={list}
      headings={[{ title: '行号', numeric: false }, ...order, { title: '核对结果', numeric: false }]}
      keyOf={(row) => String(row.no)}
    >
      {(row) => <Cells {...{ row, importer, order, cards }} />}
    </WindowedTable>
  );
});

interface CellsProps {
  row: ShownRow;
  importer: Importer;
  order: readonly CellPlace[];
  cards: boolean;
}

function Cells({ row, importer, order, cards }: CellsProps) {
  const { columns, rows } = importer.wiring.shape;
  const name = row.cells[nameColumn(columns)];
  const isNew = rows === 'new';
  const who = name || `第${row.line}行`;
  return (
    <>
      <td data-label="行号">{row.line || '--'}</td>
      {order.map(({ of, at, title }) => {
        const column = of === 'columns' ? columns[at] : undefined;
        if (!column) {
          return (
            <td key={title} className={styles.right} data-label={title}>
              {row.derived[at] || '--'}
            </td>
          );
        }
        return (
          <Cell
            key={column.name}
            column={column}
            value={row.cells[at] ?? ''}
            who={who}
            choices={importer.choices[column.name] ?? column.options}
            problems={row.problems.filter(({ field }) => field === column.name)}
            said={cards}
            editable={isNew || (column.role === 'input' && !row.removable)}
            onCommit={(value) => void importer.edit(row.no, column.name, value)}
            onTyping={(text) => importer.typing(row.no, column.name, text)}
          />
        );
      })}
      <td data-label="核对结果">
        <div className={styles.result}>
          <Verdict row={row} columns={columns} cards={cards} />
          {isNew && (
            <Button type="link" aria-label={`移除${who}`} onClick={() => void importer.remove(row.no)}>
              移除
            </Button>
          )}
        </div>
      </td>
    </>
  );
}

/** What the row comes to. A card says at each field what is wrong with it, and here how much that is. */
function Verdict({ row, columns, cards }: Pick<CellsProps, 'row' | 'cards'> & { columns: readonly ImportColumn[] }) {
  const { pending, problems } = row;
  if (pending) return <StateMark tone="waiting" label="待填写" />;
  if (problems.length === 0) return <StateMark tone="done" label="通过" />;
  const beside = cards ? problems.filter(({ field }) => !columns.some(({ name }) => name === field)) : problems;
  const said = beside.map(({ text }) => text).join('；');
  return <StateMark tone="failed" label={said || `有问题（${problems.length}处）`} />;
}

function shownValue({ kind }: ImportColumn, value: string): string {
  return kind === 'money' ? formatMoney(value, '') : value || '--';
}

interface CellProps {
  column: ImportColumn;
  value: string;
  choices: readonly ImportOption[] | undefined;
  who: string;
  problems: ShownRow['problems'];
  /** What is wrong stands here, below the value. */
  said: boolean;
  editable: boolean;
  onCommit: (value: string) => void;
  onTyping: (text: string) => () => void;
}

function Cell({ column, value, choices, who, problems, said, editable, onCommit, onTyping }: CellProps) {
  const id = useId();
  const { kind, title } = column;
  const invalid = problems.length > 0;
  const problem = said && invalid && (
    <span id={id} className={styles.atField}>
      {problems.map(({ text }) => text).join('；')}
    </span>
  );
  if (column.role === 'key' && !editable) {
    return (
      <th scope="row" data-label={title}>
        {value || '--'}
        {problem}
      </th>
    );
  }
  return (
    <td className={isNumeric(kind) ? styles.right : undefined} data-label={title} data-edit={editable || undefined}>
      {editable ? (
        <ImportCell
          label={`${who}的${title}`}
          {...{ value, choices, invalid, kind, onCommit, onTyping }}
          chars={charsOf(column)}
          describedBy={problem ? id : undefined}
        />
      ) : (
        shownValue(column, value)
      )}
      {problem}
    </td>
  );
}
