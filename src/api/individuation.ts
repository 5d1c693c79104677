import { refusedAnswer } from './answer';
import { type CallOptions, call, get } from './client';
import { putil } from './path';
import { object, orNull, text } from './read';

/** Which table a preference belongs to: the page's path and the table's name on it (specification 3). */
export interface TableName {
  path: string;
  navName: string;
}

export interface TablePreference extends TableName {
  /** JSON text; what is in it is the hall's matter and may be of an older version. */
  rule: string;
}

const readPreference = object<TablePreference>({ path: text, navName: text, rule: text });

/** The person's columns of a table, null when nothing is saved. Silent: without an answer the table is as it comes. */
export function fetchTablePreference(table: TableName, options?: CallOptions): Promise<TablePreference | null> {
  return get(putil('individuation/getInfo'), orNull(readPreference), {
    errors: 'silent',
    ...options,
    params: { path: table.path, navName: table.navName },
  });
}

/** @returns the server's message, '' when it says nothing. @throws ApiError */
export async function saveTablePreference(preference: TablePreference): Promise<string> {
  return messageOf(await call('POST', putil('individuation/update'), preference, { errors: 'caller' }));
}

/** Back to the table as it comes. @returns the server's message. @throws ApiError */
export async function resetTablePreference({ path, navName }: TableName): Promise<string> {
  const options: CallOptions = { errors: 'caller', params: { path, navName } };
  return messageOf(await call('GET', putil('individuation/reset'), undefined, options));
}

function messageOf(answer: Awaited<ReturnType<typeof call>>): string {
  if (answer.code !== '0') throw refusedAnswer(answer);
  return answer.msg;
}
