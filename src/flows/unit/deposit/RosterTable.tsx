import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { RosterRow } from '@/api/remittance';
import { countText } from '@/domain/counts';
import { MemberActions } from '@/engine/subject/MemberActions';
import { dictionaryOptions } from '@/session/dictionary';
import { ROSTER_COLUMNS, type RosterCells } from '@/ui/roster/roster-columns';
import type { ListColumn } from '@/ui/table/column';
import { usualLayout } from '@/ui/table/column-rule';
import { ListTable } from '@/ui/table/ListTable';
import { FORM_PAGES } from '@/ui/table/page-sizes';
import { VIRTUAL_FROM } from '@/ui/table/use-window';
import styles from './roster.module.css';

const COLUMNS: readonly ListColumn<RosterCells>[] = [
  ...ROSTER_COLUMNS.slice(0, 2),
  { prop: 'cz', label: '办理', width: 206, type: 'custom', slotname: 'actions', screenOnly: true },
  ...ROSTER_COLUMNS.slice(2),
];
const PLACED = usualLayout(COLUMNS, FORM_PAGES).columns;
const SLOTS = {
  actions: {
    text: () => '',
    // Who has gone is no longer the unit's to deal with.
    show: (row: RosterCells) => (row.bdlx === '5' ? null : <MemberActions member={row} list="汇缴" />),
  },
};
const OPTIONS = (filterKey: string) => dictionaryOptions(filterKey);
const keyOf = ({ grzh }: RosterRow) => grzh;

/** The people of the list, all of them at once: only those in sight are in the page. */
export function RosterTable({
  rows,
  waiting,
  first = 'all',
}: {
  rows: readonly RosterRow[];
  /** Rows that are still on their way. */
  waiting: number;
  first?: 'all' | 'changed';
}) {
  const id = useId();
  const [changedOnly, setChangedOnly] = useState(first === 'changed');
  const [key, setKey] = useState('');
  const wanted = useDeferredValue(key.trim());
  const changed = useMemo(() => rows.filter(({ bdlx }) => bdlx !== '0'), [rows]);
  const shown = useMemo(() => {
    const from = changedOnly ? changed : rows;
    return wanted === ''
      ? from
      : from.filter(({ xingming, grzh }) => xingming.includes(wanted) || grzh.includes(wanted));
  }, [rows, changed, changedOnly, wanted]);
  const emptyText = changedOnly && changed.length === 0 ? '本月没有人员变动' : '没有符合条件的职工';
  const many = rows.length > VIRTUAL_FROM;
  // How many rows are still to come, and what is being typed, concerns no row that is there.
  const table = useMemo(
    () => (
      <ListTable
        label="汇缴清册明细"
        columns={COLUMNS}
        slots={SLOTS}
        placed={PLACED}
        rows={shown}
        rowKey={keyOf}
        options={OPTIONS}
        emptyText={emptyText}
        windowed={many}
      />
    ),
    [shown, emptyText, many],
  );
  return (
    <>
      <div className={styles.tools}>
        <label className={styles.tick}>
          <input type="checkbox" checked={changedOnly} onChange={({ target }) => setChangedOnly(target.checked)} />
          仅看变动（{changed.length}人）
        </label>
        <label className={styles.find} htmlFor={id}>
          姓名或个人账号
          <input id={id} type="search" value={key} onChange={({ target }) => setKey(target.value)} />
        </label>
        <output className={styles.count}>共{countText(shown.length)}行</output>
        {waiting > 0 && <span role="status">正在读取其余{countText(waiting)}行…</span>}
      </div>
      {table}
    </>
  );
}
