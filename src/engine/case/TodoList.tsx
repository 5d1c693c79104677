import { Link, useLocation } from 'react-router-dom';
import type { TodoItem } from '@/api/todos';
import { withBackNav } from '@/session/menu/back-nav';
import { NOT_OPEN } from '@/session/menu/entry-words';
import { HOME_PATH } from '@/session/menu/menu-types';
import { toast } from '@/ui/toast';
import { correctionPath, flowPath, useFlowArea } from '../flow/flow-index';
import { useOpens } from '../flow/MenuLink';
import styles from './todo-list.module.css';

/** What waits for the person, each leading to where it is done: the same on home and under 我的办件. */
export function TodoList({ todos }: { todos: readonly TodoItem[] }) {
  const area = useFlowArea();
  const opens = useOpens();
  const { pathname, search } = useLocation();
  // From home the heading leads back already.
  const atHome = Object.values<string>(HOME_PATH).includes(pathname);
  return (
    <ul className={styles.list}>
      {todos.map((todo) => {
        const flow = flowPath(todo.ywlx, area);
        const path = todo.lj || (flow && correctionPath(flow, todo.ywlsh));
        const reachable = path !== undefined && opens(path);
        return (
          // Two of one title and no case are told apart by what they say: two deferrals to be made up.
          <li key={[todo.ywlx, todo.ywlsh, todo.title, todo.sxsm, todo.lj].join('-')}>
            {reachable ? (
              <Link to={atHome ? path : withBackNav(path, `${pathname}${search}`)}>{todo.title}</Link>
            ) : (
              <button type="button" className={styles.linkButton} onClick={() => toast.warning(NOT_OPEN)}>
                {todo.title}
              </button>
            )}
            <span>
              {todo.sxsm} {todo.rq}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
