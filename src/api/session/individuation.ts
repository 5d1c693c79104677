import { refusedAnswer } from '../client/answer';
import { type CallOptions, call, get } from '../client/client';
import { putil } from '../client/path';
import { type Answer, each, object, orNull, textValue } from '../client/read';

/** Key of a table preference: the page's path and the table's name on it (docs/specification.md 3). */
export interface TableName {
  path: string;
  navName: string;
}

const readPreference = object({
  /** JSON text in a format of the hall, possibly of an older version. */
  rule: textValue,
  ...each(textValue, 'path', 'navName'),
});
export type TablePreference = Answer<typeof readPreference>;

/** The person's columns of a table; null when none are saved. Silent: on error the default columns are used. */
export function fetchTablePreference(table: TableName, options?: CallOptions): Promise<TablePreference | null> {
  return get(putil('individuation/getInfo'), orNull(readPreference), {
    errors: 'silent',
    ...options,
    params: { path: table.path, navName: table.navName },
  });
}

/** @returns the server's message, '' for none. @throws ApiError */
export async function saveTablePreference({ path, navName, rule }: TablePreference): Promise<string> {
  return messageOf(await call('POST', putil('individuation/update'), { path, navName, rule }));
}

/** Restores the default columns. @returns the server's message. @throws ApiError */
export async function resetTablePreference({ path, navName }: TableName): Promise<string> {
  const options: CallOptions = { params: { path, navName } };
  return messageOf(await call('GET', putil('individuation/reset'), undefined, options));
}

function messageOf(answer: Awaited<ReturnType<typeof call>>): string {
  if (answer.code !== '0') throw refusedAnswer(answer);
  return answer.msg;
}
