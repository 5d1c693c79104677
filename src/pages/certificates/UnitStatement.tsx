import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  fetchUnitStatement,
  issueUnitStatement,
  type UnitStatement as Statement,
  type UnitMovement,
} from '@/api/person/certificates';
import type { DateSpan } from '@/domain/date-presets';
import { monthSpan } from '@/domain/dates';
import { formatMoney, parseYuan } from '@/domain/money';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { PrintHead } from '@/engine/flow/PrintHead';
import { Figures } from '@/form/sections/Figures';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { DateRange } from '@/ui/input/DateRange';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './certificates.module.css';
import { IssuedList } from './IssuedList';

const PATH = '/dwwt/cxyw/dwdzd';

/** 单位对账单: the unit's payments and their allocation to members; a document with number and seal. */
export default function UnitStatement() {
  const id = useId();
  const cache = useQueryClient();
  const [months, setMonths] = useState<DateSpan>({ from: '', to: '' });
  const found = useQuery({
    queryKey: ['unit', 'statement', months],
    queryFn: ({ signal }) =>
      fetchUnitStatement(
        { ...(months.from && { ksny: months.from }), ...(months.to && { jsny: months.to }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
  const statement = found.data;
  if (!statement && found.isPending) return <Loading />;
  const issue = async (of: Statement) => {
    const { zmbh } = await issueUnitStatement({ ksny: of.ksny, jsny: of.jsny });
    void cache.invalidateQueries({ queryKey: ['documents'] });
    return zmbh;
  };
  const shown = found.isPlaceholderData || found.isError ? undefined : statement;
  const today = (statement?.sjjz ?? '').slice(0, 10);
  return (
    <Stack gap={2}>
      {shown && <PrintHead title={`单位对账单（${monthSpan(shown.ksny, shown.jsny)}）`} holder />}
      <Card label="对账单">
        <Row gap={2} align="end" justify="space-between" data-print="hide">
          <Row gap={2} rowGap={1}>
            <label htmlFor={id}>起止年月</label>
            <DateRange
              id={id}
              of="month"
              label="起止年月"
              value={{ from: months.from || (statement?.ksny ?? ''), to: months.to || (statement?.jsny ?? '') }}
              limit="past"
              today={today}
              onChange={setMonths}
            />
          </Row>
          {shown && (
            // Remounted for other months, so that no state of the previous document remains.
            <DocumentButtons key={shown.ksny + shown.jsny} zmbh={() => issue(shown)} title="单位对账单" />
          )}
        </Row>
        {found.isError ? (
          <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
        ) : shown ? (
          <StatementView statement={shown} />
        ) : (
          <Loading />
        )}
      </Card>
      <Card label="对账单开具记录">
        <h2>已开具的对账单</h2>
        {today && <IssuedList path={PATH} zmlx="36" title="已开具的对账单" today={today} />}
      </Card>
    </Stack>
  );
}

function StatementView({ statement }: { statement: Statement }) {
  return (
    <>
      <h2>
        {statement.ksny}至{statement.jsny}
      </h2>
      <Figures
        items={[
          { label: '期初余额', value: formatMoney(statement.qcye) },
          { label: '单位缴款（贷方）', value: formatMoney(statement.dfhj) },
          { label: '记入职工账户和退回单位（借方）', value: formatMoney(statement.jfhj) },
          { label: '期末余额', value: formatMoney(statement.qmye) },
        ]}
      />
      <Muted body className={styles.equation}>
        期初余额＋单位缴款－记入职工账户和退回单位＝期末余额
      </Muted>
      <DataTable
        label="单位暂存款明细"
        rowKey={({ ywlsh, hjny, ye, zhaiyao }) => `${ywlsh} ${hjny} ${zhaiyao} ${ye}`}
        columns={COLUMNS}
        rows={statement.mx}
      />
      <Muted>数据截至 {statement.sjjz}</Muted>
    </>
  );
}

const amount = (yuan: string) => (parseYuan(yuan) === 0n ? '--' : formatMoney(yuan));

const COLUMNS: readonly DataColumn<UnitMovement>[] = [
  { title: '日期', dataIndex: 'jzrq' },
  { title: '摘要', dataIndex: 'zhaiyao' },
  { title: '汇缴年月', dataIndex: 'hjny', render: (month: string) => month || '--' },
  { title: '借方', dataIndex: 'jf', align: 'right', render: amount },
  { title: '贷方', dataIndex: 'df', align: 'right', render: amount },
  { title: '余额', dataIndex: 'ye', align: 'right', render: (yuan: string) => formatMoney(yuan) },
];
