import { type ReturnedPart, readReturnedPart, readTimelineStep, type TimelineStep } from './case-parts';
import { type CallOptions, get, post } from './client';
import { type LabelledValue, readLabelledValue } from './labelled-value';
import { hall } from './path';
import type { Page } from './person';
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
  pageOf,
  pageWith,
  type Read,
  rowsOrNone,
  text,
} from './read';

/** Codes of `ywzt`: domain 2.2. */
export type CaseState = '01' | '98' | '97' | '06' | '02' | '03' | '04' | '05' | '80' | '81' | '85' | '86' | '99';

/** How a case stands in the words of its own business, where a state's code does not say it: not paid, debit refused. */
export interface StateNote {
  /** The name of the state, the same everywhere. */
  mc: string;
  lx: 'attention' | 'failed' | 'waiting' | 'ended' | 'done';
  /** Why, what is to be done and until when, in one sentence without its full stop. */
  nr: string;
  /** What is needed for it; `fz` is what a copy button copies. */
  mx: (LabelledValue & { fz?: string })[];
  /** What a code to be scanned by a bank's app on the phone says, where it is paid so. */
  ewm?: string;
  /** Where in the hall it is done, and what that is called. */
  lj: string;
  ljmc: string;
}

export const readStateNote = object<StateNote>({
  ...each(text, 'mc', 'nr', 'lj', 'ljmc'),
  lx: code('attention', 'failed', 'waiting', 'ended', 'done'),
  mx: rowsOrNone(object({ ...readLabelledValue.fields, fz: maybe(text) })),
  ewm: maybe(text),
});

/** A row of 'my business'. */
export interface CaseSummary {
  /** Business number: 20 digits. */
  ywlsh: string;
  ywlx: string;
  ywmc: string;
  slsj: string;
  /** When it was handed in again after a return, the last time. */
  bztjsj?: string;
  /** Promised date yyyy-MM-dd; '' while it waits for somebody other than the centre. */
  cnbjsj: string;
  /** What it waits for then, e.g. 等待您补正. */
  ddsm?: string;
  ywzt: CaseState;
  /** Takes the place of the state's usual name. */
  ztsm?: StateNote;
  /** It is with the unit itself, which checks it or has sent it back: `slsj` is when it was handed in there, the centre has not taken it in. */
  dfh?: boolean;
  /** So does its correction: the centre took it in before. */
  bzdfh?: boolean;
  /** Days in the present state. */
  tlts: number;
  /** Whoever is signed in may withdraw it now: of a unit only who made it, once they are stopped another who may act. */
  kch: boolean;
  /** What becomes then of what was typed and uploaded, in a sentence; '' where nothing is kept. */
  chsm?: string;
  /** Whoever is signed in may check it for the unit. */
  kfh?: boolean;
  je: string;
  /** What `je` is called, where it has a name of its own (src/domain/case-sum.ts). */
  jemc?: string;
  /** The promised day is over and there is no result yet. */
  cq?: boolean;
  /** Of a returned case: false where whoever is signed in only checks and another operator corrects it. */
  kbz?: boolean;
  /** Of one that is over: false where whoever is signed in may not begin another one. */
  kzb?: boolean;
  /** Last day to answer while it waits for the applicant, or ''. */
  clqx?: string;
  /** What was typed for it, now over, lies in the draft box: so it is said, with its full stop. */
  cgsm?: string;
  /** Evaluation: '1' may be given now, '2' has been given, '0' not. */
  pj?: '0' | '1' | '2';
  /** Where the thing that it is about is shown: the property that was applied for. */
  bldx?: { lj: string; mc: string };
  /** Of a unit's case: operator, and members it is about. */
  jbrxm?: string;
  /** Of a unit where one checks what another prepares: who checked it, '' for nobody. */
  fhrxm?: string;
  sjrs?: number;
}

const readSubjectLink = object<{ lj: string; mc: string }>({ ...each(text, 'lj', 'mc') });

export const readCaseSummary = object<CaseSummary>({
  ywlsh: key,
  ...each(text, 'ywlx', 'ywmc', 'slsj', 'cnbjsj'),
  ywzt: dictionaryCode<CaseState>(),
  tlts: count,
  kch: flagOrNo,
  ...each(maybe(text), 'chsm', 'bztjsj'),
  kfh: maybe(flagOrNo),
  je: amount,
  jemc: maybe(text),
  cq: maybe(flagOrNo),
  dfh: maybe(flagOrNo),
  bzdfh: maybe(flagOrNo),
  kbz: maybe(flag),
  kzb: maybe(flag),
  clqx: maybe(text),
  cgsm: maybe(text),
  jbrxm: maybe(text),
  fhrxm: maybe(text),
  pj: maybe(code('0', '1', '2')),
  sjrs: maybe(count),
  ztsm: maybe(readStateNote),
  ddsm: maybe(text),
  bldx: maybe(readSubjectLink),
});

