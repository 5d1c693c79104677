import { type CallOptions, get, post } from './client';

const HALL = '/api/izfgjj-zhfw/v1';

/** Evaluation of a finished case (domain catalogue 13). */
export interface EvaluationRequest {
  ywlsh: string;
  /** Dictionary pjdj: 5 非常满意 … 1 非常不满意. */
  pjdj: string;
  /** Items of the grade, comma-joined. */
  pjx: string;
  pjnr: string;
  /** '1': without the name. */
  sfnm: '0' | '1';
}

export interface EvaluationItem {
  value: string;
  label: string;
}

/** What may be ticked for a grade. */
export function fetchEvaluationItems(pjdj: string, options?: CallOptions): Promise<EvaluationItem[]> {
  return get(`${HALL}/hcp/getPjx`, { errors: 'caller', data: 'list', ...options, params: { pjdj } });
}

/** One per case, form-encoded (specification 7.5). @returns what the centre will do about it, as a sentence */
export function saveEvaluation(request: EvaluationRequest): Promise<{ pjsj: string; clsm: string }> {
  return post(`${HALL}/hcp/save`, request, { errors: 'caller', data: 'object', form: 'plain' });
}
