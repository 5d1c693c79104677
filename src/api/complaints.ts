import { MAX_TIMEOUT_MS } from '@/lib/app-config';
import { isRecord } from '@/lib/foreign-json';
import { type CallOptions, get, getBlob, post } from './client';
import { hall } from './path';
import type { Page } from './person';
import { anObject, checked, everyRow, nothing, orNull, unreadable } from './read';
import { wirePage } from './wire';

const CALLER = { errors: 'caller' } as const;

/** Refused: something else has been taken in under this request's key already. */
export const ALREADY_SUBMITTED = '1301';
/** Refused: there is none under this number that this person may see. */
export const NOTHING_TO_SHOW = '1302';

/** 1 待受理, 2 办理中, 3 已答复, 4 已评价. */
export type ComplaintState = '1' | '2' | '3' | '4';

export interface ComplaintRow {
  /** TS + yyyyMMdd + 6 digits. */
  tsbh: string;
  jlx: string;
  bt: string;
  zt: ComplaintState;
  /** Who asks: masked for everybody but themselves. */
  xm: string;
  /** Department that answers. */
  bmmc: string;
  /** Handed in, yyyy-MM-dd HH:mm:ss. */
  tjsj: string;
  /** Answered; '' before. */
  dfsj: string;
  /** Day by which an answer is promised. */
  cnrq: string;
  /** '1': that day is over and there is no answer. */
  cq: string;
}

export interface ComplaintStep {
  jdmc: string;
  sj: string;
  bmmc: string;
  sm: string;
}

export interface ComplaintReply {
  bmmc: string;
  dfsj: string;
  dfnr: string;
  /** '1': the higher level's, after a review. */
  fh: string;
}

export interface ComplaintFile {
  fjId: string;
  wjm: string;
  /** Bytes. */
  dx: number;
}

export interface ComplaintDetail extends ComplaintRow {
  nr: string;
  ywlxmc: string;
  /** Of a report about arrears, for its owner alone: the unit and the months. */
  ssdw: string;
  qjsjks: string;
  qjsjjs: string;
  lc: ComplaintStep[];
  df: ComplaintReply[];
  /** The owner's alone. */
  fj: ComplaintFile[];
  /** '1': whoever asks has handed it in. */
  sfbr: string;
  /** '1': a review may be asked for, until fhjzrq. */
  kfh: string;
  fhjzrq: string;
  /** '1': may be evaluated now. */
  kpj: string;
  /** Grade 5 to 1, '' before. */
  pjdj: string;
}

export interface ComplaintReceipt {
  tsbh: string;
  tjsj: string;
  cnrq: string;
  /** Days from handing in to cnrq, and of which kind in words: '5个工作日内'. */
  cnts: number;
  cnsm: string;
  bmmc: string;
  /** How the answer comes, in a sentence. */
  dfsm: string;
}

/** What is typed. What belongs to no such kind of complaint is ''; xm and lxdh are left out when they are as the account has them. */
export interface ComplaintInput {
  /** The request's own key: handed in twice it is one complaint. */
  qqbh: string;
  jlx: string;
  bt: string;
  ywlxdm: string;
  ssdw: string;
  qjsjks: string;
  qjsjjs: string;
  nr: string;
  /** Ids of the files that were uploaded under the same key, one a comma. */
  fj: string;
  xm?: string;
  lxdh?: string;
  sfnm: string;
  sfgk: string;
  hfhs: string;
}

export interface ComplaintQuery {
  jlx?: string;
  zt?: string;
  bmdm?: string;
  gjz?: string;
  page: number;
  size: number;
}

export interface Named {
  value: string;
  label: string;
}

/** Who is signed in, as the account has it: the number is masked. */
export interface ComplaintContact {
  xm: string;
  lxdh: string;
}

/** Published answers, newest first. @throws ApiError */
export async function fetchComplaints(params: ComplaintQuery, options?: CallOptions): Promise<Page<ComplaintRow>> {
  return get(hall('tsjy/getList'), (data) => page(anObject(data), params), {
    ...CALLER,
    ...options,
    params: { ...params },
  });
}

/** One's own, newest first. @throws ApiError */
export async function fetchOwnComplaints(params: ComplaintQuery, options?: CallOptions): Promise<Page<ComplaintRow>> {
  return get(hall('tsjy/getMyList'), (data) => page(anObject(data), params), {
    ...CALLER,
    ...options,
    params: { ...params },
  });
}

/** A published one or an own one. @throws ApiError */
export async function fetchComplaint(tsbh: string, options?: CallOptions): Promise<ComplaintDetail> {
  return get(
    hall('tsjy/getInfo'),
    (data) => {
      const answer = anObject(data);
      if (!isRow(answer) || !hasTexts(answer, DETAIL_TEXTS) || !isDetail(answer)) unreadable();
      return answer;
    },
    { ...CALLER, ...options, params: { id: tsbh } },
  );
}

/** What has become of a submission whose answer was lost: its receipt, or null when nothing arrived. @throws ApiError */
export async function findSubmitted(qqbh: string): Promise<ComplaintReceipt | null> {
  return get(hall('tsjy/getSubmitted'), orNull(checked(isReceipt)), { errors: 'caller', params: { qqbh } });
}

