import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  fetchStatementYears,
  fetchYearStatement,
  issueYearStatement,
  type YearStatement as Statement,
} from '@/api/person/certificates';
import type { DepositEntry } from '@/api/person/deposit-entry';
import { formatMoney, signedYuan } from '@/domain/money';
import { FiledComplaint } from '@/engine/case/FiledComplaint';
import { DocumentButtons } from '@/engine/documents/DocumentButtons';
import { PrintHead } from '@/engine/flow/PrintHead';
import { Figures } from '@/form/sections/Figures';
import { prefillState } from '@/lib/address/prefill-state';
import { dictionaryLabel } from '@/session/dictionary';
import { systemValue } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { Select } from '@/ui/input/Select';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import styles from './certificates.module.css';
import { IssuedList } from './IssuedList';

const PATH = '/grwt/cxyw/jccx/nddzd';

/** 年度对账单: opening balance, movements and closing balance of an interest year; a document with number and seal. */
export default function YearStatement() {
  const years = useQuery({
    queryKey: ['person', 'statement-years'],
    queryFn: ({ signal }) => fetchStatementYears({ signal }),
  });
  const [chosen, setChosen] = useState('');
  if (years.isError) return <LoadFailed error={years.error} onRetry={() => void years.refetch()} />;
  if (!years.data) return <Loading />;
  if (years.data.length === 0) return <Card>暂无数据</Card>;
  const nd = years.data.some((year) => year.nd === chosen) ? chosen : (years.data[0]?.nd ?? '');
  return <OfYear nd={nd} years={years.data} onChoose={setChosen} />;
}

interface OfYearProps {
  nd: string;
  years: readonly { nd: string; mc: string }[];
  onChoose: (nd: string) => void;
}

function OfYear({ nd, years, onChoose }: OfYearProps) {
  const id = useId();
  const cache = useQueryClient();
  const found = useQuery({
    queryKey: ['person', 'statement', nd],
    queryFn: ({ signal }) => fetchYearStatement(nd, { signal }),
  });
  const issue = async () => {
    const { zmbh } = await issueYearStatement(nd);
    void cache.invalidateQueries({ queryKey: ['documents'] });
    return zmbh;
  };
  return (
    <Stack gap={2}>
      <PrintHead title={`年度对账单（${years.find((year) => year.nd === nd)?.mc ?? nd}）`} holder />
      <Card label="对账单">
        <Row gap={2} align="end" justify="space-between" data-print="hide">
          <Stack gap={0.5} className={styles.field}>
            <label htmlFor={id}>年度</label>
            <Select
              id={id}
              value={nd}
              options={years.map((year) => ({ value: year.nd, label: year.mc }))}
              onChange={onChoose}
            />
          </Stack>
          {/* Remounted for another year, so that no state of the previous document remains. */}
          {found.data && <DocumentButtons key={nd} zmbh={issue} title="年度对账单" />}
        </Row>
        {found.isError ? (
          <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
        ) : found.data ? (
          <StatementView statement={found.data} />
        ) : (
          <Loading />
        )}
      </Card>
      <Card label="对账单开具记录">
        <h2>已开具的对账单</h2>
        {found.data && <IssuedList path={PATH} zmlx="15" title="已开具的对账单" today={found.data.jsrq} />}
      </Card>
    </Stack>
  );
}

function StatementView({ statement }: { statement: Statement }) {
  const { qcye, jchj, tqhj, zrhj, zchj, lxje, qthj, qmye } = statement;
  return (
    <>
      <h2>
        {statement.ksrq}至{statement.jsrq}
        {statement.wjs && '（本年度尚未结束）'}
      </h2>
      <Figures
        items={[
          { label: '期初余额', value: formatMoney(qcye) },
          { label: '缴存合计', value: formatMoney(jchj) },
          { label: '提取合计', value: formatMoney(tqhj) },
          { label: '转入合计', value: formatMoney(zrhj) },
          { label: '转出合计', value: formatMoney(zchj) },
          { label: '结息', value: formatMoney(lxje) },
          { label: '其他', value: formatMoney(qthj) },
          { label: '期末余额', value: formatMoney(qmye) },
        ]}
      />
      <Muted body className={styles.equation}>
        期初余额＋缴存＋转入＋结息＋其他－提取－转出＝期末余额
      </Muted>
      <p data-print="hide">
        对余额有异议的，可以{' '}
        <Link to="/complaintJYAdd" state={reviewOf(statement)}>
          申请余额复核
        </Link>
        ，中心{systemValue('p.yeFh')}
        日内书面答复。
      </p>
      <FiledComplaint title={reviewTitle(statement)} />
      <DataTable
        label="年度明细"
        rowKey={(entry) => `${entry.ywlsh} ${entry.gjmxlx} ${entry.hjny} ${entry.grzhye}`}
        columns={COLUMNS}
        rows={statement.mx}
      />
    </>
  );
}

/** Code 余额复核 of the complaint subjects. */
const BALANCE_REVIEW = '12';

/** A deposit year is named by the calendar year it begins in. */
const reviewTitle = ({ ksrq }: Pick<Statement, 'ksrq'>) => `${ksrq.slice(0, 4)}年度余额复核申请`;

/** Prefill of a balance review for this statement; the person adds the description. */
function reviewOf({ ksrq, jsrq, qcye, qmye }: Statement) {
  const nr = `申请复核${ksrq}至${jsrq}的账户余额：期初余额${formatMoney(qcye)}，期末余额${formatMoney(qmye)}。有异议的内容：`;
  return prefillState({ jlx: '1', ywlxdm: BALANCE_REVIEW, bt: reviewTitle({ ksrq }), nr });
}

const COLUMNS: readonly DataColumn<DepositEntry>[] = [
  { title: '记账日期', dataIndex: 'jzrq' },
  { title: '类型', dataIndex: 'gjmxlx', render: (code: string) => dictionaryLabel('gjmxlx', code) },
  { title: '摘要', dataIndex: 'zhaiyao' },
  { title: '汇缴年月', dataIndex: 'hjny', render: (month: string) => month || '--' },
  {
    title: '发生额',
    dataIndex: 'fse',
    align: 'right',
    render: (yuan: string) => signedYuan(yuan),
  },
  { title: '余额', dataIndex: 'grzhye', align: 'right', render: (yuan: string) => formatMoney(yuan) },
];
