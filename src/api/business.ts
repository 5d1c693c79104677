import { type CallOptions, get, post } from './client';
import type { Page } from './person';

const HALL = '/api/izfgjj-zhfw/v1';

/** Business note (specification 3). The long texts are Base64 of UTF-8 HTML; blqd and fwdx are comma lists. */
export interface BusinessNote {
  ywmc: string;
  blqd: string;
  fwdx: string;
  bjsj: string;
  xzdy: string;
  slyj: string;
  sltj: string;
  sqcl: string;
  bllc: string;
  bljg: string;
  bz: string;
}

/** Codes of `ywzt`: domain 2.2. */
export type CaseState = '01' | '98' | '97' | '06' | '02' | '03' | '04' | '05' | '80' | '81' | '85' | '86' | '99';

/** How a case stands in the words of its own business, where a state's code does not say it: not paid, debit refused. */
export interface StateNote {
  /** The name of the state, the same everywhere. */
  mc: string;
  lx: 'attention' | 'failed' | 'waiting';
  /** Why, what is to be done and until when, in one sentence without its full stop. */
  nr: string;
  /** What is needed for it; `fz` is what a copy button copies. */
  mx: (LabelledValue & { fz?: string })[];
  /** Where in the hall it is done, and what that is called. */
  lj: string;
  ljmc: string;
}

/** A row of 'my business'. */
export interface CaseSummary {
  /** Business number: 20 digits. */
  ywlsh: string;
  ywlx: string;
  ywmc: string;
  slsj: string;
  /** Promised date yyyy-MM-dd; '' while it waits for somebody other than the centre. */
  cnbjsj: string;
  /** What it waits for then, e.g. 等待您补正. */
  ddsm?: string;
  ywzt: CaseState;
  /** Takes the place of the state's usual name. */
  ztsm?: StateNote;
  /** Days in the present state. */
  tlts: number;
  /** The applicant may withdraw it now. */
  kch: boolean;
  je: string;
  /** The promised day is over and there is no result yet. */
  cq?: boolean;
  /** Last day to answer while it waits for the applicant, or ''. */
  clqx?: string;
  /** Evaluation: '1' may be given now, '2' has been given, '0' not. */
  pj?: '0' | '1' | '2';
  /** Of a unit's case: operator, and members it is about. */
  jbrxm?: string;
  sjrs?: number;
}

/** 'My business', and which businesses there are to filter by. */
export interface CaseList extends Page<CaseSummary> {
  ywlb: { ywlx: string; ywmc: string }[];
}

export interface TimelineStep {
  jdmc: string;
  clsj: string;
  clr: string;
  yj: string;
}

/** A figure on the receipt, with how it was computed where that is not obvious. */
export interface LabelledValue {
  label: string;
  value: string;
  gs?: string;
}

/** A material or a field that was sent back, with the clerk's words about it. */
export interface ReturnedPart {
  lx: 'cl' | 'zd';
  bh: string;
  mc: string;
  yj: string;
}

export interface CaseDetail extends CaseSummary {
  blqd: string;
  /** Name of the branch. */
  ywwd: string;
  /** What was applied for, in the order to be shown; masked as the person may see it. */
  sqnr: LabelledValue[];
  cl: { wjmc: string; wjm: string; clzt: string }[];
  lc: TimelineStep[];
  /** Refusal: reason, rule and what to do next. */
  sbyy?: { yy: string; gz: string; xyb: string };
  /** What a return is about, where the clerk named it: a material (cl) by its type or a field (zd) by its name. */
  bz?: ReturnedPart[];
  /** While it is to be corrected: the application as it was sent. */
  tjnr?: Readonly<Record<string, unknown>>;
  /** Set once money moved. */
  dzje?: string;
  dzrq?: string;
  grzhye?: string;
}

/** One condition of the eligibility check, with the person's own figure. */
export interface Condition {
  tjbh: string;
  tjmc: string;
  mz: boolean;
  /** The person's figure and what is required, both as text to be shown. */
  sjz: string;
  yqz: string;
  yj: string;
  /** What to do next when it does not hold. */
  xyb?: string;
}

/** Limit panel (domain 8.0): the amounts, the formula in words and its basis. */
export interface AmountLimit {
  /** What the sum is called, e.g. 可贷额度; without it the limit is that of a withdrawal. */
  mc?: string;
  /** Whose account it is when it is not the applicant's own, e.g. 被继承人. */
  zh?: string;
  grzhye: string;
  blje: string;
  djje: string;
  ljytq: string;
  kytqe: string;
  gs: string;
  yj: string;
  mx: LabelledValue[];
}

export interface Judgement {
  mz: boolean;
  tj: Condition[];
  xe: AmountLimit | null;
  /** Field → what a submission of these values would be refused for; also of fields that are still empty. */
  cw?: Readonly<Record<string, string>>;
  /** What the conditions still depend on, as long as it is open: without it nobody can say whether the person may. */
  hxsm?: string;
}

