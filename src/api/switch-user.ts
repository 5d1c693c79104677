import type { OperatorUnit, SignInAnswer } from './auth';
import { readOperatorUnit, readSignInAnswer } from './auth';
import { get } from './client';
import { auth } from './path';
import { rows } from './read';

/** The units the signed-in operator may act for, the present one among them (specification 7.1). */
export function fetchOperatorUnits(signal?: AbortSignal): Promise<OperatorUnit[]> {
  return get(auth('switchUser'), rows(readOperatorUnit), { signal, errors: 'caller' });
}

/** A session for another of these units in place of the present one, which the centre ends. */
export function switchUser(dwzh: string): Promise<SignInAnswer> {
  return get(auth('switchUser'), readSignInAnswer, { params: { dwzh }, errors: 'caller' });
}
