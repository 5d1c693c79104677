// Complaints and suggestions (docs/rules/complaints-and-evaluation.md): accepted once per request key, answered by the department in
// charge.
import type { ComplaintReceipt } from '@/api/public/complaints';
import { addDays, fundDate, fundTime, type PlainDate } from '@/domain/dates';
import { typedText } from '@/lib/foreign-json';
import { ARREARS, complaintFields } from '@/schema/public/complaint';
import {
  BALANCE_REVIEW,
  complaintSubjects,
  departmentName,
  ENFORCEMENT,
  SERVICE_DEPARTMENT,
} from '../../../data/departments';
import { policyCount } from '../../../data/policy/policy';
import { notify } from '../../access/notify';
import type { SessionRecord } from '../../access/sessions';
import { readForm, refuseErrors } from '../../cases/read-fields';
import type { RawValues } from '../../cases/rule';
import { youOf } from '../../kernel/messages/messages';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { addWorkingDays } from '../../kernel/working-days';
import { type ComplaintRecord, complainantPhone, complaintData } from './complaint-record';
import { refusedFiles } from './complaints-files';
import { contactOf } from './complaints-people';

const HOUR_MS = 3_600_000;
/** Business code that makes the page use a new key for its next submission. */
const ALREADY_SUBMITTED = '1301';
const QUESTION = '1';
/** Kinds with the short deadline p.tsZxts: questions and praise. */
const SHORT: readonly string[] = [QUESTION, '5'];
const INCOMPLETE = '诉求填写有误或不完整，请检查标出的内容';

/** A complaint as read; '' for a field that was omitted or belongs to another kind. */
type ComplaintFields = Record<keyof typeof complaintFields | 'qqbh' | 'fj', string>;

export const complaints = (store: Store) => store.table<ComplaintRecord>('complaints');

export function complaintsOfActor(tx: Transaction, actor: Actor): ComplaintRecord[] {
  const owner = ownerOf(actor);
  return [...complaints(tx.store).values()].filter((record) => record.owner === owner);
}

/** Returns the ids of files used by complaints. */
export function usedFiles(store: Store): ReadonlySet<string> {
  return new Set([...complaints(store).values()].flatMap(({ fj }) => [...fj]));
}

/** Returns the department in charge: enforcement for arrears, otherwise by subject. */
export function departmentFor(jlx: string, ywlxdm: string): string {
  if (jlx === ARREARS) return ENFORCEMENT;
  return complaintSubjects.find((one) => one.ywlxdm === ywlxdm)?.bmdm ?? SERVICE_DEPARTMENT;
}

/** Returns the deadline of a kind of complaint in working days. */
export function promisedDays(jlx: string): number {
  return policyCount(SHORT.includes(jlx) ? 'p.tsZxts' : 'p.tsTsts');
}

/** Deadline of a complaint: calendar days for the review of a balance, otherwise working days. */
function promiseOf({ today }: Transaction, { jlx, ywlxdm }: ComplaintFields): Pick<ComplaintRecord, 'cnts' | 'cnrq'> {
  if (ywlxdm !== BALANCE_REVIEW) {
    const cnts = promisedDays(jlx);
    return { cnts, cnrq: addWorkingDays(today(), cnts) };
  }
  const cnts = policyCount('p.yeFh');
  return { cnts, cnrq: addDays(today(), cnts) };
}

/** Submits a complaint; idempotent by key and text. @throws BusinessError with `fieldErrors`, for too many a day, or for a repeated text */
export function addComplaint(tx: Transaction, session: SessionRecord, raw: RawValues): ComplaintReceipt {
  const { actor } = session;
  const { values, errors } = readComplaint(tx, session, raw);
  const input = { ...values, qqbh: typedText(raw.qqbh), fj: typedText(raw.fj) };
  if (!/^[0-9a-f]{32}$/.test(input.qqbh)) throw new BusinessError(REFUSED, '提交的内容无法识别，请刷新页面后重试');
  const fingerprint = JSON.stringify(input);
  const own = complaintsOfActor(tx, actor);
  const same = own.find((record) => record.qqbh === input.qqbh);
  if (same?.fingerprint === fingerprint) return receiptOf(same);
  if (same) {
    throw new BusinessError(
      ALREADY_SUBMITTED,
      `这件诉求已经提交（编号${same.tsbh}），内容与本次不同；如有补充请另行提交`,
    );
  }
  const files = [...new Set(input.fj.split(',').filter((id) => id !== ''))];
  const wrong = refusedFiles(tx, actor, files);
  refuseErrors({ ...errors, ...(wrong && { fj: wrong }) }, INCOMPLETE);
  refuseRepeated(tx, own, input);
  refuseTooMany(tx, actor, own);
  const record = fresh(tx, actor, { ...input, fingerprint }, files);
  complaints(tx.store).put(record.tsbh, record);
  const data = { ...complaintData(record), by: departmentName(record.bmdm), cnrq: record.cnrq };
  notify(tx, record.owner, 'complaint-filed', data, complainantPhone(record));
  return receiptOf(record);
}

