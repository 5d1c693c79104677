import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { each, maybe, object, rows, textValue } from '../client/read';

export interface TodoItem {
  /** Business code; the flow registry has its route. */
  ywlx: string;
  /** Page of the task, where it is not the business itself. */
  lj?: string;
  ywlsh: string;
  title: string;
  sxsm: string;
  rq: string;
}

export const readTodoItem = object<TodoItem>({
  ...each(textValue, 'ywlx', 'ywlsh', 'title', 'sxsm', 'rq'),
  lj: maybe(textValue),
});

export function fetchTodos(options?: CallOptions): Promise<TodoItem[]> {
  return get(hall('dbsx/getList'), rows(readTodoItem), options);
}
