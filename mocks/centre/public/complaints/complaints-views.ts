import type { Page } from '@/api/person/person';
import type { ComplaintDetail, ComplaintRow, ComplaintStep } from '@/api/public/complaints';
import { addDays } from '@/domain/dates';
import { complaintSubjects, departmentName } from '../../../data/departments';
import { policyCount } from '../../../data/policy/policy';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { type Actor, BusinessError, ownerOf, type Transaction } from '../../kernel/transaction';
import { publicName, publicText, withoutName } from '../evaluation/evaluation-privacy';
import type { ComplaintRecord, StoredStep } from './complaint-record';
import { complaints, complaintsOfActor } from './complaints';
import { existingFiles } from './complaints-files';

export interface ComplaintSearch extends Paging {
  jlx: string;
  zt: string;
  bmdm: string;
  /** Search words in title, text or answer, separated by blanks. */
  gjz: string;
}

/** Business code for a complaint that is not shown. */
const NOTHING_TO_SHOW = '1302';
const ANSWERED: readonly string[] = ['3', '4'];
/** One text for complaints that do not exist, are another person's or are unpublished, so that they cannot be told apart. */
const NOT_SHOWN = '没有找到这件诉求，或它没有公开。您提交的诉求，请登录后在“我的诉求”中查看。';

/** Returns published complaints, newest answer first. */
export function publishedComplaints(tx: Transaction, search: ComplaintSearch): Page<ComplaintRow> {
  const open = [...complaints(tx.store).values()].filter(isPublished);
  return pageOf(tx, open, search, ({ df, tjsj }) => df.at(-1)?.dfsj ?? tjsj, false);
}

/** Returns all own complaints, newest first. */
export function listMyComplaints(tx: Transaction, actor: Actor, search: ComplaintSearch): Page<ComplaintRow> {
  return pageOf(tx, complaintsOfActor(tx, actor), search, ({ tjsj }) => tjsj, true);
}

/** Returns a published complaint, or an own one with its private parts. @throws BusinessError for all others, with one text */
export function complaintView(tx: Transaction, actor: Actor | undefined, tsbh: string): ComplaintDetail {
  const record = complaints(tx.store).get(tsbh);
  const own = record !== undefined && actor !== undefined && record.owner === ownerOf(actor);
  if (!record || !(own || isPublished(record))) throw new BusinessError(NOTHING_TO_SHOW, NOT_SHOWN);
  return {
    ...rowOf(tx, record, own),
    nr: own ? record.nr : publicText(record.nr, record.xm),
    ywlxmc: complaintSubjects.find(({ ywlxdm }) => ywlxdm === record.ywlxdm)?.ywlxmc ?? '',
    ssdw: own ? record.ssdw : '',
    qjsjks: own ? record.qjsjks : '',
    qjsjjs: own ? record.qjsjjs : '',
    lc: record.lc.map((step) => shownStep(step, own)),
    df: own ? [...record.df] : record.df.map((reply) => ({ ...reply, dfnr: withoutName(reply.dfnr, record.xm) })),
    fj: own ? existingFiles(tx, actor, record.fj) : [],
    sfbr: own ? '1' : '0',
    kfh: own && mayReview(tx, record) ? '1' : '0',
    fhjzrq: own ? reviewDeadline(record) : '',
    kpj: own && record.zt === '3' ? '1' : '0',
    pjdj: record.pjdj,
  };
}

/** Returns whether a review can be requested: answered by the department, not reviewed yet, within the time limit. */
export function mayReview(tx: Transaction, record: ComplaintRecord): boolean {
  return ANSWERED.includes(record.zt) && record.fhsj === undefined && tx.today() <= reviewDeadline(record);
}

function reviewDeadline({ df }: ComplaintRecord): string {
  const answered = df.at(-1)?.dfsj.slice(0, 10);
  return answered ? addDays(answered, policyCount('p.tsFhqx')) : '';
}

function isPublished({ published, zt }: ComplaintRecord): boolean {
  return published && ANSWERED.includes(zt);
}

/** Hides the owner's own text of a step from others, who see only that it happened. */
function shownStep({ own: said, ...step }: StoredStep, toOwner: boolean): ComplaintStep {
  return said && !toOwner ? { ...step, sm: '' } : step;
}

function pageOf(
  tx: Transaction,
  records: readonly ComplaintRecord[],
  search: ComplaintSearch,
  time: (record: ComplaintRecord) => string,
  own: boolean,
): Page<ComplaintRow> {
  const words = search.gjz.toLowerCase().split(/\s+/).filter(Boolean);
  const holding = records.filter((record) => words.every((word) => textOf(record, own).includes(word)));
  const chosen = chosenRows(holding, search, {
    same: ['jlx', 'zt', 'bmdm'],
    newest: (record) => time(record) + record.tsbh,
  });
  return pageOfRows(tx, chosen, search, (record) => rowOf(tx, record, own));
}

/** Searchable text; hidden parts are excluded. */
function textOf({ tsbh, bt, nr, df, xm }: ComplaintRecord, own: boolean): string {
  const text = `${bt}\n${nr}`;
  const answers = df.map(({ dfnr }) => dfnr).join('\n');
  const shown = own ? [text, answers] : [publicText(text, xm), withoutName(answers, xm)];
  return [tsbh, ...shown].join('\n').toLowerCase();
}

function rowOf(tx: Transaction, record: ComplaintRecord, own: boolean): ComplaintRow {
  const { tsbh, jlx, bt, zt, xm, bmdm, tjsj, cnrq, df } = record;
  const answered = ANSWERED.includes(zt);
  return {
    tsbh,
    jlx,
    bt: own ? bt : publicText(bt, xm),
    zt,
    xm: own ? xm : publicName(record.owner, xm),
    bmmc: departmentName(bmdm),
    tjsj,
    dfsj: answered ? (df.at(-1)?.dfsj ?? '') : '',
    cnrq,
    cq: !answered && tx.today() > cnrq ? '1' : '0',
  };
}