/** Files a question from elsewhere in the hall as a complaint: answered by SMS and unpublished. The caller notifies of it. */
export function fileComplaint(
  tx: Transaction,
  actor: Actor,
  { bmdm, seenAt, ...words }: Pick<ComplaintRecord, 'bt' | 'nr' | 'xm' | 'lxdh' | 'bmdm'> & { seenAt: string },
): ComplaintRecord {
  const nothing = { qqbh: '', ywlxdm: '', ssdw: '', qjsjks: '', qjsjjs: '', fj: '', fingerprint: '' };
  const input = { ...nothing, ...words, jlx: QUESTION, sfnm: '0', sfgk: '0', hfhs: '2' };
  const record: ComplaintRecord = { ...fresh(tx, actor, input, []), bmdm, seenAt };
  complaints(tx.store).put(record.tsbh, record);
  return record;
}

/** Returns the receipt of a request key; null if nothing was submitted. */
export function submittedUnder(tx: Transaction, actor: Actor, qqbh: string): ComplaintReceipt | null {
  const found = complaintsOfActor(tx, actor).find((record) => qqbh !== '' && record.qqbh === qqbh);
  return found ? receiptOf(found) : null;
}

/** Complaint number: TS + yyyyMMdd + 6 digits. */
export function nextComplaintNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ last: number }>('complaint-numbers');
  const last = (counters.get(day)?.last ?? 0) + 1;
  counters.put(day, { last });
  return `TS${day.replaceAll('-', '')}${String(last).padStart(6, '0')}`;
}

function fresh(
  tx: Transaction,
  actor: Actor,
  input: ComplaintFields & { fingerprint: string },
  fj: readonly string[],
): ComplaintRecord {
  const { jlx, sfnm, sfgk, ...rest } = input;
  const tjsj = fundTime(tx.now());
  return {
    ...rest,
    tsbh: nextComplaintNumber(tx.store, tx.today()),
    owner: ownerOf(actor),
    jlx,
    anonymous: sfnm === '1',
    published: sfgk === '1',
    bmdm: departmentFor(jlx, input.ywlxdm),
    zt: '1',
    tjsj,
    ...promiseOf(tx, input),
    fj,
    lc: [{ jdmc: '提交', sj: tjsj, bmmc: '', sm: '已通过网上办事大厅提交' }],
    df: [],
    pjdj: '',
  };
}

/** Reads the fields, with name and number of the account where unchanged; anonymity holds unless it is given up. */
function readComplaint(tx: Transaction, session: SessionRecord, raw: RawValues) {
  const { xm, lxdh } = contactOf(tx, session);
  const sent = { sfnm: '1', ...raw, xm: raw.xm || xm, lxdh: raw.lxdh || lxdh };
  const options = { ywlxdm: complaintSubjects.map(({ ywlxdm }) => ywlxdm) };
  return readForm(complaintFields, sent, { today: tx.today(), options });
}

function refuseRepeated(tx: Transaction, own: readonly ComplaintRecord[], input: ComplaintFields): void {
  const since = tx.now() - policyCount('p.tsCf') * HOUR_MS;
  const plain = (one: { bt: string; nr: string }) => `${one.bt}\n${one.nr}`.replace(/[\s，。、；：！？,.;:!?]/g, '');
  const former = own.find((record) => record.tjsj > fundTime(since) && plain(record) === plain(input));
  if (former) {
    throw new BusinessError(
      REFUSED,
      `${youOf(former)}已于${former.tjsj.slice(0, 16)}提交过相同内容的诉求（编号${former.tsbh}），请勿重复提交，可在“我的诉求”查看进度`,
    );
  }
}

function refuseTooMany(tx: Transaction, actor: Actor, own: readonly ComplaintRecord[]): void {
  const most = policyCount('p.tsMr');
  const today = fundDate(tx.now());
  if (own.filter(({ tjsj }) => tjsj.startsWith(today)).length < most) return;
  throw new BusinessError(
    REFUSED,
    `${youOf({ owner: ownerOf(actor) })}今天已提交${most}件诉求，请明天再提交；紧急事项请拨打12329`,
  );
}

function receiptOf(record: ComplaintRecord): ComplaintReceipt {
  const { tsbh, tjsj, cnrq, cnts, bmdm, ywlxdm } = record;
  const cnsm = `${cnts}${ywlxdm === BALANCE_REVIEW ? '日' : '个工作日'}内`;
  const dfsm = WAYS[record.hfhs]?.(youOf(record)) ?? '';
  return { tsbh, tjsj, cnrq, cnts, cnsm, bmmc: departmentName(bmdm), dfsm };
}

const WAYS: Readonly<Record<string, (you: string) => string>> = {
  '1': (you) => `答复后在消息中心通知${you}，可在“我的诉求”中查看`,
  '2': (you) => `答复后以短信通知${you}，全文可在“我的诉求”中查看`,
  '3': (you) => `工作人员将电话答复${you}，答复记录可在“我的诉求”中查看`,
};
