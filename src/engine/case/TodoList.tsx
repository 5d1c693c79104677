import { Link } from 'react-router-dom';
import type { TodoItem } from '@/api/todos';
import { useMenus } from '@/session/menu-store';
import { isPublicPath } from '@/session/public-paths';
import { toast } from '@/ui/toast';
import { flowPath, isBuilt, useFlowArea } from '../flow/flow-index';
import styles from './todo-list.module.css';

/** What waits for the person, each leading to where it is done: the same on home and under 我的办件. */
export function TodoList({ todos }: { todos: readonly TodoItem[] }) {
  const area = useFlowArea();
  const byPath = useMenus((state) => state.byPath);
  return (
    <ul className={styles.list}>
      {todos.map((todo) => {
        const path = todo.lj || flowPath(todo.ywlx, area);
        const address = path?.split('?')[0] ?? '';
        const built = (byPath.has(address) && isBuilt(address)) || isPublicPath(address);
        const reachable = path !== undefined && built;
        return (
          <li key={`${todo.ywlx}-${todo.ywlsh}-${todo.title}`}>
            {reachable ? (
              <Link to={path}>{todo.title}</Link>
            ) : (
              <button
                type="button"
                className={styles.linkButton}
                onClick={() => toast.warning('功能暂未开放，敬请期待')}
              >
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
