import { Button } from 'antd';
import { useState } from 'react';
import type { Instalment } from '@/domain/loan/loan';
import { type Fen, formatMoney } from '@/domain/money';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { paymentOf, type RequestedTerms, repaymentPlanFigures } from './terms';

const WAYS = [
  { method: '01', name: '等额本息' },
  { method: '02', name: '等额本金' },
] as const;
/** Rows rendered per step. */
const CHUNK = 24;

/** Both repayment methods side by side, and the full schedule of the chosen one, rendered in steps. */
export function RepaymentComparison({ terms }: { terms: RequestedTerms }) {
  const [shown, setShown] = useState(0);
  const { method, schedule } = terms;
  const rows = schedule.slice(0, shown);
  const chosen = WAYS.find((way) => way.method === method)?.name;
  return (
    <>
      <h3>两种还款方式对比</h3>
      <DataTable label="两种还款方式对比" rowKey="method" columns={comparisonColumns(terms)} rows={WAYS} />
      {rows.length > 0 && (
        <>
          <h3>还款计划（{chosen}）</h3>
          <DataTable label={`还款计划（${chosen}）`} rowKey="dqqc" columns={PLAN} rows={rows} asCards={false} />
        </>
      )}
      {shown < schedule.length && (
        <Button onClick={() => setShown((before) => before + CHUNK)}>
          {shown === 0 ? `查看还款计划（共${schedule.length}期）` : `再显示${CHUNK}期（共${schedule.length}期）`}
        </Button>
      )}
    </>
  );
}

function comparisonColumns({ principal, rate, months, method }: RequestedTerms): DataColumn<(typeof WAYS)[number]>[] {
  const figure = (title: string, of: 'first' | 'last' | 'interest'): DataColumn<(typeof WAYS)[number]> => ({
    title,
    key: of,
    align: 'right',
    render: (way: (typeof WAYS)[number]) => formatMoney(repaymentPlanFigures(principal, rate, months, way.method)[of]),
  });
  return [
    {
      title: '还款方式',
      dataIndex: 'name',
      rowScope: 'row',
      render: (name: string, way) => (way.method === method ? `${name}（已选）` : name),
    },
    figure('首期', 'first'),
    figure('末期', 'last'),
    figure('利息总额', 'interest'),
  ];
}

const money = (fen: Fen) => formatMoney(fen);
const PLAN: readonly DataColumn<Instalment>[] = [
  { title: '期次', dataIndex: 'dqqc', rowScope: 'row' },
  { title: '应还金额', key: 'payment', align: 'right', render: (one: Instalment) => money(paymentOf(one)) },
  { title: '本金', dataIndex: 'principal', align: 'right', render: money },
  { title: '利息', dataIndex: 'interest', align: 'right', render: money },
  { title: '剩余本金', dataIndex: 'balance', align: 'right', render: money },
];