/** 'My business', and which businesses there are to filter by. */
export interface CaseList extends Page<CaseSummary> {
  ywlb: { ywlx: string; ywmc: string }[];
}

const readKind = object<{ ywlx: string; ywmc: string }>({ ywlx: key, ywmc: text });

const readCaseList = (asked: { page: number; size: number }): Read<CaseList> =>
  pageWith(pageOf(readCaseSummary, asked), { ywlb: rowsOrNone(readKind) });

export interface CaseDetail extends CaseSummary {
  /** Passing its check is asked once more (special tip). */
  tsts?: boolean;
  /** What is otherwise than when it was checked last: label → what it was. */
  fhxg?: LabelledValue[];
  blqd: string;
  /** Name of the branch. */
  ywwd: string;
  /** Who applied, and how they are known. */
  sqr: LabelledValue[];
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

const readFailure = object<{ yy: string; gz: string; xyb: string }>({ ...each(text, 'yy', 'gz', 'xyb') });

export const readCaseDetail = object<CaseDetail>({
  ...readCaseSummary.fields,
  tsts: maybe(flagOrNo),
  fhxg: maybe(rowsOrNone(readLabelledValue)),
  blqd: text,
  ywwd: text,
  sqr: rowsOrNone(readLabelledValue),
  sqnr: rowsOrNone(readLabelledValue),
  cl: rowsOrNone(object({ ...each(text, 'wjmc', 'wjm', 'clzt') })),
  lc: rowsOrNone(readTimelineStep),
  sbyy: maybe(readFailure),
  dzje: maybe(amount),
  grzhye: maybe(amount),
  dzrq: maybe(text),
  bz: maybe(rowsOrNone(readReturnedPart)),
  // What was typed, read by the form that it fills again.
  tjnr: maybe(anObject),
});

export interface SubmitAnswer {
  ywlsh: string;
  /** What the case is called: of a business with several matters, the one that was handed in. */
  ywmc?: string;
  ywzt: CaseState;
  slsj: string;
  /** As a case has it: handed in again after a return. */
  bztjsj?: string;
  cnbjsj: string;
  ddsm?: string;
  ztsm?: StateNote;
  /** As a case has it: the unit's own check comes first, or that of its correction. */
  dfh?: boolean;
  bzdfh?: boolean;
  /** Refused or failed at once: why. */
  sbyy?: CaseDetail['sbyy'];
  /** What came of it, once it is done. */
  bljg?: string;
  /** As a case has it: evaluation. */
  pj?: CaseSummary['pj'];
  bldx?: CaseSummary['bldx'];
}

export const readSubmitAnswer = object<SubmitAnswer>({
  ywlsh: key,
  ywzt: dictionaryCode<CaseState>(),
  slsj: text,
  cnbjsj: text,
  ywmc: maybe(text),
  ztsm: maybe(readStateNote),
  sbyy: maybe(readFailure),
  dfh: maybe(flagOrNo),
  bzdfh: maybe(flagOrNo),
  ...each(maybe(text), 'ddsm', 'bztjsj', 'bljg'),
  pj: maybe(code('0', '1', '2')),
  bldx: maybe(readSubjectLink),
});

/** The person's open case of the same kind that comes before another one, or null. `ywlsh`: the one to go on with, of several there may be. */
export function fetchOpenCase(ywlx: string, call?: CallOptions & { ywlsh?: string }): Promise<CaseSummary | null> {
  const { ywlsh, ...options } = call ?? {};
  const params = { ywlx, ...(ywlsh && { ywlsh }) };
  return get(hall('ztyw/existsByYwbh'), orNull(readCaseSummary), { errors: 'caller', ...options, params });
}

/** A fresh business number, 20 digits. Numbers are counted: ask once per application. */
export function fetchBusinessNumber(ywlx: string): Promise<string> {
  return get(hall('id/getYthptYwbh'), key, { errors: 'caller', params: { ywlx } });
}

/** A number for an act that is no application (an appointment, a certificate), 20 digits. */
export function fetchActNumber(lx: string): Promise<string> {
  return get(hall('id/getId'), key, { errors: 'caller', params: { lx } });
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
  return get(hall('wdbj/getList'), readCaseList(params), { errors: 'caller', ...options, params });
}

export function fetchCase(ywlsh: string, options?: CallOptions): Promise<CaseDetail> {
  return get(hall('wdbj/getInfo'), readCaseDetail, { errors: 'caller', ...options, params: { ywlsh } });
}

export function withdrawCase(ywlsh: string, options?: CallOptions): Promise<CaseDetail> {
  return post(hall('wdbj/chehui'), { ywlsh }, readCaseDetail, { errors: 'caller', ...options });
}
