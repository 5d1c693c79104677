import { Button } from 'antd';
import { useState } from 'react';
import { fetchOffsetForecast, type OffsetMonthRow } from '@/api/loan/loan-offset';
import { formatMoney } from '@/domain/money';
import type { PersonFacts } from '@/engine/flow/facts';
import { pickedOf } from '@/engine/flow/subject-pick';
import { useRun } from '@/engine/run/run';
import type { RowValues } from '@/schema/field-kinds';
import { type DataColumn, DataTable } from '@/ui/DataTable';

const columnsFor = (shared: boolean): readonly DataColumn<OffsetMonthRow>[] => [
  { title: '期次', dataIndex: 'dqqc' },
  { title: '还款日', dataIndex: 'hkrq' },
  money('应还金额', 'yhje'),
  money(shared ? '本人公积金扣划' : '公积金扣划', 'gjjje'),
  money(shared ? '其他参与人和银行卡扣款' : '银行卡扣款', 'ykje'),
  money('本人账户余额', 'grzhye'),
];

/**
 * Forecast of the next twelve instalments with the current values, computed on request and from the own account alone: the balances of
 * the others are theirs to see.
 */
export default function OffsetForecast() {
  const { form, flow } = useRun();
  const [forecast, setForecast] = useState<{ rows: readonly OffsetMonthRow[]; shared: boolean }>();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const ask = async () => {
    const values = form.shown();
    const picked = pickedOf(flow.subject, values);
    if (!picked) return;
    setState('asking');
    try {
      const chry = (values.chry as readonly RowValues[]).map((row) => ({ grzh: row.grzh ?? '', sxh: row.sxh ?? '' })); // a row table of this flow
      const dkzh = String(flow.subject?.sent(picked) ?? '');
      const rows = await fetchOffsetForecast({ dkzh, blje: String(values.blje), chry });
      const own = (form.facts() as PersonFacts).account.grzh; // a flow of persons
      setForecast({ rows, shared: chry.some(({ grzh, sxh }) => grzh !== own && /^[1-9]$/.test(sxh)) });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <Button onClick={() => void ask()} loading={state === 'asking'}>
        {forecast ? '按现在填写的内容重新模拟' : '模拟未来十二个月'}
      </Button>
      {state === 'failed' && <p role="alert">暂未能模拟，请稍后再试；不影响办理。</p>}
      {forecast && (
        <>
          <DataTable
            label="未来十二个月冲还模拟"
            rowKey="dqqc"
            columns={columnsFor(forecast.shared)}
            rows={forecast.rows}
          />
          {forecast.shared && (
            <p>只按您本人的账户推算：其他参与人的余额仅其本人可见；扣款顺序在您之前的，您的扣划会少些。</p>
          )}
          <p>按当前月缴存额推算，未计结息和基数调整，实际以还款日账户余额为准。</p>
          <p>{`按月冲还不改变还款计划，贷款利息不减少；扣划的金额不再按年利率${form.facts().policy('p.ckll')}%计存款利息。`}</p>
        </>
      )}
    </div>
  );
}

function money(title: string, dataIndex: keyof OffsetMonthRow) {
  return { title, dataIndex, align: 'right' as const, render: (value: string) => formatMoney(value) };
}
