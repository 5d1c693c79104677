import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type CaseList, type CaseSummary, fetchCases } from '@/api/cases/business';
import { fetchDrafts } from '@/api/cases/drafts';
import { fetchTodos } from '@/api/cases/todos';
import { TodoList } from '@/engine/case/TodoList';
import { useHomePath, useOfficePaths } from '@/engine/flow/home-path';
import { PrintHead } from '@/engine/flow/PrintHead';
import { HallTable } from '@/engine/list/HallTable';
import { useList } from '@/engine/list/use-list';
import { useAllowed } from '@/session/menu/Allowed';
import { useMenus } from '@/session/menu-store';
import { useSession } from '@/session/session-store';
import { Card } from '@/ui/Card';
import { Row } from '@/ui/layout/Row';
import { LoadFailed } from '@/ui/state/LoadFailed';
import { Loading } from '@/ui/state/Loading';
import { Tabs } from '@/ui/Tabs';
import { type CaseFilter, CaseFilters, filterText, NO_FILTER } from './CaseFilters';
import { caseColumns, caseSlots } from './case-columns';
import styles from './my-office.module.css';

const TABS = [
  { key: 'all', label: '全部' },
  { key: 'todo', label: '待我处理' },
  { key: 'open', label: '办理中' },
  { key: 'done', label: '已办结' },
] as const;
type TabKey = (typeof TABS)[number]['key'];

/** 我的办件: all applications of the individual, unit or developer. */
export default function MyOffice() {
  const cache = useQueryClient();
  const unit = useSession((state) => state.loginType) === '2';
  const home = useHomePath();
  const { office, caseOf, drafts: draftBox } = useOfficePaths();
  const listed = useMenus((state) => state.byPath.has(draftBox));
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const maySeeTodos = useAllowed(office, ['dbsx']);
  const tabs = TABS.filter(({ key }) => key !== 'todo' || maySeeTodos);
  const tab: TabKey = tabs.find(({ key }) => key === wanted)?.key ?? 'all';
  const [filter, setFilter] = useState<CaseFilter>(NO_FILTER);
  const columns = useMemo(() => caseColumns(unit), [unit]);
  const request = {
    tab,
    ...(filter.ywlx && { ywlx: filter.ywlx }),
    ...(filter.days.from && { ksrq: filter.days.from }),
    ...(filter.days.to && { jsrq: filter.days.to }),
  };
  const list = useList<CaseSummary, CaseList>({
    path: office,
    navName: '办件列表',
    columns,
    key: ['cases', request],
    fetch: ({ page, size }, options) => fetchCases({ ...request, page, size }, options),
  });
  const drafts = useQuery({ queryKey: ['drafts'], queryFn: ({ signal }) => fetchDrafts({ signal }) });
  const changed = () => {
    for (const key of ['cases', 'case', 'drafts', 'todos']) void cache.invalidateQueries({ queryKey: [key] });
  };

  return (
    <Card>
      <PrintHead title="办件列表" holder />
      {drafts.data && drafts.data.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="none"
          title={
            <>
              您有{drafts.data.length}份未提交的草稿，<Link to={draftBox}>去草稿箱继续填写</Link>
            </>
          }
        />
      )}
      {/* Beside the tabs: antd would put it inside the tablist, which may contain no buttons. */}
      <Row gap={2} rowGap={0} justify="end" data-print="hide">
        <Tabs
          label="办件状态"
          activeKey={tab}
          items={tabs}
          onChange={(key) => setQuery({ tab: key }, { replace: true })}
        />
        <span className={styles.row} data-links>
          {listed && <Link to={draftBox}>草稿箱</Link>}
          <Button onClick={() => void list.query.refetch()}>刷新</Button>
        </span>
      </Row>
      {tab === 'todo' && <Waiting />}
      <CaseFilters
        filter={filter}
        businesses={list.query.data?.ywlb ?? []}
        today={(list.query.data?.sjjz ?? '').slice(0, 10)}
        onChange={setFilter}
      />
      <HallTable
        list={list}
        title="办件列表"
        rowKey={({ ywlsh }) => ywlsh}
        slots={caseSlots(caseOf, changed)}
        conditions={conditionsText(tab, filter, list.query.data?.ywlb)}
        emptyText="暂无办件"
        emptyWay={<Link to={home}>去办理业务</Link>}
      />
    </Card>
  );
}

/** To-dos as on home; those of applications also appear in the list below. */
function Waiting() {
  const todos = useQuery({ queryKey: ['todos'], queryFn: ({ signal }) => fetchTodos({ signal }) });
  if (todos.isError) return <LoadFailed error={todos.error} onRetry={() => void todos.refetch()} />;
  if (!todos.data) return <Loading shape="list" />;
  return todos.data.length === 0 ? <p>没有待处理的事项</p> : <TodoList todos={todos.data} />;
}

function conditionsText(tab: TabKey, filter: CaseFilter, businesses: CaseList['ywlb'] = []): string {
  const state = tab !== 'all' && TABS.find(({ key }) => key === tab)?.label;
  return [state, filterText(filter, businesses)].filter(Boolean).join('，');
}
