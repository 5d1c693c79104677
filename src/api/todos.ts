import { type CallOptions, get } from './client';
import { hall } from './path';
import { each, maybe, object, rows, text } from './read';

export interface TodoItem {
  /** Business code: the flow registry knows its route. */
  ywlx: string;
  /** The page where it is done, where that is not the business itself. */
  lj?: string;
  ywlsh: string;
  title: string;
  sxsm: string;
  rq: string;
}

export const readTodoItem = object<TodoItem>({
  ...each(text, 'ywlx', 'ywlsh', 'title', 'sxsm', 'rq'),
  lj: maybe(text),
});

export function fetchTodos(options?: CallOptions): Promise<TodoItem[]> {
  return get(hall('dbsx/getList'), rows(readTodoItem), { errors: 'caller', ...options });
}
