import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { caseStateText } from '@/engine/case/CaseStateMark';
import { TodoList } from '@/engine/case/TodoList';
import rows from '@/engine/case/todo-list.module.css';
import { useOfficePaths } from '@/engine/flow/home-path';
import { myDrafts, myOpenCases, myTodos } from '@/engine/flow/my-queries';
import { useAllowed } from '@/session/menu/Allowed';
import { useMenus } from '@/session/menu-store';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import { HomeCard, NoData, QueryAnswer } from './HomeCard';

/** To-dos shown; the common businesses below stay in sight. */
const SHOWN = 5;

/** To-dos, if the menu grants 我的办件. */
export function TodoCard() {
  const { office } = useOfficePaths();
  return useAllowed(office, ['dbsx']) ? <Todos office={office} /> : null;
}

/** To-dos, each linked to its business. */
function Todos({ office }: { office: string }) {
  const todos = useQuery(myTodos);
  const count = todos.data?.length ?? 0;
  return (
    <HomeCard title={count > 0 ? `待我处理（${count}）` : '待我处理'} accent={count > 0} place="side">
      <QueryAnswer query={todos}>
        {(data) => (
          <>
            {data.length === 0 ? <NoData text="没有待处理的事项" /> : <TodoList todos={data.slice(0, SHOWN)} />}
            {data.length > SHOWN && <Link to={office}>查看全部{data.length}项</Link>}
          </>
        )}
      </QueryAnswer>
    </HomeCard>
  );
}

/** Open cases with their states. */
export function OpenCasesCard({ officePath, place = 'row' }: { officePath: string; place?: 'side' | 'row' }) {
  const cases = useQuery(myOpenCases);
  const known = useMenus((state) => state.byPath.has(officePath));
  return (
    <HomeCard
      title="办理中"
      place={place}
      action={
        <Row as="span" gap={2} rowGap={0.5} data-links>
          <DraftBoxLink />
          {known && <Link to={officePath}>全部办件</Link>}
        </Row>
      }
    >
      <QueryAnswer query={cases}>
        {({ list }) =>
          list.length === 0 ? (
            <NoData text="没有正在办理的业务" />
          ) : (
            <Stack as="ul" gap={0} data-tall className={rows.list}>
              {list.slice(0, 5).map((item) => (
                <li key={item.ywlsh}>
                  <Link to={`${officePath}/detail?ywlsh=${encodeURIComponent(item.ywlsh)}`}>{item.ywmc}</Link>
                  <Muted as="span">
                    {caseStateText(item)} {item.slsj.slice(0, 10)}
                    {/* Before acceptance by the centre: names the person of the unit who must act. */}
                    {(item.dfh || item.bzdfh) && item.ztsm && `，${item.ztsm.nr}`}
                  </Muted>
                </li>
              ))}
            </Stack>
          )
        }
      </QueryAnswer>
    </HomeCard>
  );
}

/** Link to the drafts not yet submitted. */
function DraftBoxLink() {
  const { drafts: path } = useOfficePaths();
  const known = useMenus((state) => state.byPath.has(path));
  const drafts = useQuery({ ...myDrafts, enabled: known });
  if (!known) return null;
  const count = drafts.data?.length ?? 0;
  return <Link to={path}>{count > 0 ? `草稿箱（${count}）` : '草稿箱'}</Link>;
}
