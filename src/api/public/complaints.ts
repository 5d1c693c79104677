import { MAX_TIMEOUT_MS } from '@/lib/app-config';
import { isRecord } from '@/lib/foreign-json';
import { type CallOptions, get, getBlob, post } from '../client/client';
import { core, hall } from '../client/path';
import { anObject, checked, everyRow, ignoredAnswer, orNull, unreadable } from '../client/read';
import { wirePage } from '../client/wire';
import type { Page } from '../person/person';

/** Business code: the request's key has been used by another submission. */
export const ALREADY_SUBMITTED = '1301';
/** Business code: no such complaint, or not visible to this person. */
export const NO_COMPLAINT = '1302';

/** 1 待受理, 2 办理中, 3 已答复, 4 已评价. */
export type ComplaintState = '1' | '2' | '3' | '4';

export interface ComplaintRow {
  /** TS + yyyyMMdd + 6 digits. */
  tsbh: string;
  jlx: string;
  bt: string;
  zt: ComplaintState;
  /** Name of the author; masked for others. */
  xm: string;
  /** Department in charge. */
  bmmc: string;
  /** Time of submission, yyyy-MM-dd HH:mm:ss. */
  tjsj: string;
  /** Time of the answer; '' before. */
  dfsj: string;
  /** Due date of the answer (yyyy-MM-dd). */
  cnrq: string;
  /** '1': overdue without an answer. */
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
  /** '1': answered by the higher level after a review. */
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
  /** For a report of arrears, visible to its author only: unit and months. */
  ssdw: string;
  qjsjks: string;
  qjsjjs: string;
  lc: ComplaintStep[];
  df: ComplaintReply[];
  /** Visible to the author only. */
  fj: ComplaintFile[];
  /** '1': the signed-in person is the author. */
  sfbr: string;
  /** '1': a review may be requested, until fhjzrq. */
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
  /** Days from submission to cnrq, and their kind as text: '5个工作日内'. */
  cnts: number;
  cnsm: string;
  bmmc: string;
  /** How the answer is delivered, as a sentence. */
  dfsm: string;
}

/** Fields of the form. Fields of other kinds are ''; xm and lxdh are absent when unchanged from the account. */
export interface ComplaintInput {
  /** Idempotency key: repeated submissions create one complaint. */
  qqbh: string;
  jlx: string;
  bt: string;
  ywlxdm: string;
  ssdw: string;
  qjsjks: string;
  qjsjjs: string;
  nr: string;
  /** Ids of the files uploaded under this key, comma-joined. */
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

/** Name and masked number of the signed-in person's account. */
export interface ComplaintContact {
  xm: string;
  lxdh: string;
}

/** Published answers, newest first. @throws ApiError */
export async function fetchComplaints(params: ComplaintQuery, options?: CallOptions): Promise<Page<ComplaintRow>> {
  return get(hall('tsjy/getList'), (data) => page(anObject(data), params), {
    ...options,
    params: { ...params },
  });
}

/** The person's complaints, newest first. @throws ApiError */
export async function fetchMyComplaints(params: ComplaintQuery, options?: CallOptions): Promise<Page<ComplaintRow>> {
  return get(hall('tsjy/getMyList'), (data) => page(anObject(data), params), {
    ...options,
    params: { ...params },
  });
}

/** A published complaint or one of the person's own. @throws ApiError */
export async function fetchComplaint(tsbh: string, options?: CallOptions): Promise<ComplaintDetail> {
  return get(
    hall('tsjy/getInfo'),
    (data) => {
      const answer = anObject(data);
      if (!isRow(answer) || !hasTexts(answer, DETAIL_TEXTS) || !isDetail(answer)) unreadable();
      return answer;
    },
    { ...options, params: { id: tsbh } },
  );
}

/** Returns the receipt of a submission whose response was lost, or null when it did not arrive. @throws ApiError */
export async function findSubmitted(qqbh: string): Promise<ComplaintReceipt | null> {
  return get(hall('tsjy/getSubmitted'), orNull(checked(isReceipt)), { params: { qqbh } });
}

/** Form-encoded (docs/specification.md 7.5). @throws ApiError; `outcomeUnknown` when it may have been accepted */
export async function addComplaint(input: ComplaintInput): Promise<ComplaintReceipt> {
  return post(hall('tsjy/add'), input, checked(isReceipt), { errors: 'inline', form: 'plain' });
}

/** Uploads a file under the key of its complaint (idempotent by content). @throws ApiError */
export async function uploadComplaintFile(
  qqbh: string,
  name: string,
  blob: Blob,
  options: Pick<CallOptions, 'signal' | 'onUploadProgress'> = {},
): Promise<ComplaintFile> {
  const form = new FormData();
  form.set('qqbh', qqbh);
  form.set('fj', new File([blob], name, { type: blob.type }));
  // A large photograph takes minutes on a slow line.
  const how: CallOptions = { errors: 'inline', ...options, timeoutMs: MAX_TIMEOUT_MS };
  return post(hall('tsjy/uploadFj'), form, checked(isFile), how);
}

/** Deletes an uploaded file; a submitted one stays. @throws ApiError */
export function deleteComplaintFile(fjId: string): Promise<unknown> {
  return post(hall('tsjy/delFj'), { fjId }, ignoredAnswer, { errors: 'silent' });
}

/** Returns which of these own files the centre still has. @throws ApiError */
export async function fetchComplaintFiles(ids: readonly string[], options?: CallOptions): Promise<ComplaintFile[]> {
  const params = { fjIds: ids.join(',') };
  return get(hall('tsjy/getFjList'), everyRow(checked(isFile)), { ...options, params });
}

/** Downloads an own file (docs/specification.md 7.5: p/file/download). @throws ApiError */
export function downloadComplaintFile(fjId: string): Promise<Blob> {
  return getBlob(core('file/download'), { params: { id: fjId } });
}

/** Requests a review by the higher level; possible once. @throws ApiError */
export function reviewComplaint(tsbh: string, yy: string): Promise<unknown> {
  return post(hall('tsjy/fh'), { id: tsbh, yy }, ignoredAnswer, { errors: 'inline' });
}

/** Evaluates the answer, grade 5 to 1. @throws ApiError */
export function gradeComplaint(tsbh: string, pjdj: string, pjnr: string): Promise<unknown> {
  return post(hall('tsjy/pj'), { id: tsbh, pjdj, pjnr }, ignoredAnswer, { errors: 'inline' });
}

/** Subjects of complaints. @throws ApiError */
export async function fetchComplaintSubjects(options?: CallOptions): Promise<Named[]> {
  return get(hall('tsjy/getYwlxList'), (data) => named(data, 'ywlxdm', 'ywlxmc'), options);
}

/** Departments in charge. @throws ApiError */
export async function fetchComplaintDepartments(options?: CallOptions): Promise<Named[]> {
  return get(hall('tsjy/getZgbmList'), (data) => named(data, 'bmdm', 'bmmc'), options);
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
    options,
  );
}

const ROW_TEXTS = ['tsbh', 'jlx', 'bt', 'zt', 'xm', 'bmmc', 'tjsj', 'dfsj', 'cnrq', 'cq'];
const DETAIL_TEXTS = ['nr', 'ywlxmc', 'ssdw', 'qjsjks', 'qjsjjs', 'sfbr', 'kfh', 'fhjzrq', 'kpj', 'pjdj'];

function page(answer: Record<string, unknown>, request: ComplaintQuery): Page<ComplaintRow> {
  return wirePage(
    answer,
    (row) => (isRow(row) ? row : undefined),
    ({ tsbh }) => tsbh,
    request,
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
