import type { ComplaintDetail, ComplaintRow, ComplaintStep } from '@/api/complaints';
import type { Page } from '@/api/person';
import { addDays } from '@/domain/dates';
import { complaintSubjects, departmentName } from '../../../data/departments';
import { policyCount } from '../../../data/policy';
import { type Actor, type Desk, ownerOf, Refusal } from '../../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../../kernel/list-page';
import { publicName, publicWords, withoutName } from '../evaluation/evaluation-privacy';
import { type ComplaintRecord, complaints, type KeptStep, ownComplaints } from './complaints';
import { knownFiles } from './complaints-files';

export interface ComplaintSearch extends Paging {
  jlx: string;
  zt: string;
  bmdm: string;
  /** Words that title, text or answer hold; several with blanks between them. */
  gjz: string;
}

/** The business code of it. */
const NOTHING_TO_SHOW = '1302';
const ANSWERED: readonly string[] = ['3', '4'];
/** One sentence for what does not exist, what is another person's and what is not published: none of them can be told apart. */
const NOT_SHOWN = '没有找到这件诉求，或它没有公开。您提交的诉求，请登录后在“我的诉求”中查看。';

/** Published answers, newest answer first. */
export function publishedComplaints(desk: Desk, search: ComplaintSearch): Page<ComplaintRow> {
  const open = [...complaints(desk.store).values()].filter(isPublished);
  return pageOf(desk, open, search, ({ df, tjsj }) => df.at(-1)?.dfsj ?? tjsj, false);
}

/** All of one's own, the last one first. */
export function listOwnComplaints(desk: Desk, actor: Actor, search: ComplaintSearch): Page<ComplaintRow> {
  return pageOf(desk, ownComplaints(desk, actor), search, ({ tjsj }) => tjsj, true);
}

/** A published one, or an own one with what only its owner sees. @throws Refusal for everything else, in one sentence */
export function complaintView(desk: Desk, actor: Actor | undefined, tsbh: string): ComplaintDetail {
  const record = complaints(desk.store).get(tsbh);
  const own = record !== undefined && actor !== undefined && record.owner === ownerOf(actor);
  if (!record || !(own || isPublished(record))) throw new Refusal(NOTHING_TO_SHOW, NOT_SHOWN);
  return {
    ...rowOf(desk, record, own),
    nr: own ? record.nr : publicWords(record.nr, record.xm),
    ywlxmc: complaintSubjects.find(({ ywlxdm }) => ywlxdm === record.ywlxdm)?.ywlxmc ?? '',
    ssdw: own ? record.ssdw : '',
    qjsjks: own ? record.qjsjks : '',
    qjsjjs: own ? record.qjsjjs : '',
    lc: record.lc.map((step) => shownStep(step, own)),
    df: own ? [...record.df] : record.df.map((reply) => ({ ...reply, dfnr: withoutName(reply.dfnr, record.xm) })),
    fj: own ? knownFiles(desk, actor, record.fj) : [],
    sfbr: own ? '1' : '0',
    kfh: own && mayReview(desk, record) ? '1' : '0',
    fhjzrq: own ? reviewDeadline(record) : '',
    kpj: own && record.zt === '3' ? '1' : '0',
    pjdj: record.pjdj,
  };
}

/** Answered by the department in charge, not yet reviewed, and not too long ago. */
export function mayReview(desk: Desk, record: ComplaintRecord): boolean {
  return ANSWERED.includes(record.zt) && record.fhsj === undefined && desk.today() <= reviewDeadline(record);
}

function reviewDeadline({ df }: ComplaintRecord): string {
  const answered = df.at(-1)?.dfsj.slice(0, 10);
  return answered ? addDays(answered, policyCount('p.tsFhqx')) : '';
}

function isPublished({ published, zt }: ComplaintRecord): boolean {
  return published && ANSWERED.includes(zt);
}

/** What its owner has said on the way is theirs: others read that it happened. */
function shownStep({ own: said, ...step }: KeptStep, toOwner: boolean): ComplaintStep {
  return said && !toOwner ? { ...step, sm: '' } : step;
}

function pageOf(
  desk: Desk,
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
  return pageOfRows(desk, chosen, search, (record) => rowOf(desk, record, own));
}

/** What is hidden cannot be searched for either. */
function textOf({ tsbh, bt, nr, df, xm }: ComplaintRecord, own: boolean): string {
  const asked = `${bt}\n${nr}`;
  const answers = df.map(({ dfnr }) => dfnr).join('\n');
  const shown = own ? [asked, answers] : [publicWords(asked, xm), withoutName(answers, xm)];
  return [tsbh, ...shown].join('\n').toLowerCase();
}

function rowOf(desk: Desk, record: ComplaintRecord, own: boolean): ComplaintRow {
  const { tsbh, jlx, bt, zt, xm, bmdm, tjsj, cnrq, df } = record;
  const answered = ANSWERED.includes(zt);
  return {
    tsbh,
    jlx,
    bt: own ? bt : publicWords(bt, xm),
    zt,
    xm: own ? xm : publicName(record.owner, xm),
    bmmc: departmentName(bmdm),
    tjsj,
    dfsj: answered ? (df.at(-1)?.dfsj ?? '') : '',
    cnrq,
    cq: !answered && desk.today() > cnrq ? '1' : '0',
  };
}
