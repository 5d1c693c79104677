import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type BookedRosterPage, fetchBookedRoster, fetchRemittances, type RosterRow } from '@/api/unit/remittance';
import { PrintHead } from '@/engine/flow/PrintHead';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { Card } from '@/ui/Card';
import { MonthCondition } from '@/ui/input/MonthCondition';
import { Row } from '@/ui/layout/Row';
import { RosterBalance } from '@/ui/roster/RosterBalance';
import { ROSTER_COLUMNS } from '@/ui/roster/roster-columns';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './remittance.module.css';

/** 汇缴清册: the list of any booked month, by default the last one. */
export default function BookedRoster() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('hjny') ?? '';
  const latest = useQuery({
    queryKey: ['unit', 'remittances', 'latest'],
    queryFn: ({ signal }) => fetchRemittances({ zt: '4', page: 1, size: 1 }, { signal }),
  });
  if (latest.isError) return <LoadFailed error={latest.error} onRetry={() => void latest.refetch()} />;
  if (!latest.data) return <Loading shape="table" />;
  const last = latest.data.list[0]?.hjny ?? '';
  const month = wanted || last;
  if (month === '') return <Card label="汇缴清册">还没有已入账的汇缴清册</Card>;
  const choose = (hjny: string) => {
    const next = new URLSearchParams(query);
    next.set('hjny', hjny);
    setQuery(next, { replace: true });
  };
  return (
    <Card label="汇缴清册">
      <PrintHead title={`${month}汇缴清册`} holder />
      <Month month={month} last={last} onMonth={choose} />
    </Card>
  );
}

function Month({ month, last, onMonth }: { month: string; last: string; onMonth: (month: string) => void }) {
  const id = useId();
  const [changedOnly, setChangedOnly] = useState(false);
  const request = { hjny: month, ...(changedOnly && { bd: '1' }) };
  const list = useList<RosterRow, BookedRosterPage>({
    path: '/dwwt/cxyw/hjqc',
    navName: 'hjqc',
    columns: ROSTER_COLUMNS,
    key: ['unit', 'roster', request],
    fetch: ({ page, size }, options) => fetchBookedRoster({ ...request, page, size }, options),
  });
  return (
    <>
      <Row
        as="form"
        gap={2}
        className={styles.filters}
        aria-label="汇缴清册条件"
        data-print="hide"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={`${id}-month`}>汇缴年月</label>
        <MonthCondition
          id={`${id}-month`}
          label="汇缴年月"
          value={month}
          max={last}
          onChange={(chosen) => onMonth(chosen || last)}
        />
        <Checkbox checked={changedOnly} onChange={({ target }) => setChangedOnly(target.checked)}>
          仅看变动
        </Checkbox>
      </Row>
      {list.answer && <RosterBalance figures={list.answer} balanced />}
      <HallTable
        list={list}
        title={`${month}汇缴清册`}
        rowKey={({ grzh }) => grzh}
        conditions={`汇缴年月${month}${changedOnly ? '，仅变动人员' : ''}`}
        emptyText={changedOnly ? '该月没有人员变动' : '该月没有汇缴清册'}
      />
    </>
  );
}
