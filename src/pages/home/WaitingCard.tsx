import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { stateName } from '@/engine/case/CaseState';
import { TodoList } from '@/engine/case/TodoList';
import rows from '@/engine/case/todo-list.module.css';
import { useOfficePaths } from '@/engine/flow/home-path';
import { openCases, ownDrafts, ownTodos } from '@/engine/flow/own-queries';
import { useAllowedWhereNamed } from '@/session/menu/Allowed';
import { useMenus } from '@/session/menu-store';
import styles from './Home.module.css';
import { Answer, HomeCard, Nothing } from './HomeCard';

/** What waits for the person, for those whose menu grants it under 我的办件. */
export function TodoCard() {
  const { office } = useOfficePaths();
  return useAllowedWhereNamed(office, ['dbsx']) ? <Todos /> : null;
}

/** To-dos, each leading to its business. */
function Todos() {
  const todos = useQuery(ownTodos);
  const count = todos.data?.length ?? 0;
  return (
    <HomeCard title={count > 0 ? `待我处理（${count}）` : '待我处理'} accent={count > 0} stretch>
      <Answer query={todos}>
        {(data) => (data.length === 0 ? <Nothing text="没有待处理的事项" /> : <TodoList todos={data} />)}
      </Answer>
    </HomeCard>
  );
}

/** Cases on their way, with the state each is in. */
export function OpenCasesCard({ officePath }: { officePath: string }) {
  const cases = useQuery(openCases);
  const known = useMenus((state) => state.byPath.has(officePath));
  return (
    <HomeCard
      title="办理中"
      stretch
      action={
        <span className={styles.actions} data-links>
          <DraftBoxLink />
          {known && <Link to={officePath}>全部办件</Link>}
        </span>
      }
    >
      <Answer query={cases}>
        {({ list }) =>
          list.length === 0 ? (
            <Nothing text="没有正在办理的业务" />
          ) : (
            <ul className={rows.list}>
              {list.slice(0, 5).map((item) => (
                <li key={item.ywlsh}>
                  <Link to={`${officePath}/detail?ywlsh=${encodeURIComponent(item.ywlsh)}`}>{item.ywmc}</Link>
                  <span>
                    {stateName(item)} {item.slsj.slice(0, 10)}
                    {/* The centre has nothing to do yet: it says whom of the unit it waits for. */}
                    {(item.dfh || item.bzdfh) && item.ztsm && `，${item.ztsm.nr}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </HomeCard>
  );
}

/** What was begun and not handed in. */
function DraftBoxLink() {
  const { drafts: path } = useOfficePaths();
  const known = useMenus((state) => state.byPath.has(path));
  const drafts = useQuery({ ...ownDrafts, enabled: known });
  if (!known) return null;
  const count = drafts.data?.length ?? 0;
  return <Link to={path}>{count > 0 ? `草稿箱（${count}）` : '草稿箱'}</Link>;
}
