import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useMemo, useState } from 'react';
import { type CaseRowsPage, fetchCaseRows, type RowChange } from '@/api/cases/case-rows';
import { countText, pageText } from '@/domain/text/counts';
import { searchHint } from '@/domain/text/search-hint';
import { useOfficePaths } from '@/engine/flow/home-path';
import { HallTable } from '@/engine/list/HallTable';
import { type ListQuestion, useList } from '@/engine/list/use-list';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { SearchField } from '@/ui/input/SearchField';
import { LoadFailed } from '@/ui/state/LoadFailed';
import type { CellSlot, ListColumn } from '@/ui/table/column';
import { FIRST_ROWS } from '@/ui/table/few-rows';
import { usePhone } from '@/ui/use-phone';
import styles from './my-office.module.css';

/** Number of changed rows shown initially. */
const MOST_CHANGED = 20;
/** Characters of an ID number. */
const ID_NUMBER = 18;

/** Heading → text; the key of `noteOf` holds a cell's remark. Columns differ by business. */
type Row = Readonly<Record<string, string>>;

interface CaseRowsProps {
  ywlsh: string;
  ywlx: string;
}

/** The list submitted with a case, as a list table; nothing for a business without one. */
export function CaseRows({ ywlsh, ywlx }: CaseRowsProps) {
  const first = useQuery({
    queryKey: ['case', ywlsh, 'rows'],
    queryFn: ({ signal }) => fetchCaseRows({ ywlsh, page: 1, size: 1 }, { signal }),
  });
  if (first.isError) return <LoadFailed error={first.error} onRetry={() => void first.refetch()} />;
  return first.data?.bt ? <Rows ywlsh={ywlsh} ywlx={ywlx} head={first.data} /> : null;
}

interface RowsProps extends CaseRowsProps {
  head: CaseRowsPage;
}

/** On a phone a long list starts collapsed: the case's actions are below it. */
function Rows({ ywlsh, ywlx, head }: RowsProps) {
  const phone = usePhone();
  const [all, setAll] = useState(false);
  const { bt, total } = head;
  const folds = phone && Number(total) > FIRST_ROWS.phone;
  return (
    <Card>
      <h2>
        {bt}（{countText(Number(total))}行）
      </h2>
      {folds && !all ? (
        <FirstRows ywlsh={ywlsh} head={head} onAll={() => setAll(true)} />
      ) : (
        <RowsTable ywlsh={ywlsh} ywlx={ywlx} head={head} />
      )}
      {folds && all && (
        <Button data-print="hide" onClick={() => setAll(false)}>
          收起，只看前{FIRST_ROWS.phone}行
        </Button>
      )}
    </Card>
  );
}

/** The first rows; of a resubmitted list, every changed row. */
function FirstRows({ ywlsh, head, onAll }: Omit<RowsProps, 'ywlx'> & { onAll: () => void }) {
  const { bt, lm, total, bd } = head;
  const request = { ywlsh, page: 1, ...(bd ? { size: MOST_CHANGED, jbd: '1' } : { size: FIRST_ROWS.phone }) };
  const rows = useQuery({
    queryKey: ['case', ywlsh, 'rows', request],
    queryFn: ({ signal }) => fetchCaseRows(request, { signal }),
  });
  if (rows.isError) return <LoadFailed error={rows.error} onRetry={() => void rows.refetch()} />;
  const shown = rows.data?.list.map((cells, at) => rowOf(lm, cells, rows.data.bd?.[at]));
  const changed = bd ? `与退回前不同的${countText(Number(rows.data?.total ?? 0))}行` : `前${FIRST_ROWS.phone}行`;
  return (
    <>
      <p role="status">{rows.data && `${changed}，共${countText(Number(total))}行`}</p>
      <DataTable
        label={bt}
        columns={lm.map((label) => ({ title: label, key: label, render: slotOf(label).show }))}
        rowKey={(row) => Object.values(row).join(' ')}
        rows={shown}
        loading={rows.isFetching}
        emptyText="没有与退回前不同的明细"
      />
      <Button onClick={onAll}>查看全部{countText(Number(total))}行</Button>
    </>
  );
}

function RowsTable({ ywlsh, ywlx, head: { bt, lm, bd, list: first } }: RowsProps) {
  const { office } = useOfficePaths();
  const [cx, setCx] = useState('');
  const [changed, setChanged] = useState(false);
  const columns = useMemo(
    () =>
      lm.map((label, at): ListColumn<Row> => {
        // Wide enough for a whole ID number on one line, which the reviewer reads.
        const width = (first[0]?.[at] ?? '').length < ID_NUMBER ? 140 : 185;
        const column = { prop: label, label, width, type: 'custom', slotname: label } as const;
        // The identifying column.
        return at === 0 ? { ...column, frozen: true } : column;
      }),
    [lm, first],
  );
  const slots = useMemo(() => Object.fromEntries(lm.map((label) => [label, slotOf(label)])), [lm]);
  const list = useList({
    path: office,
    navName: `办件清单${ywlx}`,
    columns,
    key: ['case', ywlsh, 'rows', lm, cx, changed],
    fetch: async ({ page, size }: ListQuestion, options) => {
      const request = { ywlsh, page, size, ...(cx && { cx }), ...(changed && { jbd: '1' }) };
      const { list: rows, bd: changes, ...answer } = await fetchCaseRows(request, options);
      return { ...answer, list: rows.map((cells, at) => rowOf(lm, cells, changes?.[at])) };
    },
  });
  const shown = { page: list.question.page, size: list.question.size, total: Number(list.total ?? 0) };
  return (
    <HallTable
      list={list}
      title={bt}
      rowKey={(row) => Object.values(row).join(' ')}
      slots={slots}
      conditions={[`业务流水号${ywlsh}`, cx && `查找“${cx}”`, changed && '只看有变动的'].filter(Boolean).join('，')}
      filters={
        <div className={styles.filters} data-print="hide">
          <SearchField label="查找明细" value={cx} placeholder={searchHint(lm)} onSearch={setCx} />
          {/* Tells the reviewer that the first page is not the whole list. */}
          {shown.total > shown.size && <p role="status">{pageText(shown)}</p>}
          {bd && (
            <Checkbox checked={changed} onChange={({ target }) => setChanged(target.checked)}>
              只看与退回前不同的
            </Checkbox>
          )}
        </div>
      }
    />
  );
}

const noteOf = (label: string) => `${label}（变动）`;

/** Changed cells state their value in the returned version; a new row is marked in its first cell. */
function rowOf(lm: readonly string[], cells: readonly string[], change: RowChange | undefined): Row {
  const notes = Object.entries(change?.yz ?? {}).map(([label, was]) => [noteOf(label), `（已改，原为${was || '空'}）`]);
  const fresh = change?.lx === '2' ? [[noteOf(lm[0] ?? ''), '（新增）']] : [];
  return Object.fromEntries([...lm.map((label, at) => [label, cells[at] ?? '']), ...notes, ...fresh]);
}

/** A cell, marked if it has a remark. */
function slotOf(label: string): CellSlot<Row> {
  const text = (row: Row) => `${row[label] ?? ''}${row[noteOf(label)] ?? ''}`;
  return {
    text,
    show: (row) => (row[noteOf(label)] ? <mark className={styles.changed}>{text(row)}</mark> : text(row)),
  };
}
