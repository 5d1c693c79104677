import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fetchOverdueInfo, type OverdueInfo, type OverdueInstalment } from '@/api/loan/loan-queries';
import type { LoanSummary } from '@/api/person/person';
import { formatMoney } from '@/domain/money';
import { CaseLink } from '@/engine/case/CaseLink';
import { flowPath } from '@/engine/flow/flow-index';
import { PrintHead } from '@/engine/flow/PrintHead';
import { Figures } from '@/form/sections/Figures';
import { LIST_PATHS } from '@/session/menu/list-paths';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { LoanChoice } from './LoanChoice';
import { LoanHeading } from './LoanHead';
import styles from './loan.module.css';

const OVERDUE = '2';

/** 逾期信息: overdue amount with penalty up to today, consequences, and payment. */
export default function OverdueLoan() {
  return (
    <LoanChoice rather={({ dkzhzt }) => dkzhzt === OVERDUE}>
      {(loan, choice) => <OneLoan key={loan.dkzh} loan={loan} choice={choice} />}
    </LoanChoice>
  );
}

function OneLoan({ loan, choice }: { loan: LoanSummary; choice: ReactNode }) {
  const found = useQuery({
    queryKey: ['person', 'overdue', loan.dkzh],
    queryFn: ({ signal }) => fetchOverdueInfo(loan.dkzh, { signal }),
  });
  return (
    <Stack gap={2}>
      <PrintHead title="逾期信息" holder />
      <Card label="逾期概况">
        {choice}
        <LoanHeading loan={loan} />
        {found.isError ? (
          <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
        ) : found.data ? (
          <Overview info={found.data} settled={loan.dkzhzt === '3'} />
        ) : (
          <Loading />
        )}
      </Card>
      {found.data && found.data.yqqs > 0 && <Instalments info={found.data} />}
    </Stack>
  );
}

function Overview({ info, settled }: { info: OverdueInfo; settled: boolean }) {
  const { dkzh, yqqs, qsrq, ztyw, sjjz } = info;
  if (yqqs === 0) {
    return (
      <>
        <p>{settled ? '没有逾期，贷款已经结清。' : '没有逾期。请在每个还款日前备足还款卡中的款项。'}</p>
        <Muted>数据截至 {sjjz}</Muted>
      </>
    );
  }
  return (
    <>
      <Figures
        items={[
          { label: '逾期期数', value: `${yqqs}期` },
          { label: '逾期起始日', value: qsrq },
          { label: '逾期本金', value: formatMoney(info.yqbj) },
          { label: '逾期利息', value: formatMoney(info.yqlx) },
          {
            label: '罚息（至今日）',
            value: formatMoney(info.yqfx),
            gs: `逐期按逾期本息 × 合同利率 ÷ 360 × 罚息倍数 × 逾期天数计算后相加，算式见下方明细。依据：${info.yj}`,
          },
          { label: '今日还清应付', value: formatMoney(info.yqhj) },
        ]}
      />
      {ztyw ? (
        <p role="status">
          {ztyw.ywmc}正在办理（{ztyw.sm}），请勿重复还款。
          <CaseLink ywlsh={ztyw.ywlsh} name={ztyw.ywmc} />
        </p>
      ) : (
        <Row as="p" gap={2} data-links data-print="hide">
          <Link
            className={styles.main}
            to={`${flowPath('GD0602', 'individual') ?? '/grwt/GrwtHome'}?dkzh=${dkzh}&hklx=1`}
          >
            立即还款
          </Link>
          <Link to={`${LIST_PATHS.repaymentPlan}?dkzh=${dkzh}`}>查看还款计划</Link>
          <Link to={`${LIST_PATHS.loanEntries}?dkzh=${dkzh}`}>查看还款明细</Link>
        </Row>
      )}
      <Muted>数据截至 {sjjz}</Muted>
    </>
  );
}

function Instalments({ info }: { info: OverdueInfo }) {
  return (
    <>
      <Card label="逾期明细">
        <h2>逾期明细</h2>
        <DataTable label="逾期明细" rowKey="dqqc" columns={COLUMNS} rows={info.mx} />
      </Card>
      <Card label="逾期的影响">
        <h2>逾期的影响</h2>
        <Figures items={info.yxsm} />
      </Card>
    </>
  );
}

const money = (yuan: string) => formatMoney(yuan);

const COLUMNS: readonly DataColumn<OverdueInstalment>[] = [
  { title: '期次', dataIndex: 'dqqc', render: (dqqc: number) => `第${dqqc}期` },
  { title: '应还日期', dataIndex: 'yhrq' },
  { title: '逾期天数', dataIndex: 'yqts', render: (days: number) => `${days}天` },
  { title: '本金', dataIndex: 'yqbj', align: 'right', render: money },
  { title: '利息', dataIndex: 'yqlx', align: 'right', render: money },
  { title: '罚息', dataIndex: 'yqfx', align: 'right', render: money },
  { title: '合计', dataIndex: 'yqhj', align: 'right', render: money },
  { title: '罚息算式', dataIndex: 'gs' },
];
