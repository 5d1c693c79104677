import { type CallOptions, get } from '../client/client';
import { hall } from '../client/path';
import { type Answer, each, maybe, object, rows, textValue } from '../client/read';

export const readTodoItem = object({
  /** Business code; the flow registry has its route. */
  ywlx: textValue,
  /** Page of the task, where it is not the business itself. */
  lj: maybe(textValue),
  ...each(textValue, 'ywlsh', 'title', 'sxsm', 'rq'),
});
export type TodoItem = Answer<typeof readTodoItem>;

export function fetchTodos(options?: CallOptions): Promise<TodoItem[]> {
  return get(hall('dbsx/getList'), rows(readTodoItem), options);
}
