import { Button, Empty, Table, type TableColumnsType, Tabs } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type CaseSummary, fetchCases, fetchDrafts } from '@/api/business';
import { formatMoney } from '@/domain/money';
import { useOfficePaths } from '@/engine/home-path';
import { LoadFailed } from '@/ui/LoadFailed';
import { useLoad } from '@/ui/use-load';
import { CaseState } from './CaseState';
import styles from './my-office.module.css';

const TABS = [
  { key: 'all', label: '全部' },
  { key: 'todo', label: '待我处理' },
  { key: 'open', label: '办理中' },
  { key: 'done', label: '已办结' },
] as const;
type TabKey = (typeof TABS)[number]['key'];

/** Specification 9: 20 a page, sizes 10, 20, 30, 50. */
const SIZES = [10, 20, 30, 50];

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
  const [paging, setPaging] = useState({ page: 1, size: 20 });
  const list = useLoad(`${tab} ${paging.page} ${paging.size}`, (signal) => fetchCases({ tab, ...paging }, { signal }));
  const drafts = useLoad('drafts', (signal) => fetchDrafts({ signal }));
  const { caseOf, drafts: draftBox } = useOfficePaths();
  const columns = columnsOf(caseOf);
  const choose = (key: string) => {
    setPaging((before) => ({ ...before, page: 1 }));
    setQuery({ tab: key }, { replace: true });
  };

  return (
    <div className={styles.card}>
      {drafts.data && drafts.data.length > 0 && (
        <p className={styles.drafts}>
          您有{drafts.data.length}份未提交的草稿，<Link to={draftBox}>去草稿箱继续填写</Link>
        </p>
      )}
      <Tabs
        activeKey={tab}
        items={[...TABS]}
        onChange={choose}
        tabBarExtraContent={<Button onClick={list.reload}>刷新</Button>}
      />
      {list.phase === 'failed' ? (
        <LoadFailed error={list.error} onRetry={list.reload} />
      ) : (
        <Table
          rowKey="ywlsh"
          columns={columns}
          dataSource={list.data?.list ?? []}
          loading={list.phase === 'loading'}
          scroll={{ x: 'max-content' }}
          locale={{ emptyText: <Empty description="暂无办件" /> }}
          pagination={{
            current: paging.page,
            pageSize: paging.size,
            total: Number(list.data?.total ?? 0),
            pageSizeOptions: SIZES,
            showSizeChanger: true,
            showTotal: (total) => `共${total}条`,
            onChange: (page, size) => setPaging({ page, size }),
          }}
        />
      )}
    </div>
  );
}
