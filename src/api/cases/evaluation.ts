import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { aList, anObject, object, type Read, textValue } from '../client/read';
import { firstOfEach } from '../client/wire';
import type { Page } from '../person/person';
import { checkedPage, checkedRow } from './evaluation-shape';

/** Evaluation of a finished service (docs/rules/complaints-and-evaluation.md). */
export interface EvaluationRequest {
  ywlsh: string;
  /** Department in charge; '' for the one that handled the case. */
  zgbm: string;
  /** Terminal; '' for the one that the case was handled at. */
  pjzd: string;
  /** Dictionary pjdj: 5 非常满意 … 1 非常不满意. */
  pjdj: string;
  /** Items chosen for the grade, comma-joined. */
  pjx: string;
  pjnr: string;
  /** '1': anonymous. */
  sfnm: '0' | '1';
}

/** A code and its name. */
export interface EvaluationItem {
  value: string;
  label: string;
}

/** A finished service of the person. */
export interface EvaluableCase {
  ywlsh: string;
  /** Name of the service. */
  sxmc: string;
  /** Department and terminal of the case. */
  zgbm: string;
  pjzd: string;
  pjzdmc: string;
  /** Date of the result. */
  bjrq: string;
  /** Last day to evaluate it. */
  jzrq: string;
  /** '1' may be evaluated now, '2' evaluated. */
  pj: '1' | '2';
}

/** Callback after a low grade: '' none, '1' pending, '2' made. */
export interface CallBack {
  hfzt: '' | '1' | '2';
  /** Last day of the callback. */
  hfqx: string;
  /** Time of the callback. */
  hfsj: string;
  /** '1': overdue, or made after the last day. */
  hfcq: '0' | '1';
  /** Measures taken by the centre (整改结果). */
  zgjg: string;
}

/** An evaluation by the person. */
export interface MyEvaluation extends CallBack {
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
  /** Follow-up: text and time, '' for none. */
  zpnr: string;
  zpsj: string;
  /** Last day for a follow-up; '' when none is possible. */
  zpjz: string;
}

/** Items to choose for a grade. */
export async function fetchEvaluationItems(pjdj: string, options?: CallOptions): Promise<EvaluationItem[]> {
  return get(hall('hcp/getPjx'), choices, { ...options, params: { pjdj } });
}

/**
 * 属地评价地址: page of this hall or external platform for evaluations; '' where the centre sets none (docs/specification.md 7.3). Silent: on
 * error the hall's page is used.
 */
export async function fetchEvaluationAddress(): Promise<string> {
  return (await get(hall('hcp/getSdpjdz'), object({ pjdz: textValue }), { errors: 'silent' })).pjdz;
}

/** Terminals of services (docs/specification.md 7.5: no parameters). */
export async function fetchTerminals(options?: CallOptions): Promise<EvaluationItem[]> {
  return get(hall('hcp/getPjzdList'), choices, options);
}

/** Departments in charge. */
export async function fetchEvaluationDepartments(options?: CallOptions): Promise<EvaluationItem[]> {
  return get(hall('hcp/getZgbmList'), choices, options);
}

const CASE_TEXTS = ['ywlsh', 'sxmc', 'zgbm', 'pjzd', 'pjzdmc', 'bjrq', 'jzrq', 'pj'] as const;

/**
 * Services that may be evaluated or have been, newest first (docs/specification.md 7.5: POST with its parameters in the query). `ywlsh`
 * selects one, also one of a counter or by phone.
 * @throws ApiError for an unknown or foreign number, or outside the evaluation period
 */
export async function fetchEvaluableCases(
  params: { ywlsh?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<EvaluableCase>> {
  const how: CallOptions = { ...options, params };
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

/** One of them by its number, undefined where the list came without it; a refusal belongs to the field of the number. */
export async function fetchEvaluableCase(ywlsh: string, signal?: AbortSignal): Promise<EvaluableCase | undefined> {
  const { list } = await fetchEvaluableCases({ ywlsh, page: 1, size: 1 }, { signal, errors: 'inline' });
  return list.find((one) => one.ywlsh === ywlsh);
}

/** One evaluation per case, form-encoded (docs/specification.md 7.5). @returns time, and the centre's next step as a sentence */
export function saveEvaluation(request: EvaluationRequest): Promise<{ pjsj: string; clsm: string }> {
  return post(hall('hcp/save'), request, object({ pjsj: textValue, clsm: textValue }), {
    errors: 'inline',
    form: 'plain',
  });
}

const OWN_TEXTS = [
  ...(['ywlsh', 'sxmc', 'zgbmmc', 'pjzdmc', 'pjdj', 'pjdjmc', 'pjnr', 'sfnm', 'pjsj'] as const),
  ...(['hfzt', 'hfqx', 'hfsj', 'hfcq', 'zgjg', 'zpnr', 'zpsj', 'zpjz'] as const),
];

/** @throws ApiError where the person has not evaluated this case */
export async function fetchEvaluation(ywlsh: string, options?: CallOptions): Promise<MyEvaluation> {
  return post(
    hall('hcp/getPjxq'),
    { ywlsh },
    (data) => {
      const read = anObject(data);
      return checkedRow<MyEvaluation>(read, OWN_TEXTS, ['pjx']);
    },
    options,
  );
}

/** The person's evaluations, newest first. `ys`: of the last so many months, '' for all. */
export async function fetchMyEvaluations(
  params: { pjdj: string; ys: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<MyEvaluation>> {
  const how: CallOptions = { ...options, params };
  return get(
    hall('hcp/getWdpj'),
    (data) => {
      const read = anObject(data);
      return checkedPage<MyEvaluation>(read, params, 'ywlsh', OWN_TEXTS, ['pjx']);
    },
    how,
  );
}

/** Saves the 追评; possible once. */
export async function saveFollowUp(ywlsh: string, zpnr: string): Promise<MyEvaluation> {
  return post(
    hall('hcp/zp'),
    { ywlsh, zpnr },
    (data) => {
      const read = anObject(data);
      return checkedRow<MyEvaluation>(read, OWN_TEXTS, ['pjx']);
    },
    { errors: 'inline' },
  );
}

const choices: Read<EvaluationItem[]> = (read) => {
  const rows = aList(read).map((row) => checkedRow<EvaluationItem>(row, ['value', 'label']));
  return firstOfEach(rows, ({ value }) => value);
};
