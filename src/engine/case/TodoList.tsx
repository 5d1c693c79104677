import { Link } from 'react-router-dom';
import type { TodoItem } from '@/api/todos';
import { NOT_OPEN } from '@/session/menu/entry-words';
import { useMenus } from '@/session/menu-store';
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
        const reachable = path !== undefined && byPath.has(address) && isBuilt(address);
        return (
          <li key={`${todo.ywlx}-${todo.ywlsh}-${todo.title}`}>
            {reachable ? (
              <Link to={path}>{todo.title}</Link>
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
