import { useQuery } from '@tanstack/react-query';
import { Button, type TableColumnsType, Tabs } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { type CaseSummary, fetchCases, fetchDrafts } from '@/api/business';
import { formatMoney } from '@/domain/money';
import { useOfficePaths } from '@/engine/home-path';
import { Card } from '@/ui/Card';
import { DataTable } from '@/ui/DataTable';
import { LoadFailed } from '@/ui/LoadFailed';
import { usePaging } from '@/ui/use-paging';
import { CaseState } from './CaseState';
import styles from './my-office.module.css';

const TABS = [
  { key: 'all', label: '全部' },
  { key: 'todo', label: '待我处理' },
  { key: 'open', label: '办理中' },
  { key: 'done', label: '已办结' },
] as const;
type TabKey = (typeof TABS)[number]['key'];

const columnsOf = (caseOf: (ywlsh: string) => string): TableColumnsType<CaseSummary> => [
  { title: '业务名称', dataIndex: 'ywmc' },
  {
    title: '业务流水号',
    dataIndex: 'ywlsh',
    render: (ywlsh: string) => <Link to={caseOf(ywlsh)}>{ywlsh}</Link>,
  },
  { title: '受理时间', dataIndex: 'slsj' },
  { title: '承诺办结日', dataIndex: 'cnbjsj', render: (date: string) => date || '--' },
  { title: '金额', dataIndex: 'je', align: 'right', render: (je: string) => formatMoney(je) },
  { title: '状态', dataIndex: 'ywzt', render: (ywzt: CaseSummary['ywzt']) => <CaseState state={ywzt} /> },
  { title: '停留天数', dataIndex: 'tlts', align: 'right', render: (days: number) => `${days}天` },
];

/** 我的办件: every application of the person. */
export default function MyOffice() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const tab: TabKey = TABS.find(({ key }) => key === wanted)?.key ?? 'all';
  const { page, size, toFirst, pager } = usePaging();
  const list = useQuery({
    queryKey: ['cases', { tab, page, size }],
    queryFn: ({ signal }) => fetchCases({ tab, page, size }, { signal }),
  });
  const drafts = useQuery({ queryKey: ['drafts'], queryFn: ({ signal }) => fetchDrafts({ signal }) });
  const { caseOf, drafts: draftBox } = useOfficePaths();
  const columns = columnsOf(caseOf);
  const choose = (key: string) => {
    toFirst();
    setQuery({ tab: key }, { replace: true });
  };

  return (
    <Card>
      {drafts.data && drafts.data.length > 0 && (
        <p className={styles.drafts}>
          您有{drafts.data.length}份未提交的草稿，<Link to={draftBox}>去草稿箱继续填写</Link>
        </p>
      )}
      {/* Beside the tabs: antd would put it into the list of tabs, where no button may stand. */}
      <div className={styles.head}>
        <Tabs activeKey={tab} items={[...TABS]} onChange={choose} />
        <Button onClick={() => void list.refetch()}>刷新</Button>
      </div>
      {list.isError ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <DataTable
          label="办件列表"
          rowKey="ywlsh"
          columns={columns}
          rows={list.data?.list}
          loading={list.isFetching}
          emptyText="暂无办件"
          pager={pager(list.data?.total)}
        />
      )}
    </Card>
  );
}
