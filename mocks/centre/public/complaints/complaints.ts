// Complaints and suggestions (domain catalogue 13): taken in once per request key, answered by the department in charge.
import type { ComplaintReceipt, ComplaintReply, ComplaintState, ComplaintStep } from '@/api/complaints';
import { addDays, fundDate, fundTime, type PlainDate } from '@/domain/dates';
import {
  BALANCE_REVIEW,
  complaintSubjects,
  departmentName,
  ENFORCEMENT,
  SERVICE_DEPARTMENT,
} from '../../../data/departments';
import { policyCount } from '../../../data/policy';
import type { SessionRecord } from '../../access/sessions';
import { type Actor, type Desk, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import { youOf } from '../../kernel/messages';
import type { Store } from '../../kernel/store';
import { addWorkingDays } from '../../kernel/working-days';
import { type ComplaintFields, fieldErrors } from './complaints-fields';
import { refusedFiles } from './complaints-files';
import { tellComplainant } from './complaints-messages';
import { contactOf } from './complaints-people';

export interface ComplaintRecord {
  tsbh: string;
  owner: string;
  jlx: string;
  bt: string;
  nr: string;
  ywlxdm: string;
  ssdw: string;
  qjsjks: string;
  qjsjjs: string;
  xm: string;
  lxdh: string;
  /** Its owner is not named to the unit. */
  anonymous: boolean;
  /** Its answer is open to everybody, once there is one. */
  published: boolean;
  hfhs: string;
  bmdm: string;
  zt: ComplaintState;
  tjsj: string;
  cnrq: PlainDate;
  cnts: number;
  qqbh: string;
  fingerprint: string;
  fj: readonly string[];
  lc: readonly KeptStep[];
  df: readonly ComplaintReply[];
  /** The one review, when it has been asked for. */
  fhsj?: string;
  pjdj: string;
  /** The page on which its owner reads the answer, where it was written on another than that of complaints. */
  seenAt?: string;
  /** The owner has been told that the promised day is over. */
  urged?: true;
}

/** `own`: what it says are the owner's own words. */
export interface KeptStep extends ComplaintStep {
  own?: true;
}

const HOUR_MS = 3_600_000;
/** The page takes another key for what it hands in next. */
const ALREADY_SUBMITTED = '1301';
const QUESTION = '1';
/** Answered sooner than the others (domain catalogue 13): questions and praise. */
const SHORT: readonly string[] = [QUESTION, '5'];
const INCOMPLETE = '诉求填写有误或不完整，请检查标出的内容';

export const complaints = (store: Store) => store.table<ComplaintRecord>('complaints');

export function ownComplaints(desk: Desk, actor: Actor): ComplaintRecord[] {
  const owner = ownerOf(actor);
  return [...complaints(desk.store).values()].filter((record) => record.owner === owner);
}

/** Ids of the files that complaints name. */
export function usedFiles(store: Store): ReadonlySet<string> {
  return new Set([...complaints(store).values()].flatMap(({ fj }) => [...fj]));
}

/** The department in charge: enforcement for arrears, else that of the subject. */
export function departmentFor(jlx: string, ywlxdm: string): string {
  if (jlx === '4') return ENFORCEMENT;
  return complaintSubjects.find((one) => one.ywlxdm === ywlxdm)?.bmdm ?? SERVICE_DEPARTMENT;
}

/** Working days within which a kind of complaint is answered. */
export function promisedDays(jlx: string): number {
  return policyCount(SHORT.includes(jlx) ? 'p.tsZxts' : 'p.tsTsts');
}

/** Until when it is answered: a review of a balance in days as they come, everything else in working days. */
function promiseOf({ today }: Desk, { jlx, ywlxdm }: ComplaintFields): Pick<ComplaintRecord, 'cnts' | 'cnrq'> {
  if (ywlxdm !== BALANCE_REVIEW) {
    const cnts = promisedDays(jlx);
    return { cnts, cnrq: addWorkingDays(today(), cnts) };
  }
  const cnts = policyCount('p.yeFh');
  return { cnts, cnrq: addDays(today(), cnts) };
}

/**
 * Takes a complaint in. The same key with the same text is answered as before. @throws Refusal with `fieldErrors`, for too many
 * a day, or for the same text again
 */
export function addComplaint(desk: Desk, session: SessionRecord, given: ComplaintFields): ComplaintReceipt {
  const { actor } = session;
  const input = withContact(desk, session, given);
  if (!/^[0-9a-f]{32}$/.test(input.qqbh)) throw new Refusal(REFUSED, '提交的内容无法识别，请刷新页面后重试');
  const fingerprint = JSON.stringify(input);
  const own = ownComplaints(desk, actor);
  const same = own.find((record) => record.qqbh === input.qqbh);
  if (same?.fingerprint === fingerprint) return receiptOf(same);
  if (same) {
    throw new Refusal(ALREADY_SUBMITTED, `这件诉求已经提交（编号${same.tsbh}），内容与本次不同；如有补充请另行提交`);
  }
  const errors = fieldErrors(desk, input);
  const files = [...new Set(input.fj.split(',').filter((id) => id !== ''))];
  const wrong = refusedFiles(desk, actor, files);
  if (wrong) errors.fj = wrong;
  if (Object.keys(errors).length > 0) throw new Refusal(REFUSED, INCOMPLETE, { fieldErrors: errors });
  refuseRepeated(desk, own, input);
  refuseTooMany(desk, actor, own);
  const record = fresh(desk, actor, { ...input, fingerprint }, files);
  complaints(desk.store).put(record.tsbh, record);
  tellComplainant(desk, record, {
    title: '诉求已提交',
    nr: `${youOf(record)}的诉求“${record.bt}”（${record.tsbh}）已提交，由${departmentName(record.bmdm)}办理，将于${record.cnrq}前答复。`,
  });
  return receiptOf(record);
}

/** What is said elsewhere in the hall and answered as a question is: by SMS, and published to nobody. Whoever files it tells so. */
export function fileComplaint(
  desk: Desk,
  actor: Actor,
  { bmdm, seenAt, ...words }: Pick<ComplaintRecord, 'bt' | 'nr' | 'xm' | 'lxdh' | 'bmdm'> & { seenAt: string },
): ComplaintRecord {
  const nothing = { qqbh: '', ywlxdm: '', ssdw: '', qjsjks: '', qjsjjs: '', fj: '', fingerprint: '' };
  const input = { ...nothing, ...words, jlx: QUESTION, sfnm: '0', sfgk: '0', hfhs: '2' };
  const record: ComplaintRecord = { ...fresh(desk, actor, input, []), bmdm, seenAt };
  complaints(desk.store).put(record.tsbh, record);
  return record;
}

/** The receipt of what was handed in under a key, or null: nothing arrived. */
export function submittedUnder(desk: Desk, actor: Actor, qqbh: string): ComplaintReceipt | null {
  const found = ownComplaints(desk, actor).find((record) => qqbh !== '' && record.qqbh === qqbh);
  return found ? receiptOf(found) : null;
}

/** The next number of a day: TS + yyyyMMdd + 6 digits. */
export function nextComplaintNumber(store: Store, day: PlainDate): string {
  const counters = store.table<{ last: number }>('complaint-numbers');
  const last = (counters.get(day)?.last ?? 0) + 1;
  counters.put(day, { last });
  return `TS${day.replaceAll('-', '')}${String(last).padStart(6, '0')}`;
}

function fresh(
  desk: Desk,
  actor: Actor,
  input: ComplaintFields & { fingerprint: string },
  fj: readonly string[],
): ComplaintRecord {
  const { jlx, sfnm, sfgk, ...rest } = input;
  const tjsj = fundTime(desk.now());
  return {
    ...rest,
    tsbh: nextComplaintNumber(desk.store, desk.today()),
    owner: ownerOf(actor),
    jlx,
    anonymous: jlx === '4' && sfnm !== '0',
    // Whoever reports a unit is protected: nothing of it is ever published.
    published: sfgk === '1' && jlx !== '4',
    bmdm: departmentFor(jlx, input.ywlxdm),
    zt: '1',
    tjsj,
    ...promiseOf(desk, input),
    fj,
    lc: [{ jdmc: '提交', sj: tjsj, bmmc: '', sm: '已通过网上办事大厅提交' }],
    df: [],
    pjdj: '',
  };
}

/** Name and number as the account has them where they were left as they are. What belongs to no such kind of complaint is dropped. */
function withContact(desk: Desk, session: SessionRecord, given: ComplaintFields): ComplaintFields {
  const account = contactOf(desk, session);
  const arrears = given.jlx === '4';
  return {
    ...given,
    xm: given.xm || account.xm,
    lxdh: given.lxdh || account.lxdh,
    ssdw: arrears ? given.ssdw : '',
    qjsjks: arrears ? given.qjsjks : '',
    qjsjjs: arrears ? given.qjsjjs : '',
  };
}

function refuseRepeated(desk: Desk, own: readonly ComplaintRecord[], input: ComplaintFields): void {
  const since = desk.now() - policyCount('p.tsCf') * HOUR_MS;
  const plain = (one: { bt: string; nr: string }) => `${one.bt}\n${one.nr}`.replace(/[\s，。、；：！？,.;:!?]/g, '');
  const former = own.find((record) => record.tjsj > fundTime(since) && plain(record) === plain(input));
  if (former) {
    throw new Refusal(
      REFUSED,
      `${youOf(former)}已于${former.tjsj.slice(0, 16)}提交过相同内容的诉求（编号${former.tsbh}），请勿重复提交，可在“我的诉求”查看进度`,
    );
  }
}

function refuseTooMany(desk: Desk, actor: Actor, own: readonly ComplaintRecord[]): void {
  const most = policyCount('p.tsMr');
  const today = fundDate(desk.now());
  if (own.filter(({ tjsj }) => tjsj.startsWith(today)).length < most) return;
  throw new Refusal(
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
