import { type CallOptions, get, post } from '../client/client';
import { type LabelledValue, readLabelledValue } from '../client/labelled-value';
import { hall } from '../client/path';
import {
  amount,
  anObject,
  code,
  count,
  dictionaryCode,
  each,
  flag,
  flagOrNo,
  key,
  maybe,
  object,
  orNull,
  pageReader,
  pageWith,
  type Read,
  rowsOrNone,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';
import { type ReturnedPart, readReturnedPart, readTimelineStep, type TimelineStep } from './case-parts';

/** Codes of `ywzt`. */
export type CaseState = '01' | '98' | '97' | '06' | '02' | '03' | '04' | '05' | '80' | '81' | '85' | '86' | '99';

/** State of a case in the terms of its business, where the state's code is too general: not paid, debit refused. */
export interface StateNote {
  /** Name of the state, the same on all pages. */
  mc: string;
  lx: 'attention' | 'failed' | 'waiting' | 'ended' | 'done';
  /** Reason, next step and deadline in one sentence without its full stop. */
  nr: string;
  /** Details of the next step; `fz` is the text that a copy button copies. */
  mx: (LabelledValue & { fz?: string })[];
  /** Content of the QR code for payment in a bank's app. */
  ewm?: string;
  /** Link to the next step in the hall, and its text. */
  lj: string;
  ljmc: string;
}

export const readStateNote = object<StateNote>({
  ...each(textValue, 'mc', 'nr', 'lj', 'ljmc'),
  lx: code('attention', 'failed', 'waiting', 'ended', 'done'),
  mx: rowsOrNone(object({ ...readLabelledValue.fields, fz: maybe(textValue) })),
  ewm: maybe(textValue),
});

/** A row of 'my business'. */
export interface CaseSummary {
  /** Business number: 20 digits. */
  ywlsh: string;
  ywlx: string;
  ywmc: string;
  slsj: string;
  /** Time of the last submission after a correction. */
  bztjsj?: string;
  /** Due date yyyy-MM-dd; '' while another party has to act. */
  cnbjsj: string;
  /** Time at which a finished case ended. */
  bjsj?: string;
  /** Whom the case waits for instead, e.g. 等待您补正. */
  ddsm?: string;
  ywzt: CaseState;
  /** Replaces the state's default name. */
  ztsm?: StateNote;
  /** The unit's own check is pending or has returned it: `slsj` is the submission within the unit, the centre has not accepted it. */
  dfh?: boolean;
  /** The unit's check of a correction is pending; the centre accepted the case before. */
  bzdfh?: boolean;
  /** Days in the current state. */
  tlts: number;
  /** The signed-in person may withdraw it now; for a unit its author, or another authorised operator once the author is stopped. */
  kch: boolean;
  /** What withdrawing does to the typed values and uploaded files, as a sentence; '' where nothing is saved. */
  chsm?: string;
  /** The signed-in operator may check it for the unit. */
  kfh?: boolean;
  je: string;
  /** Name of `je`, where it differs (src/domain/case-sum.ts). */
  jemc?: string;
  /** Overdue: the due date has passed without a result. */
  cq?: boolean;
  /** false on a returned case when another operator has to correct it. */
  kbz?: boolean;
  /** false on a finished case when the signed-in operator may not begin another. */
  kzb?: boolean;
  /** Last day for the applicant's reply, or ''. */
  clqx?: string;
  /** Sentence for a finished case whose values are saved in the draft box, with its full stop. */
  cgsm?: string;
  /** Evaluation: '1' open, '2' given, '0' not offered. */
  pj?: '0' | '1' | '2';
  /** Link to the page of the case's subject, e.g. the developer's property. */
  bldx?: { lj: string; mc: string };
  /** For a unit: the operator, and the number of members concerned. */
  jbrxm?: string;
  /** For a unit with a second check: the operator who checked; '' for none. */
  fhrxm?: string;
  sjrs?: number;
}

const readSubjectLink = object<{ lj: string; mc: string }>({ ...each(textValue, 'lj', 'mc') });

export const readCaseSummary = object<CaseSummary>({
  ywlsh: key,
  ...each(textValue, 'ywlx', 'ywmc', 'slsj', 'cnbjsj'),
  ywzt: dictionaryCode<CaseState>(),
  tlts: count,
  kch: flagOrNo,
  ...each(maybe(textValue), 'chsm', 'bztjsj', 'bjsj'),
  kfh: maybe(flagOrNo),
  je: amount,
  jemc: maybe(textValue),
  cq: maybe(flagOrNo),
  dfh: maybe(flagOrNo),
  bzdfh: maybe(flagOrNo),
  kbz: maybe(flag),
  kzb: maybe(flag),
  clqx: maybe(textValue),
  cgsm: maybe(textValue),
  jbrxm: maybe(textValue),
  fhrxm: maybe(textValue),
  pj: maybe(code('0', '1', '2')),
  sjrs: maybe(count),
  ztsm: maybe(readStateNote),
  ddsm: maybe(textValue),
  bldx: maybe(readSubjectLink),
});

/** 'My business', with the businesses to filter by. */
export interface CaseList extends Page<CaseSummary> {
  ywlb: { ywlx: string; ywmc: string }[];
}

const readKind = object<{ ywlx: string; ywmc: string }>({ ywlx: key, ywmc: textValue });

const readCaseList = (request: { page: number; size: number }): Read<CaseList> =>
  pageWith(pageReader(readCaseSummary, request), { ywlb: rowsOrNone(readKind) });

export interface CaseDetail extends CaseSummary {
  /** The check requires an additional confirmation (special tip). */
  tsts?: boolean;
  /** Differences since the last check: label → former value. */
  fhxg?: LabelledValue[];
  blqd: string;
  /** Name of the branch. */
  ywwd: string;
  /** Applicant: name and identification. */
  sqr: LabelledValue[];
  /** Submitted values in display order, masked for the person. */
  sqnr: LabelledValue[];
  cl: { wjmc: string; wjm: string; clzt: string }[];
  lc: TimelineStep[];
  /** Refusal: reason, rule and what to do next. */
  sbyy?: { yy: string; gz: string; xyb: string };
  /** Subjects of a return: a material (cl) by type or a field (zd) by name. */
  bz?: ReturnedPart[];
  /** The submitted application, while it is to be corrected. */
  tjnr?: Readonly<Record<string, unknown>>;
  /** Set after a payment. */
  dzje?: string;
  dzrq?: string;
  grzhye?: string;
}

const readFailure = object<{ yy: string; gz: string; xyb: string }>({ ...each(textValue, 'yy', 'gz', 'xyb') });

export const readCaseDetail = object<CaseDetail>({
  ...readCaseSummary.fields,
  tsts: maybe(flagOrNo),
  fhxg: maybe(rowsOrNone(readLabelledValue)),
  blqd: textValue,
  ywwd: textValue,
  sqr: rowsOrNone(readLabelledValue),
  sqnr: rowsOrNone(readLabelledValue),
  cl: rowsOrNone(object({ ...each(textValue, 'wjmc', 'wjm', 'clzt') })),
  lc: rowsOrNone(readTimelineStep),
  sbyy: maybe(readFailure),
  dzje: maybe(amount),
  grzhye: maybe(amount),
  dzrq: maybe(textValue),
  bz: maybe(rowsOrNone(readReturnedPart)),
  // Unchecked here: the form validates the values when it loads them.
  tjnr: maybe(anObject),
});

export interface SubmitAnswer {
  ywlsh: string;
  /** Name of the case; for a business with variants, that of the variant. */
  ywmc?: string;
  ywzt: CaseState;
  slsj: string;
  /** Time of the last submission after a correction, as in `CaseSummary`. */
  bztjsj?: string;
  cnbjsj: string;
  ddsm?: string;
  ztsm?: StateNote;
  /** The unit's own check of the case or of its correction is pending, as in `CaseSummary`. */
  dfh?: boolean;
  bzdfh?: boolean;
  /** Reason, where it was refused or failed at once. */
  sbyy?: CaseDetail['sbyy'];
  /** Result, once finished. */
  bljg?: string;
  /** Evaluation, as in `CaseSummary`. */
  pj?: CaseSummary['pj'];
  bldx?: CaseSummary['bldx'];
}

export const readSubmitAnswer = object<SubmitAnswer>({
  ywlsh: key,
  ywzt: dictionaryCode<CaseState>(),
  slsj: textValue,
  cnbjsj: textValue,
  ywmc: maybe(textValue),
  ztsm: maybe(readStateNote),
  sbyy: maybe(readFailure),
  dfh: maybe(flagOrNo),
  bzdfh: maybe(flagOrNo),
  ...each(maybe(textValue), 'ddsm', 'bztjsj', 'bljg'),
  pj: maybe(code('0', '1', '2')),
  bldx: maybe(readSubjectLink),
});

/** Returns the person's open case of this kind that blocks a new one, or null. `ywlsh` selects one of several. */
export function fetchOpenCase(ywlx: string, call?: CallOptions & { ywlsh?: string }): Promise<CaseSummary | null> {
  const { ywlsh, ...options } = call ?? {};
  const params = { ywlx, ...(ywlsh && { ywbh: ywlsh }) };
  return get(hall('ztyw/existsByYwbh'), orNull(readCaseSummary), { ...options, params });
}

/** Returns a new business number, 20 digits. Numbers are counted: request one per application. */
export function fetchBusinessNumber(ywlx: string): Promise<string> {
  return get(hall('id/getYthptYwbh'), key, { errors: 'inline', params: { ywlx } });
}

/** Returns a number for an act that is not an application (an appointment, a certificate), 20 digits. */
export function fetchActNumber(lx: string): Promise<string> {
  return get(hall('id/getId'), key, { errors: 'inline', params: { lx } });
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
  return get(hall('wdbj/getList'), readCaseList(params), { ...options, params });
}

export function fetchCase(ywlsh: string, options?: CallOptions): Promise<CaseDetail> {
  return get(hall('wdbj/getInfo'), readCaseDetail, { ...options, params: { ywlsh } });
}

export function withdrawCase(ywlsh: string, options?: CallOptions): Promise<CaseDetail> {
  return post(hall('wdbj/chehui'), { ywlsh }, readCaseDetail, options);
}
