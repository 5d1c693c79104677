import { Button } from 'antd';
import { Link, useLocation } from 'react-router-dom';
import type { TodoItem } from '@/api/cases/todos';
import { withBackNav } from '@/session/menu/back-nav';
import { NOT_OPEN } from '@/session/menu/entry-text';
import { HOME_PATH } from '@/session/menu/menu-types';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { toast } from '@/ui/state/toast';
import { correctionPath, flowPath, useFlowArea } from '../flow/flow-index';
import { useOpens } from '../flow/MenuLink';
import styles from './todo-list.module.css';

/** To-dos of the person with links; the same list on home and in 我的办件. */
export function TodoList({ todos }: { todos: readonly TodoItem[] }) {
  const area = useFlowArea();
  const opens = useOpens();
  const { pathname, search } = useLocation();
  // On home the heading leads back already.
  const atHome = Object.values<string>(HOME_PATH).includes(pathname);
  return (
    <Stack as="ul" gap={0} data-tall className={styles.list}>
      {todos.map((todo) => {
        const flow = flowPath(todo.ywlx, area);
        const path = todo.lj || (flow && correctionPath(flow, todo.ywlsh));
        const reachable = path !== undefined && opens(path);
        return (
          // The key includes the text: to-dos without a case may share a title (two deferrals to be paid back).
          <li key={[todo.ywlx, todo.ywlsh, todo.title, todo.sxsm, todo.lj].join('-')}>
            {reachable ? (
              <Link to={atHome ? path : withBackNav(path, `${pathname}${search}`)}>{todo.title}</Link>
            ) : (
              <Button type="link" onClick={() => toast.warning(NOT_OPEN)}>
                {todo.title}
              </Button>
            )}
            <Muted as="span">
              {todo.sxsm} {todo.rq}
            </Muted>
          </li>
        );
      })}
    </Stack>
  );
}