export interface SubmitAnswer {
  ywlsh: string;
  /** What the case is called: of a business with several matters, the one that was handed in. */
  ywmc?: string;
  ywzt: CaseState;
  slsj: string;
  cnbjsj: string;
  ddsm?: string;
  ztsm?: StateNote;
  /** Refused or failed at once: why. */
  sbyy?: CaseDetail['sbyy'];
}

export interface Draft {
  ywlx: string;
  ywmc: string;
  /** Business number already fetched for this draft. */
  ywlsh: string;
  /** Version of the flow that wrote it. */
  bbh: number;
  /** Key of the step reached. */
  dqbz: string;
  /** The form's values as JSON text. */
  nr: string;
  /** Rows too many for the text: field → the blocks they were saved in, in order; absent for none. */
  mxk?: Readonly<Record<string, readonly string[]>>;
  /** Saved at and valid until. */
  bcsj: string;
  yxq: string;
  /** Counts up with each save; a save with an older number is refused with code 9. */
  xgcs: number;
}

export interface TodoItem {
  /** Business code: the flow registry knows its route. */
  ywlx: string;
  /** The page where it is done, where that is not the business itself. */
  lj?: string;
  ywlsh: string;
  title: string;
  sxsm: string;
  rq: string;
}

export function fetchBusinessNote(ywlx: string, options?: CallOptions): Promise<BusinessNote> {
  return get(`${HALL}/ywblxz/getInfoByYwlx`, { errors: 'caller', data: 'object', ...options, params: { ywlx } });
}

/** Agreement text: Base64 of UTF-8 HTML, '' when there is none. */
export function fetchAgreement(ywlx: string, options?: CallOptions): Promise<{ pznr: string }> {
  return get(`${HALL}/ywxz/getPznr`, { errors: 'caller', data: 'object', ...options, params: { ywlx } });
}

/** The person's open case of the same kind, or null. */
export function fetchOpenCase(ywlx: string, options?: CallOptions): Promise<CaseSummary | null> {
  return get(`${HALL}/ztyw/existsByYwbh`, { errors: 'caller', ...options, params: { ywlx } });
}

/** A fresh business number, 20 digits. Numbers are counted: ask once per application. */
export function fetchBusinessNumber(ywlx: string): Promise<string> {
  return get(`${HALL}/id/getYthptYwbh`, { errors: 'caller', params: { ywlx } });
}

export function saveDraft(draft: Omit<Draft, 'bcsj' | 'yxq' | 'ywmc'>, options?: CallOptions): Promise<Draft> {
  return post(`${HALL}/draftbox/save`, draft, { errors: 'caller', data: 'object', ...options });
}

/** Rows of a draft, as JSON text, under a name of the writer's own; they count once a saved draft names them. */
export function saveDraftBlock(ywlx: string, kbh: string, nr: string, options?: CallOptions): Promise<null> {
  return post(`${HALL}/draftbox/saveMxk`, { ywlx, kbh, nr }, { errors: 'caller', ...options });
}

export function fetchDraftBlock(ywlx: string, kbh: string, options?: CallOptions): Promise<{ nr: string } | null> {
  return get(`${HALL}/draftbox/getMxk`, { errors: 'caller', ...options, params: { ywlx, kbh } });
}

export function fetchDraft(ywlx: string, options?: CallOptions): Promise<Draft | null> {
  return get(`${HALL}/draftbox/getInfo`, { errors: 'caller', ...options, params: { ywlx } });
}

export function fetchDrafts(options?: CallOptions): Promise<Draft[]> {
  return get(`${HALL}/draftbox/getList`, { errors: 'caller', data: 'list', ...options });
}

export function deleteDraft(ywlx: string, options?: CallOptions): Promise<null> {
  return post(`${HALL}/draftbox/del`, { ywlx }, { errors: 'caller', ...options });
}

export function fetchCases(
  params: {
    tab?: 'all' | 'todo' | 'open' | 'done';
    ywlx?: string;
    ksrq?: string;
    jsrq?: string;
    page: number;
    size: number;
  },
  options?: CallOptions,
): Promise<CaseList> {
  return get(`${HALL}/wdbj/getList`, { errors: 'caller', data: 'object', ...options, params });
}

export function fetchCase(ywlsh: string, options?: CallOptions): Promise<CaseDetail> {
  return get(`${HALL}/wdbj/getInfo`, { errors: 'caller', data: 'object', ...options, params: { ywlsh } });
}

/** A page of the list that was handed in with a case; `bt` and `lm` are empty when there is none. */
export interface CaseRowsPage extends Page<readonly string[]> {
  bt: string;
  lm: readonly string[];
}

export function fetchCaseRows(
  params: { ywlsh: string; page: number; size: number },
  options?: CallOptions,
): Promise<CaseRowsPage> {
  return get(`${HALL}/wdbj/getMx`, { errors: 'caller', data: 'object', ...options, params });
}

export function withdrawCase(ywlsh: string, options?: CallOptions): Promise<CaseDetail> {
  return post(`${HALL}/wdbj/chehui`, { ywlsh }, { errors: 'caller', data: 'object', ...options });
}

export function fetchTodos(options?: CallOptions): Promise<TodoItem[]> {
  return get(`${HALL}/dbsx/getList`, { errors: 'caller', data: 'list', ...options });
}
