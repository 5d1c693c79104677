import { type CallOptions, get, post } from './client';
import { checkedPage, checkedRow } from './evaluation-shape';
import { hall } from './path';
import type { Page } from './person';
import { aList, anObject, object, type Read, text } from './read';
import { firstOfEach } from './wire';

/** Evaluation of a finished service (domain catalogue 13). */
export interface EvaluationRequest {
  ywlsh: string;
  /** Competent department; '' leaves it to the centre: the one that handled the case. */
  zgbm: string;
  /** Terminal; '' leaves it to the centre: the one the case was handled at. */
  pjzd: string;
  /** Dictionary pjdj: 5 非常满意 … 1 非常不满意. */
  pjdj: string;
  /** Items of the grade, comma-joined. */
  pjx: string;
  pjnr: string;
  /** '1': without the name. */
  sfnm: '0' | '1';
}

/** A code with its name. */
export interface EvaluationItem {
  value: string;
  label: string;
}

/** A finished service of the person's own. */
export interface EvaluableCase {
  ywlsh: string;
  /** Name of the service. */
  sxmc: string;
  /** Department and terminal that the case speaks for. */
  zgbm: string;
  pjzd: string;
  pjzdmc: string;
  /** Day of the result. */
  bjrq: string;
  /** Last day to evaluate it. */
  jzrq: string;
  /** '1' may be evaluated now, '2' has been. */
  pj: '1' | '2';
}

/** Call back after a low grade: '' none, '1' to come, '2' made. */
export interface CallBack {
  hfzt: '' | '1' | '2';
  /** Last day for it. */
  hfqx: string;
  /** Made at. */
  hfsj: string;
  /** '1': not made, or made, after the last day. */
  hfcq: '0' | '1';
  /** What the centre did about it (整改结果). */
  zgjg: string;
}

/** An evaluation of the person's own. */
export interface OwnEvaluation extends CallBack {
  ywlsh: string;
  sxmc: string;
  zgbmmc: string;
  pjzdmc: string;
  pjdj: string;
  pjdjmc: string;
  /** Names of the items. */
  pjx: string[];
  pjnr: string;
  sfnm: '0' | '1';
  pjsj: string;
  /** Follow-up: words and time, '' when none was made. */
  zpnr: string;
  zpsj: string;
  /** Last day for a follow-up, '' when there is none any more. */
  zpjz: string;
}

/** What may be ticked for a grade. */
export async function fetchEvaluationItems(pjdj: string, options?: CallOptions): Promise<EvaluationItem[]> {
  return get(hall('hcp/getPjx'), choices, { errors: 'caller', ...options, params: { pjdj } });
}

/**
 * 属地评价地址: where the centre wants its services evaluated, a page of this hall or a platform elsewhere; '' where it names
 * none (specification 7.3). Silent: without an answer the hall's own page stands.
 */
export async function fetchEvaluationAddress(): Promise<string> {
  return (await get(hall('hcp/getSdpjdz'), object({ pjdz: text }), { errors: 'silent' })).pjdz;
}

/** Terminals a service is used at (specification 7.5: no parameters). */
export async function fetchTerminals(options?: CallOptions): Promise<EvaluationItem[]> {
  return get(hall('hcp/getPjzdList'), choices, { errors: 'caller', ...options });
}

/** Competent departments. */
export async function fetchDepartments(options?: CallOptions): Promise<EvaluationItem[]> {
  return get(hall('hcp/getZgbmList'), choices, { errors: 'caller', ...options });
}

const CASE_TEXTS = ['ywlsh', 'sxmc', 'zgbm', 'pjzd', 'pjzdmc', 'bjrq', 'jzrq', 'pj'] as const;

/**
 * Services that may be evaluated now or have been, newest first (specification 7.5: POST with its parameters in the query).
 * With `ywlsh` the one of this number, also one used at a counter or by phone.
 * @throws ApiError for a number that is nobody's or another's, or whose time is not yet or no longer
 */
export async function fetchEvaluableCases(
  params: { ywlsh?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<EvaluableCase>> {
  const how: CallOptions = { errors: 'caller', ...options, params };
  return post(
    hall('hcp/getYwpjList'),
    {},
    (data) => {
      const read = anObject(data);
      return checkedPage<EvaluableCase>(read, params, 'ywlsh', CASE_TEXTS);
    },
    how,
  );
}

/** One per case, form-encoded (specification 7.5). @returns what the centre will do about it, as a sentence */
export function saveEvaluation(request: EvaluationRequest): Promise<{ pjsj: string; clsm: string }> {
  return post(hall('hcp/save'), request, object({ pjsj: text, clsm: text }), { errors: 'caller', form: 'plain' });
}

const OWN_TEXTS = [
  ...(['ywlsh', 'sxmc', 'zgbmmc', 'pjzdmc', 'pjdj', 'pjdjmc', 'pjnr', 'sfnm', 'pjsj'] as const),
  ...(['hfzt', 'hfqx', 'hfsj', 'hfcq', 'zgjg', 'zpnr', 'zpsj', 'zpjz'] as const),
];

/** @throws ApiError where this case has not been evaluated by the person */
export async function fetchEvaluation(ywlsh: string, options?: CallOptions): Promise<OwnEvaluation> {
  return post(
    hall('hcp/getPjxq'),
    { ywlsh },
    (data) => {
      const read = anObject(data);
      return checkedRow<OwnEvaluation>(read, OWN_TEXTS, ['pjx']);
    },
    { errors: 'caller', ...options },
  );
}

/** Own evaluations, newest first. `ys`: of that many months up to the present one, '' for all. */
export async function fetchOwnEvaluations(
  params: { pjdj: string; ys: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<OwnEvaluation>> {
  const how: CallOptions = { errors: 'caller', ...options, params };
  return get(
    hall('hcp/getWdpj'),
    (data) => {
      const read = anObject(data);
      return checkedPage<OwnEvaluation>(read, params, 'ywlsh', OWN_TEXTS, ['pjx']);
    },
    how,
  );
}

/** 追评: once. */
export async function saveFollowUp(ywlsh: string, zpnr: string): Promise<OwnEvaluation> {
  return post(
    hall('hcp/zp'),
    { ywlsh, zpnr },
    (data) => {
      const read = anObject(data);
      return checkedRow<OwnEvaluation>(read, OWN_TEXTS, ['pjx']);
    },
    { errors: 'caller' },
  );
}

const choices: Read<EvaluationItem[]> = (read) => {
  const rows = aList(read).map((row) => checkedRow<EvaluationItem>(row, ['value', 'label']));
  return firstOfEach(rows, ({ value }) => value);
};
