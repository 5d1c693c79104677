import { MAX_TIMEOUT_MS } from '@/lib/app-config';
import { type CallOptions, get, getBlob, post } from '../client/client';
import { core, hall } from '../client/path';
import {
  type Answer,
  code,
  count,
  each,
  everyRow,
  ignoredAnswer,
  key,
  object,
  orNull,
  pageReader,
  rowsOrNone,
  textValue,
} from '../client/read';
import type { Page } from '../person/person';

/** Business code: the request's key has been used by another submission. */
export const ALREADY_SUBMITTED = '1301';
/** Business code: no such complaint, or not visible to this person. */
export const NO_COMPLAINT = '1302';

/** 1 待受理, 2 办理中, 3 已答复, 4 已评价. */
export type ComplaintState = '1' | '2' | '3' | '4';

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

const readRow = object({
  ...each(textValue, 'jlx', 'bt'),
  zt: code('1', '2', '3', '4'),
  /** TS + yyyyMMdd + 6 digits. */
  tsbh: key,
  /** Name of the author; masked for others. */
  xm: textValue,
  /** Department in charge. */
  bmmc: textValue,
  /** Time of submission, yyyy-MM-dd HH:mm:ss. */
  tjsj: textValue,
  /** Time of the answer; '' before. */
  dfsj: textValue,
  /** Due date of the answer (yyyy-MM-dd). */
  cnrq: textValue,
  /** '1': overdue without an answer. */
  cq: textValue,
});
export type ComplaintRow = Answer<typeof readRow>;

const readFile = object({
  fjId: key,
  wjm: textValue,
  /** Bytes. */
  dx: count,
});
export type ComplaintFile = Answer<typeof readFile>;

const complaintStep = object(each(textValue, 'jdmc', 'sj', 'bmmc', 'sm'));
export type ComplaintStep = Answer<typeof complaintStep>;

const complaintReply = object({
  ...each(textValue, 'bmmc', 'dfsj', 'dfnr'),
  /** '1': answered by the higher level after a review. */
  fh: textValue,
});
export type ComplaintReply = Answer<typeof complaintReply>;

const readDetail = object({
  ...readRow.fields,
  ...each(textValue, 'nr', 'ywlxmc'),
  /** For a report of arrears, visible to its author only: unit and months. */
  ssdw: textValue,
  ...each(textValue, 'qjsjks', 'qjsjjs'),
  lc: everyRow(complaintStep),
  df: everyRow(complaintReply),
  /** Visible to the author only. */
  fj: rowsOrNone(readFile),
  /** '1': the signed-in person is the author. */
  sfbr: textValue,
  /** '1': a review may be requested, until fhjzrq. */
  kfh: textValue,
  fhjzrq: textValue,
  /** '1': may be evaluated now. */
  kpj: textValue,
  /** Grade 5 to 1, '' before. */
  pjdj: textValue,
});
export type ComplaintDetail = Answer<typeof readDetail>;

const readReceipt = object({
  tsbh: key,
  ...each(textValue, 'tjsj', 'cnrq'),
  /** Days from submission to cnrq, and their kind as text: '5个工作日内'. */
  cnts: count,
  ...each(textValue, 'cnsm', 'bmmc'),
  /** How the answer is delivered, as a sentence. */
  dfsm: textValue,
});
export type ComplaintReceipt = Answer<typeof readReceipt>;

const readPage = (params: ComplaintQuery) => pageReader(readRow, params, ({ tsbh }) => tsbh);

/** Published answers, newest first. @throws ApiError */
export async function fetchComplaints(params: ComplaintQuery, options?: CallOptions): Promise<Page<ComplaintRow>> {
  return get(hall('tsjy/getList'), readPage(params), { ...options, params: { ...params } });
}

/** The person's complaints, newest first. @throws ApiError */
export async function fetchMyComplaints(params: ComplaintQuery, options?: CallOptions): Promise<Page<ComplaintRow>> {
  return get(hall('tsjy/getMyList'), readPage(params), { ...options, params: { ...params } });
}

/** A published complaint or one of the person's own. @throws ApiError */
export async function fetchComplaint(tsbh: string, options?: CallOptions): Promise<ComplaintDetail> {
  return get(hall('tsjy/getInfo'), readDetail, { ...options, params: { id: tsbh } });
}

/** Returns the receipt of a submission whose response was lost, or null when it did not arrive. @throws ApiError */
export async function findSubmitted(qqbh: string): Promise<ComplaintReceipt | null> {
  return get(hall('tsjy/getSubmitted'), orNull(readReceipt), { params: { qqbh } });
}

/** Form-encoded (docs/specification.md 7.5). @throws ApiError; `outcomeUnknown` when it may have been accepted */
export async function addComplaint(input: ComplaintInput): Promise<ComplaintReceipt> {
  return post(hall('tsjy/add'), input, readReceipt, { errors: 'inline', form: 'plain' });
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
  return post(hall('tsjy/uploadFj'), form, readFile, how);
}

/** Deletes an uploaded file; a submitted one stays. @throws ApiError */
export function deleteComplaintFile(fjId: string): Promise<unknown> {
  return post(hall('tsjy/delFj'), { fjId }, ignoredAnswer, { errors: 'silent' });
}

/** Returns which of these own files the centre still has. @throws ApiError */
export async function fetchComplaintFiles(ids: readonly string[], options?: CallOptions): Promise<ComplaintFile[]> {
  const params = { fjIds: ids.join(',') };
  return get(hall('tsjy/getFjList'), everyRow(readFile), { ...options, params });
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
  const read = everyRow(object({ ywlxdm: key, ywlxmc: textValue }));
  const subjects = await get(hall('tsjy/getYwlxList'), read, options);
  return subjects.map(({ ywlxdm, ywlxmc }) => ({ value: ywlxdm, label: ywlxmc }));
}

/** Departments in charge. @throws ApiError */
export async function fetchComplaintDepartments(options?: CallOptions): Promise<Named[]> {
  const read = everyRow(object({ bmdm: key, bmmc: textValue }));
  const departments = await get(hall('tsjy/getZgbmList'), read, options);
  return departments.map(({ bmdm, bmmc }) => ({ value: bmdm, label: bmmc }));
}

/** Name and masked number of the signed-in person's account. */
const complaintContact = object(each(textValue, 'xm', 'lxdh'));
export type ComplaintContact = Answer<typeof complaintContact>;

/** @throws ApiError */
export function fetchComplaintContact(options?: CallOptions): Promise<ComplaintContact> {
  return get(hall('tsjy/getLxr'), complaintContact, options);
}
