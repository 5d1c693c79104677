import { Button } from 'antd';
import { useState } from 'react';
import { fetchOffsetForecast, type OffsetMonthRow } from '@/api/loan/loan-offset';
import { formatMoney } from '@/domain/money';
import { pickedOf } from '@/engine/flow/subject-pick';
import { useRun } from '@/engine/run/run';
import type { RowValues } from '@/schema/field-kinds';
import { type DataColumn, DataTable } from '@/ui/DataTable';

const COLUMNS: readonly DataColumn<OffsetMonthRow>[] = [
  { title: '期次', dataIndex: 'dqqc' },
  { title: '还款日', dataIndex: 'hkrq' },
  money('应还金额', 'yhje'),
  money('公积金扣划', 'gjjje'),
  money('银行卡扣款', 'ykje'),
  money('本人账户余额', 'grzhye'),
];

/** Forecast of the next twelve instalments with the current values, computed on request. */
export default function OffsetForecast() {
  const { form, flow } = useRun();
  const [rows, setRows] = useState<readonly OffsetMonthRow[]>();
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const ask = async () => {
    const values = form.shown();
    const picked = pickedOf(flow.subject, values);
    if (!picked) return;
    setState('asking');
    try {
      const chry = (values.chry as readonly RowValues[]).map((row) => ({ grzh: row.grzh ?? '', sxh: row.sxh ?? '' })); // a row table of this flow
      setRows(
        await fetchOffsetForecast({ dkzh: String(flow.subject?.sent(picked) ?? ''), blje: String(values.blje), chry }),
      );
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div>
      <Button onClick={() => void ask()} loading={state === 'asking'}>
        {rows ? '按现在填写的内容重新模拟' : '模拟未来十二个月'}
      </Button>
      {state === 'failed' && <p role="alert">暂未能模拟，请稍后再试；不影响办理。</p>}
      {rows && (
        <>
          <DataTable label="未来十二个月冲还模拟" rowKey="dqqc" columns={COLUMNS} rows={rows} />
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
