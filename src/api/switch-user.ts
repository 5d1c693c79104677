import type { OperatorUnit, SignInAnswer } from './auth';
import { readOperatorUnit, readSignInAnswer } from './auth';
import { get } from './client';
import { rows } from './read';

const SWITCH_USER = '/api/auth/v1/switchUser';

/** The units the signed-in operator may act for, the present one among them (specification 7.1). */
export function fetchOperatorUnits(signal?: AbortSignal): Promise<OperatorUnit[]> {
  return get(SWITCH_USER, rows(readOperatorUnit), { signal, errors: 'caller' });
}

/** A session for another of these units in place of the present one, which the centre ends. */
export function switchUser(dwzh: string): Promise<SignInAnswer> {
  return get(SWITCH_USER, readSignInAnswer, { params: { dwzh }, errors: 'caller' });
}
