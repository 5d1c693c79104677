import { get } from '../client/client';
import { auth } from '../client/path';
import { rows } from '../client/read';
import type { OperatorUnit, SignInAnswer } from './auth';
import { readOperatorUnit, readSignInAnswer } from './auth';

/** The units of the signed-in operator, the current one included (docs/specification.md 7.1). */
export function fetchOperatorUnits(signal?: AbortSignal): Promise<OperatorUnit[]> {
  return get(auth('switchUser'), rows(readOperatorUnit), { signal });
}

/** Opens a session for another unit of the operator; the centre ends the current one. */
export function switchUser(dwzh: string): Promise<SignInAnswer> {
  return get(auth('switchUser'), readSignInAnswer, { params: { dwzh } });
}