/** Form-encoded (specification 7.5). @throws ApiError; `outcomeUnknown` when it may have been taken in */
export async function addComplaint(input: ComplaintInput): Promise<ComplaintReceipt> {
  return post(hall('tsjy/add'), input, checked(isReceipt), { ...CALLER, form: 'plain' });
}

/** Uploads one file under the key of its complaint; the same file again is the same id. @throws ApiError */
export async function uploadComplaintFile(
  qqbh: string,
  name: string,
  blob: Blob,
  options: Pick<CallOptions, 'signal' | 'onUploadProgress'> = {},
): Promise<ComplaintFile> {
  const form = new FormData();
  form.set('qqbh', qqbh);
  form.set('fj', new File([blob], name, { type: blob.type }));
  // A large photograph over a slow line takes minutes.
  const how = { ...CALLER, ...options, timeoutMs: MAX_TIMEOUT_MS };
  return post(hall('tsjy/uploadFj'), form, checked(isFile), how);
}

/** Takes an uploaded file out again; one that was handed in stays. @throws ApiError */
export function deleteComplaintFile(fjId: string): Promise<unknown> {
  return post(hall('tsjy/delFj'), { fjId }, nothing, { errors: 'silent' });
}

/** Those of these own files that the centre still has. @throws ApiError */
export async function fetchComplaintFiles(ids: readonly string[], options?: CallOptions): Promise<ComplaintFile[]> {
  const params = { fjIds: ids.join(',') };
  return get(hall('tsjy/getFjList'), everyRow(checked(isFile)), { errors: 'caller', ...options, params });
}

/** An own file. @throws ApiError */
export function downloadComplaintFile(fjId: string): Promise<Blob> {
  return getBlob(hall('tsjy/downloadFj'), { errors: 'caller', params: { fjId } });
}

/** Asks the higher level to look at it once more, once. @throws ApiError */
export function reviewComplaint(tsbh: string, yy: string): Promise<unknown> {
  return post(hall('tsjy/fh'), { id: tsbh, yy }, nothing, CALLER);
}

/** Grade 5 to 1 of the answer. @throws ApiError */
export function gradeComplaint(tsbh: string, pjdj: string, pjnr: string): Promise<unknown> {
  return post(hall('tsjy/pj'), { id: tsbh, pjdj, pjnr }, nothing, CALLER);
}

/** What a complaint may be about. @throws ApiError */
export async function fetchComplaintSubjects(options?: CallOptions): Promise<Named[]> {
  return get(hall('tsjy/getYwlxList'), (data) => named(data, 'ywlxdm', 'ywlxmc'), { errors: 'caller', ...options });
}

/** Departments that answer. @throws ApiError */
export async function fetchDepartments(options?: CallOptions): Promise<Named[]> {
  return get(hall('tsjy/getZgbmList'), (data) => named(data, 'bmdm', 'bmmc'), { errors: 'caller', ...options });
}

/** @throws ApiError */
export async function fetchComplaintContact(options?: CallOptions): Promise<ComplaintContact> {
  return get(
    hall('tsjy/getLxr'),
    (data) => {
      const answer = anObject(data);
      if (!hasTexts(answer, ['xm', 'lxdh'])) unreadable();
      return { xm: String(answer.xm), lxdh: String(answer.lxdh) };
    },
    { ...CALLER, ...options },
  );
}

const ROW_TEXTS = ['tsbh', 'jlx', 'bt', 'zt', 'xm', 'bmmc', 'tjsj', 'dfsj', 'cnrq', 'cq'];
const DETAIL_TEXTS = ['nr', 'ywlxmc', 'ssdw', 'qjsjks', 'qjsjjs', 'sfbr', 'kfh', 'fhjzrq', 'kpj', 'pjdj'];

function page(answer: Record<string, unknown>, asked: ComplaintQuery): Page<ComplaintRow> {
  return wirePage(
    answer,
    (row) => (isRow(row) ? row : undefined),
    ({ tsbh }) => tsbh,
    asked,
  );
}

function isRow(row: unknown): row is ComplaintRow {
  return hasTexts(row, ROW_TEXTS) && /^[1-4]$/.test(String(row.zt));
}

function isDetail(answer: Record<string, unknown>): answer is ComplaintDetail & Record<string, unknown> {
  const { lc, df, fj } = answer;
  const all = (list: unknown, names: readonly string[]) =>
    Array.isArray(list) && list.every((one) => hasTexts(one, names));
  return (
    all(lc, ['jdmc', 'sj', 'bmmc', 'sm']) &&
    all(df, ['bmmc', 'dfsj', 'dfnr', 'fh']) &&
    Array.isArray(fj) &&
    fj.every(isFile)
  );
}

function isFile(file: unknown): file is ComplaintFile {
  return hasTexts(file, ['fjId', 'wjm']) && typeof file.dx === 'number';
}

function isReceipt(answer: unknown): answer is ComplaintReceipt {
  return hasTexts(answer, ['tsbh', 'tjsj', 'cnrq', 'cnsm', 'bmmc', 'dfsm']) && typeof answer.cnts === 'number';
}

function named(list: unknown, value: string, label: string): Named[] {
  const items = Array.isArray(list) ? list : [];
  if (!items.every((item) => hasTexts(item, [value, label]))) unreadable();
  return items.map((item) => ({ value: String(item[value]), label: String(item[label]) }));
}

function hasTexts(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'string');
}
