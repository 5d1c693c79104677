import { type CallOptions, get, post } from '../client/client';
import { readLabelledValue } from '../client/labelled-value';
import { hall } from '../client/path';
import {
  type Answer,
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
  pick,
  rowsOrNone,
  textValue,
} from '../client/read';
import { readReturnedPart, readTimelineStep } from './case-parts';

/** Codes of `ywzt`. */
export type CaseState = '01' | '98' | '97' | '06' | '02' | '03' | '04' | '05' | '80' | '81' | '85' | '86' | '99';

/** State of a case in the terms of its business, where the state's code is too general: not paid, debit refused. */
export const readStateNote = object({
  /** Name of the state, the same on all pages. */
  mc: textValue,
  lx: code('attention', 'failed', 'waiting', 'ended', 'done'),
  /** Reason, next step and deadline in one sentence without its full stop. */
  nr: textValue,
  /** Details of the next step; `fz` is the text that a copy button copies. */
  mx: rowsOrNone(object({ ...readLabelledValue.fields, fz: maybe(textValue) })),
  /** Content of the QR code for payment in a bank's app. */
  ewm: maybe(textValue),
  /** Link to the next step in the hall, and its text. */
  lj: textValue,
  ljmc: textValue,
});
export type StateNote = Answer<typeof readStateNote>;

const readSubjectLink = object({ ...each(textValue, 'lj', 'mc') });

/** A row of 'my business'. */
export const readCaseSummary = object({
  ...each(textValue, 'ywlx', 'ywmc', 'slsj'),
  je: amount,
  /** Business number: 20 digits. */
  ywlsh: key,
  /** Time of the last submission after a correction. */
  bztjsj: maybe(textValue),
  /** Due date yyyy-MM-dd; '' while another party has to act. */
  cnbjsj: textValue,
  /** Time at which a finished case ended. */
  bjsj: maybe(textValue),
  /** Whom the case waits for instead, e.g. 等待您补正. */
  ddsm: maybe(textValue),
  ywzt: dictionaryCode<CaseState>(),
  /** Replaces the state's default name. */
  ztsm: maybe(readStateNote),
  /** The unit's own check is pending or has returned it: `slsj` is the submission within the unit, the centre has not accepted it. */
  dfh: maybe(flagOrNo),
  /** The unit's check of a correction is pending; the centre accepted the case before. */
  bzdfh: maybe(flagOrNo),
  /** Days in the current state. */
  tlts: count,
  /** The signed-in person may withdraw it now; for a unit its author, or another authorised operator once the author is stopped. */
  kch: flagOrNo,
  /** What withdrawing does to the typed values and uploaded files, as a sentence; '' where nothing is saved. */
  chsm: maybe(textValue),
  /** The signed-in operator may check it for the unit. */
  kfh: maybe(flagOrNo),
  /** Name of `je`, where it differs (src/domain/case-sum.ts). */
  jemc: maybe(textValue),
  /** Overdue: the due date has passed without a result. */
  cq: maybe(flagOrNo),
  /** false on a returned case when another operator has to correct it. */
  kbz: maybe(flag),
  /** false on a finished case when the signed-in operator may not begin another. */
  kzb: maybe(flag),
  /** Last day for the applicant's reply, or ''. */
  clqx: maybe(textValue),
  /** Sentence for a finished case whose values are saved in the draft box, with its full stop. */
  cgsm: maybe(textValue),
  /** Evaluation: '1' open, '2' given, '0' not offered. */
  pj: maybe(code('0', '1', '2')),
  /** Link to the page of the case's subject, e.g. the developer's property. */
  bldx: maybe(readSubjectLink),
  /** For a unit: the operator, and the number of members concerned. */
  jbrxm: maybe(textValue),
  /** For a unit with a second check: the operator who checked; '' for none. */
  fhrxm: maybe(textValue),
  sjrs: maybe(count),
});
export type CaseSummary = Answer<typeof readCaseSummary>;

const readKind = object({ ywlx: key, ywmc: textValue });

/** 'My business', with the businesses to filter by. */
const readCaseList = (request: { page: number; size: number }) =>
  pageWith(pageReader(readCaseSummary, request), { ywlb: rowsOrNone(readKind) });
export type CaseList = Answer<typeof readCaseList>;

const readFailure = object({ ...each(textValue, 'yy', 'gz', 'xyb') });

export const readCaseDetail = object({
  ...readCaseSummary.fields,
  blqd: textValue,
  dzrq: maybe(textValue),
  grzhye: maybe(amount),
  /** The check requires an additional confirmation (special tip). */
  tsts: maybe(flagOrNo),
  /** Differences since the last check: label → former value. */
  fhxg: maybe(rowsOrNone(readLabelledValue)),
  /** Name of the branch. */
  ywwd: textValue,
  /** Applicant: name and identification. */
  sqr: rowsOrNone(readLabelledValue),
  /** Submitted values in display order, masked for the person. */
  sqnr: rowsOrNone(readLabelledValue),
  cl: rowsOrNone(object({ ...each(textValue, 'wjmc', 'wjm', 'clzt') })),
  lc: rowsOrNone(readTimelineStep),
  /** Refusal: reason, rule and what to do next. */
  sbyy: maybe(readFailure),
  /** Subjects of a return: a material (cl) by type or a field (zd) by name. */
  bz: maybe(rowsOrNone(readReturnedPart)),
  /** The submitted application, while it is to be corrected. Unchecked here: the form validates the values when it loads them. */
  tjnr: maybe(anObject),
  /** Set after a payment. */
  dzje: maybe(amount),
});
export type CaseDetail = Answer<typeof readCaseDetail>;

export const readSubmitAnswer = object({
  ...pick(readCaseSummary, 'ywlsh', 'ywzt', 'slsj', 'bztjsj', 'cnbjsj', 'ddsm', 'ztsm', 'dfh', 'bzdfh', 'pj', 'bldx'),
  /** Name of the case; for a business with variants, that of the variant. */
  ywmc: maybe(textValue),
  /** Reason, where it was refused or failed at once. */
  sbyy: maybe(readFailure),
  /** Result, once finished. */
  bljg: maybe(textValue),
});
export type SubmitAnswer = Answer<typeof readSubmitAnswer>;

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
