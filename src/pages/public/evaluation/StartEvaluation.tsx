import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Empty } from 'antd';
import { Link } from 'react-router-dom';
import { type EvaluableCase, fetchEvaluableCases } from '@/api/cases/evaluation';
import { LinkButton } from '@/engine/flow/LinkButton';
import { useAddressValues } from '@/lib/address/use-address-values';
import { useSystemConfig, valueIn } from '@/session/system-config';
import { Card } from '@/ui/Card';
import { type DataColumn, DataTable } from '@/ui/DataTable';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { PublicPage } from '../PublicPage';
import { EvaluateByNumber } from './EvaluateByNumber';
import { evaluatePath, pagingIn, recordPath } from './evaluation-address';
import { SignedIn } from './SignedIn';

const USUAL = { page: '1', size: '20' };

const COLUMNS: readonly DataColumn<EvaluableCase>[] = [
  { title: '事项名称', dataIndex: 'sxmc' },
  { title: '办件编号', dataIndex: 'ywlsh' },
  { title: '办理方式', dataIndex: 'pjzdmc' },
  { title: '办结日期', dataIndex: 'bjrq' },
  { title: '最后评价日', dataIndex: 'jzrq' },
  { title: '操作', key: 'action', render: (row: EvaluableCase) => <Way found={row} /> },
];

/** /startEvaluation: services open for evaluation. */
export default function StartEvaluation() {
  const days = useSystemConfig((state) => valueIn(state, 'p.pjQx'));
  return (
    <PublicPage
      title="我要评价"
      lead={`办结之后才能评价，${days ? `办结后${days}天内` : '规定期限内'}有效，每个办件评价一次。`}
      actions={<LinkButton to="/evaluationRecords">我的评价记录</LinkButton>}
    >
      <SignedIn text="评价需要先确认这笔业务是您本人或本单位办理的，请登录后评价。">
        <OwnCases />
        <EvaluateByNumber />
      </SignedIn>
    </PublicPage>
  );
}

function OwnCases() {
  const [values, change] = useAddressValues(USUAL);
  const { page, size } = pagingIn(values);
  const cases = useQuery({
    queryKey: ['evaluation', 'cases', page, size],
    queryFn: ({ signal }) => fetchEvaluableCases({ page, size }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card label="已办结的办件">
      <h2>已办结的办件</h2>
      {cases.isError ? (
        <LoadFailed error={cases.error} onRetry={() => void cases.refetch()} />
      ) : cases.data?.total === 0 ? (
        <Empty description="目前没有可以评价的办件">
          <p>在大厅办理的业务有了结果，会列在这里；在窗口、自助机或通过热线办理的，请在下面填写办件编号。</p>
        </Empty>
      ) : (
        <DataTable
          label="已办结的办件"
          columns={COLUMNS}
          rowKey="ywlsh"
          rows={cases.data?.list}
          loading={cases.isFetching}
          emptyText="这一页没有办件"
          pager={{
            ...{ page, size, total: cases.data?.total },
            onChange: (next, rows) => change({ page: String(next), size: String(rows) }, { push: true }),
          }}
        />
      )}
    </Card>
  );
}

function Way({ found: { ywlsh, sxmc, pj } }: { found: EvaluableCase }) {
  const name = `${sxmc}${ywlsh.slice(-4)}`;
  return pj === '1' ? (
    <Link data-tall to={evaluatePath(ywlsh)} aria-label={`去评价${name}`}>
      去评价
    </Link>
  ) : (
    <Link data-tall to={recordPath(ywlsh)} aria-label={`已评价，查看${name}`}>
      已评价，查看
    </Link>
  );
}
