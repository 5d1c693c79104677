import { type CallOptions, get, post } from '../client/client';
import { hall } from '../client/path';
import { type Answer, code, each, everyRow, key, object, pageReader, textList, textValue } from '../client/read';
import type { Page } from '../person/person';

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
const readEvaluationItem = object(each(textValue, 'value', 'label'));
export type EvaluationItem = Answer<typeof readEvaluationItem>;

const readEvaluationItems = everyRow(readEvaluationItem, ({ value }) => value);

const caseNumber = ({ ywlsh }: { ywlsh: string }) => ywlsh;

/** A finished service of the person. */
const readEvaluableCase = object({
  ywlsh: key,
  /** Name of the service. */
  sxmc: textValue,
  /** Department and terminal of the case. */
  ...each(textValue, 'zgbm', 'pjzd', 'pjzdmc'),
  /** Date of the result. */
  bjrq: textValue,
  /** Last day to evaluate it. */
  jzrq: textValue,
  /** '1' may be evaluated now, '2' evaluated. */
  pj: code('1', '2'),
});
export type EvaluableCase = Answer<typeof readEvaluableCase>;

/** Callback after a low grade. */
export const readCallBack = object({
  /** '' none, '1' pending, '2' made. */
  hfzt: code('', '1', '2'),
  /** Last day of the callback. */
  hfqx: textValue,
  /** Time of the callback. */
  hfsj: textValue,
  /** '1': overdue, or made after the last day. */
  hfcq: code('0', '1'),
  /** Measures taken by the centre (整改结果). */
  zgjg: textValue,
});
export type CallBack = Answer<typeof readCallBack>;

/** An evaluation by the person. */
const readEvaluation = object({
  ywlsh: key,
  ...each(textValue, 'sxmc', 'zgbmmc', 'pjzdmc', 'pjdj', 'pjdjmc'),
  /** Names of the items. */
  pjx: textList,
  pjnr: textValue,
  sfnm: code('0', '1'),
  pjsj: textValue,
  /** Follow-up: text and time, '' for none. */
  ...each(textValue, 'zpnr', 'zpsj'),
  /** Last day for a follow-up; '' when none is possible. */
  zpjz: textValue,
  ...readCallBack.fields,
});
export type MyEvaluation = Answer<typeof readEvaluation>;

const readSaved = object(each(textValue, 'pjsj', 'clsm'));

/** Items to choose for a grade. */
export function fetchEvaluationItems(pjdj: string, options?: CallOptions): Promise<EvaluationItem[]> {
  return get(hall('hcp/getPjx'), readEvaluationItems, { ...options, params: { pjdj } });
}

/**
 * 属地评价地址: page of this hall or external platform for evaluations; '' where the centre sets none (docs/specification.md 7.3). Silent: on
 * error the hall's page is used.
 */
export async function fetchEvaluationAddress(): Promise<string> {
  return (await get(hall('hcp/getSdpjdz'), object({ pjdz: textValue }), { errors: 'silent' })).pjdz;
}

/** Terminals of services (docs/specification.md 7.5: no parameters). */
export function fetchTerminals(options?: CallOptions): Promise<EvaluationItem[]> {
  return get(hall('hcp/getPjzdList'), readEvaluationItems, options);
}

/** Departments in charge. */
export function fetchEvaluationDepartments(options?: CallOptions): Promise<EvaluationItem[]> {
  return get(hall('hcp/getZgbmList'), readEvaluationItems, options);
}

/**
 * Services that may be evaluated or have been, newest first (docs/specification.md 7.5: POST with its parameters in the query). `ywlsh`
 * selects one, also one of a counter or by phone.
 * @throws ApiError for an unknown or foreign number, or outside the evaluation period
 */
export function fetchEvaluableCases(
  params: { ywlsh?: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<EvaluableCase>> {
  return post(hall('hcp/getYwpjList'), {}, pageReader(readEvaluableCase, params, caseNumber), { ...options, params });
}

/** One of them by its number, undefined where the list came without it; a refusal belongs to the field of the number. */
export async function fetchEvaluableCase(ywlsh: string, signal?: AbortSignal): Promise<EvaluableCase | undefined> {
  const { list } = await fetchEvaluableCases({ ywlsh, page: 1, size: 1 }, { signal, errors: 'inline' });
  return list.find((one) => one.ywlsh === ywlsh);
}

/** One evaluation per case, form-encoded (docs/specification.md 7.5). @returns time, and the centre's next step as a sentence */
export function saveEvaluation(request: EvaluationRequest): Promise<Answer<typeof readSaved>> {
  return post(hall('hcp/save'), request, readSaved, {
    errors: 'inline',
    form: 'plain',
  });
}

/** @throws ApiError where the person has not evaluated this case */
export function fetchEvaluation(ywlsh: string, options?: CallOptions): Promise<MyEvaluation> {
  return post(hall('hcp/getPjxq'), { ywlsh }, readEvaluation, options);
}

/** The person's evaluations, newest first. `ys`: of the last so many months, '' for all. */
export function fetchMyEvaluations(
  params: { pjdj: string; ys: string; page: number; size: number },
  options?: CallOptions,
): Promise<Page<MyEvaluation>> {
  return get(hall('hcp/getWdpj'), pageReader(readEvaluation, params, caseNumber), { ...options, params });
}

/** Saves the 追评; possible once. */
export function saveFollowUp(ywlsh: string, zpnr: string): Promise<MyEvaluation> {
  return post(hall('hcp/zp'), { ywlsh, zpnr }, readEvaluation, { errors: 'inline' });
}
