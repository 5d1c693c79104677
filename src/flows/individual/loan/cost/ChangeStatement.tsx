import { Button } from 'antd';
import { useState } from 'react';
import { useStore } from 'zustand';
import {
  type ChangeLoan,
  fetchPlanChange,
  type PlanChange,
  type PlanChangeRow,
  type PlanSide,
} from '@/api/loan/loan-change';
import { fenOf, formatMoney, rateText } from '@/domain/money';
import { pickedOf } from '@/engine/flow/subject-pick';
import { useRun } from '@/engine/run/run';
import type { CustomControlProps } from '@/form/field-kinds';
import { failureText } from '@/lib/shown-errors';
import type { FlowValues } from '@/schema/field-kinds';
import { dictionaryLabel } from '@/session/dictionary';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Stack } from '@/ui/layout/Stack';
import { CostDialog } from './CostDialog';
import { changeRequestOf, matchesStatement } from './statement-fingerprint';

const COLUMNS: readonly DataColumn<PlanChangeRow>[] = [
  { title: '期次', dataIndex: 'dqqc' },
  { title: '还款日', dataIndex: 'yhrq' },
  money('变更前应还', 'yyhje'),
  money('变更后应还', 'xyhje'),
  money('变更前利息', 'yyhlx'),
  money('变更后利息', 'xyhlx'),
  money('变更前剩余本金', 'ysyye'),
  money('变更后剩余本金', 'xsyye'),
];
/** Rows rendered per step. */
const CHUNK = 24;

/** Plans before and after, side by side, with the cost statement of the new one; enforces a reading time. */
export default function ChangeStatement({ id, value, onChange, aria }: CustomControlProps) {
  const { form, flow } = useRun();
  const [plan, setPlan] = useState<PlanChange>();
  const [failed, setFailed] = useState({ about: '', why: '' });
  const [asking, setAsking] = useState(false);
  const read = useStore(form.store, ({ values }) => matchesStatement(value, changeOf(flow.subject, values)));
  const ready = useStore(form.store, ({ values }) => Object.values(changeOf(flow.subject, values)).every(Boolean));
  // An error of one change does not apply to another.
  const about = useStore(form.store, ({ values }) => JSON.stringify(changeOf(flow.subject, values)));
  const open = async () => {
    setAsking(true);
    setFailed({ about, why: '' });
    try {
      setPlan(await fetchPlanChange(changeOf(flow.subject, form.shown())));
    } catch (error) {
      setFailed({ about, why: failureText(error, '暂未能试算，请稍后再试') });
    } finally {
      setAsking(false);
    }
  };
  return (
    // A fieldset would show a second label besides the row's.
    <Stack
      role="group"
      align="start"
      aria-labelledby={aria['aria-labelledby']}
      aria-describedby={aria['aria-describedby']}
    >
      {!ready && <p>请先填写变更内容。</p>}
      <Button
        id={id}
        type={read ? 'default' : 'primary'}
        disabled={!ready}
        loading={asking}
        onClick={() => void open()}
      >
        {read ? '再次查看还款计划和明示表' : '查看变更前后的还款计划和明示表'}
      </Button>
      <p role="status">{read ? '已阅读并知悉' : value !== '' && ready ? '变更内容已改变，请重新阅读' : ''}</p>
      {failed.why !== '' && failed.about === about && <p role="alert">{failed.why}</p>}
      {plan && (
        <Statement
          plan={plan}
          read={value === plan.bj}
          onClose={() => setPlan(undefined)}
          onRead={() => {
            onChange(plan.bj);
            setPlan(undefined);
          }}
        />
      )}
    </Stack>
  );
}

function Statement(props: { plan: PlanChange; read: boolean; onClose: () => void; onRead: () => void }) {
  const { plan, ...dialog } = props;
  const [shown, setShown] = useState(CHUNK);
  const { bgq, bgh, mx } = plan;
  return (
    <CostDialog
      {...dialog}
      cost={costOf(plan)}
      interestNote={`剩余${bgh.syqs}期，按年利率${rateText(bgh.zxll)}计算`}
      intro={
        <>
          自第{plan.sxqc}期（{plan.sxrq}）起，剩余本金<strong>{formatMoney(plan.syje)}</strong>由{sideText(bgq)}变更为
          {sideText(bgh)}。变更前剩余利息{formatMoney(bgq.lxhj)}，综合融资成本（年化）{bgq.zhrzcb}
          %；以下为变更后您还需要支付的全部成本。
        </>
      }
    >
      <DataTable label="变更前后还款计划对照" rowKey="dqqc" columns={COLUMNS} rows={mx.slice(0, shown)} />
      {shown < mx.length && (
        <Button onClick={() => setShown((before) => before + CHUNK)}>{`再显示${CHUNK}期（共${mx.length}期）`}</Button>
      )}
    </CostDialog>
  );
}

function changeOf(subject: Parameters<typeof pickedOf>[0], values: FlowValues) {
  // This control is only used by changes of terms, whose subject is a loan.
  return changeRequestOf(pickedOf(subject, values) as ChangeLoan | null, values);
}

function costOf({ bgh, fy }: PlanChange) {
  const fees = fy.map(({ mc, je, sm }) => ({ name: mc, fen: fenOf(je), note: sm }));
  const [interest, total] = [fenOf(bgh.lxhj), fenOf(bgh.cbhj)];
  return { interest, fees, feesTotal: total - interest, total, annual: bgh.zhrzcb };
}

function sideText({ dkhkfs, syqs, zxll }: PlanSide): string {
  return `${dictionaryLabel('hkfs', dkhkfs)}、剩余${syqs}期、年利率${rateText(zxll)}`;
}

function money(title: string, dataIndex: keyof PlanChangeRow) {
  return {
    title,
    dataIndex,
    align: 'right' as const,
    render: (value: string) => (value ? formatMoney(value, '') : '--'),
  };
}
