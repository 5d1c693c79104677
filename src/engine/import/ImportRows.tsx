import { Button } from 'antd';
import { memo, useCallback, useId, useMemo } from 'react';
import { formatMoney } from '@/domain/money';
import { Row } from '@/ui/layout/Row';
import { StateMark } from '@/ui/state/StateMark';
import { usePhone } from '@/ui/use-phone';
import { ImportCell, isNumeric } from './ImportCell';
import styles from './import.module.css';
import { type ImportColumn, type ImportShape, nameColumn } from './import-definition';
import type { ShownRow } from './import-protocol';
import type { Importer } from './importer';
import { useRowWindow } from './use-row-window';
import { WindowedTable } from './WindowedTable';

interface ImportRowsProps {
  importer: Importer;
  total: number;
  version: number;
  /** Search text; '' shows all rows. */
  sought: string;
}

/**
 * All rows with their results; input columns are editable. Memoized, so that progress updates do not render it. On a phone each
 * row is a card with its errors at the fields.
 */
export const ImportRows = memo(function ImportRows({ importer, total, version, sought }: ImportRowsProps) {
  const view = useCallback((from: number, count: number) => importer.view(from, count, sought), [importer, sought]);
  const list = useRowWindow<ShownRow>(total, version, view);
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

/** Cell of a row: an imported or a computed column. */
interface CellPlace {
  of: 'columns' | 'derived';
  at: number;
  title: string;
  numeric: boolean;
}

/**
 * Orders the cells of a row as in the file; on a card (docs/decisions/115-small-screens.md) name and amount come first, also for the Tab
 * key.
 */
export function cellOrder({ columns, derived }: Pick<ImportShape, 'columns' | 'derived'>, cards: boolean): CellPlace[] {
  const places: CellPlace[] = [
    ...columns.map(({ title, kind }, at) => ({ of: 'columns' as const, at, title, numeric: isNumeric(kind) })),
    ...derived.map(({ title }, at) => ({ of: 'derived' as const, at, title, numeric: true })),
  ];
  if (!cards) return places;
  const name = places[nameColumn(columns)];
  const lead = derived.findIndex((one) => one.lead);
  const amount =
    lead >= 0
      ? places[columns.length + lead]
      : places[columns.findIndex(({ kind, role }) => kind === 'money' && role === 'input')];
  const head = [name, amount].filter((place) => place !== undefined);
  return [...head, ...places.filter((place) => !head.includes(place))];
}

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
            {...{ row, importer, column, who, cards }}
            value={row.cells[at] ?? ''}
            editable={isNew || (column.role === 'input' && !row.removable)}
          />
        );
      })}
      <td data-label="核对结果">
        <Row wrap={false} gap={0.5} justify="space-between" className={styles.result}>
          <Verdict row={row} columns={columns} cards={cards} />
          {isNew && (
            <Button type="link" aria-label={`移除${who}`} onClick={() => void importer.remove(row.no)}>
              移除
            </Button>
          )}
        </Row>
      </td>
    </>
  );
}

/** Result of a row. A card shows each error at its field and the number of errors here. */
function Verdict({ row, columns, cards }: Pick<CellsProps, 'row' | 'cards'> & { columns: readonly ImportColumn[] }) {
  const { state, problems } = row;
  if (state === 'pending') return <StateMark tone="waiting" label="待填写" />;
  if (state === 'passed') return <StateMark tone="done" label="通过" />;
  const beside = cards ? problems.filter(({ field }) => !columns.some(({ name }) => name === field)) : problems;
  const said = beside.map(({ text }) => text).join('；');
  return <StateMark tone="failed" label={said || `有问题（${problems.length}处）`} />;
}

function shownValue({ kind }: ImportColumn, value: string): string {
  return kind === 'money' ? formatMoney(value, '') : value || '--';
}

interface CellProps extends Pick<CellsProps, 'row' | 'importer' | 'cards'> {
  column: ImportColumn;
  value: string;
  who: string;
  editable: boolean;
}

/** Cell of a row; a card shows its errors below the value. */
function Cell({ row, importer, cards, column, value, who, editable }: CellProps) {
  const id = useId();
  const { name, kind, title } = column;
  const problems = row.problems.filter(({ field }) => field === name);
  const invalid = problems.length > 0;
  const problem = cards && invalid && (
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
        <ImportCell no={row.no} {...{ importer, column, who, value, invalid }} describedBy={problem ? id : undefined} />
      ) : (
        shownValue(column, value)
      )}
      {problem}
    </td>
  );
}
