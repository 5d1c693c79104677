import { type CallOptions, get } from './client';
import { hall } from './path';
import { code, object, orNull, text } from './read';

/** Group of the rent rules (1 一般, 2 新市民, 3 青年人), and what register says so. */
export interface PersonGroup {
  rylb: '1' | '2' | '3';
  yj: string;
}

export const readPersonGroup = object<PersonGroup>({ rylb: code('1', '2', '3'), yj: text });

/** Which group the registers put the person in; null while they do not answer. They are asked for this business only. */
export function fetchPersonGroup(options?: CallOptions): Promise<PersonGroup | null> {
  return get(hall('tqsq/zftq/getInfo'), orNull(readPersonGroup), { errors: 'caller', ...options });
}
