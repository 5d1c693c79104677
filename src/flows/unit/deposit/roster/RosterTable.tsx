import { Checkbox, Input } from 'antd';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { RosterRow } from '@/api/unit/remittance';
import { countText } from '@/domain/text/counts';
import { MemberActions } from '@/engine/subject/MemberActions';
import { dictionaryOptions } from '@/session/dictionary';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { ROSTER_COLUMNS, type RosterCells } from '@/ui/roster/roster-columns';
import type { ListColumn } from '@/ui/table/column';
import { defaultLayout } from '@/ui/table/column-rule';
import { ListTable } from '@/ui/table/ListTable';
import { FORM_PAGES } from '@/ui/table/page-sizes';
import { VIRTUAL_FROM } from '@/ui/table/use-window';
import styles from './roster.module.css';

const isChange = ({ prop }: ListColumn<RosterCells>) => prop === 'bdlx';
/** Who changed stands beside the name: a clerk checks the changes of the month. */
const COLUMNS: readonly ListColumn<RosterCells>[] = [
  ...ROSTER_COLUMNS.slice(0, 2),
  ...ROSTER_COLUMNS.filter(isChange),
  { prop: 'cz', label: '办理', width: 206, type: 'custom', slotname: 'actions', screenOnly: true },
  ...ROSTER_COLUMNS.slice(2).filter((column) => !isChange(column)),
];
const PLACED = defaultLayout(COLUMNS, FORM_PAGES).columns;
const SLOTS = {
  actions: {
    text: () => '',
    // Members who left are no longer the unit's.
    show: (row: RosterCells) => (row.bdlx === '5' ? null : <MemberActions member={row} list="汇缴" />),
  },
};
const OPTIONS = (filterKey: string) => dictionaryOptions(filterKey);
const keyOf = ({ grzh }: RosterRow) => grzh;

/** Table of all members; virtualised. */
export function RosterTable({
  rows,
  waiting,
  first = 'all',
}: {
  rows: readonly RosterRow[];
  /** Rows still loading. */
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
  // Loading progress and typing do not affect existing rows.
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
      <Row gap={2} className={styles.tools}>
        <Checkbox checked={changedOnly} onChange={({ target }) => setChangedOnly(target.checked)}>
          仅看变动（{changed.length}人）
        </Checkbox>
        <label className={styles.find} htmlFor={id}>
          姓名或个人账号
          <Input id={id} value={key} allowClear onChange={({ target }) => setKey(target.value)} />
        </label>
        <Muted as="output" body className={styles.count}>
          共{countText(shown.length)}行
        </Muted>
        {waiting > 0 && <span role="status">正在读取其余{countText(waiting)}行…</span>}
      </Row>
      {table}
    </>
  );
}
