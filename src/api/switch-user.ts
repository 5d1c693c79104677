import type { OperatorUnit, SignInAnswer } from './auth';
import { get } from './client';

const SWITCH_USER = '/api/auth/v1/switchUser';

/** The units the signed-in operator may act for, the present one among them (specification 7.1). */
export function fetchOperatorUnits(signal?: AbortSignal): Promise<OperatorUnit[]> {
  return get<OperatorUnit[]>(SWITCH_USER, { signal, errors: 'caller', data: 'list' });
}

/** A session for another of these units in place of the present one, which the centre ends. */
export function switchUser(dwzh: string): Promise<SignInAnswer> {
  return get<SignInAnswer>(SWITCH_USER, { params: { dwzh }, errors: 'caller', data: 'object' });
}
