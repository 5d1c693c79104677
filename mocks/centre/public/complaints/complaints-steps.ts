// What happens to a complaint after it was handed in: accepted, passed on, answered, reviewed, evaluated.
import { fundTime, type PlainDate } from '@/domain/dates';
import { voiceLimits } from '@/domain/voice-limits';
import { departmentName, departments, REVIEW_DEPARTMENT } from '../../../data/departments';
import { dictionaries } from '../../../data/dictionaries';
import { policyCount, policyValue } from '../../../data/policy';
import { drafts } from '../../cases/drafts';
import { answeredOnce } from '../../kernel/answered-once';
import { type Actor, type Desk, deskOn, ownerOf, REFUSED, Refusal } from '../../kernel/desk';
import { youOf } from '../../kernel/messages';
import type { Store } from '../../kernel/store';
import { addWorkingDays } from '../../kernel/working-days';
import { type ComplaintRecord, complaints, type KeptStep, usedFiles } from './complaints';
import { dropUnusedFiles } from './complaints-files';
import { tellComplainant } from './complaints-messages';
import { mayReview } from './complaints-views';

const LONGEST_ANSWER = 2000;

/** The clerk (QA): accepts, passes on to a department named in the text, or answers with the text. */
export function actOnComplaint(desk: Desk, input: { id: string; action: string; text: string }): ComplaintRecord {
  const record = complaints(desk.store).get(input.id);
  if (!record) throw new Refusal(REFUSED, '没有这件诉求');
  if (record.zt !== '1' && record.zt !== '2') throw new Refusal(REFUSED, '这件诉求已经答复');
  if (input.action === 'accept') return accept(desk, record);
  if (input.action === 'transfer') return passOn(desk, record, input.text);
  if (input.action === 'answer') return answerComplaint(desk, record, input.text);
  throw new Refusal(REFUSED, 'action须为accept、transfer或answer');
}

/** Asks the higher level, once; the same words again are answered as before. @throws Refusal */
export function askReview(desk: Desk, actor: Actor, input: { id: string; yy: string }): null {
  const act = { name: 'tsfh', number: input.id, content: input.yy.trim() };
  return answeredOnce(desk, actor, act, () => takeReview(desk, actor, input));
}

function takeReview(desk: Desk, actor: Actor, input: { id: string; yy: string }): null {
  const record = own(desk, actor, input.id);
  if (record.fhsj !== undefined) throw new Refusal(REFUSED, '这件诉求已经申请过复核，每件只能申请一次');
  if (!mayReview(desk, record)) {
    throw new Refusal(REFUSED, `答复后${policyCount('p.tsFhqx')}天内可以申请复核，这件诉求现在不能申请`);
  }
  const length = Array.from(input.yy.trim()).length;
  const { least, most } = voiceLimits(policyValue).review;
  if (length < least || length > most) {
    const yy = `复核理由须为${least}至${most}个字`;
    throw new Refusal(REFUSED, yy, { fieldErrors: { yy } });
  }
  const cnts = policyCount('p.tsFhts');
  const next: ComplaintRecord = {
    ...moved(desk, record, { jdmc: '申请复核', bmdm: REVIEW_DEPARTMENT, sm: input.yy.trim(), own: true }),
    bmdm: REVIEW_DEPARTMENT,
    zt: '2',
    fhsj: fundTime(desk.now()),
    cnts,
    cnrq: addWorkingDays(desk.today(), cnts),
    pjdj: '',
    urged: undefined,
  };
  keep(desk, next);
  const nr = `${youOf(record)}对诉求“${record.bt}”（${record.tsbh}）的复核申请已转${departmentName(REVIEW_DEPARTMENT)}，将于${next.cnrq}前答复。`;
  tellComplainant(desk, next, { title: '复核申请已受理', nr });
  return null;
}

/** @throws Refusal for a foreign one, one without an answer, or a second grade */
export function gradeAnswer(desk: Desk, actor: Actor, input: { id: string; pjdj: string; pjnr: string }): null {
  // Each answer may be graded: the one after a review is another.
  const number = `${input.id} ${own(desk, actor, input.id).df.length}`;
  const act = { name: 'tspj', number, content: { pjdj: input.pjdj, pjnr: input.pjnr.trim() } };
  return answeredOnce(desk, actor, act, () => takeGrade(desk, actor, input));
}

function takeGrade(desk: Desk, actor: Actor, input: { id: string; pjdj: string; pjnr: string }): null {
  const record = own(desk, actor, input.id);
  if (record.zt === '4') throw new Refusal(REFUSED, '这件诉求已经评价过');
  if (record.zt !== '3') throw new Refusal(REFUSED, '这件诉求还没有答复，答复后才能评价');
  const grade = (dictionaries.pjdj ?? []).find(({ value }) => value === input.pjdj)?.label;
  if (!grade) throw new Refusal(REFUSED, '请选择满意程度', { fieldErrors: { pjdj: '请选择满意程度' } });
  const words = input.pjnr.trim();
  const { most } = voiceLimits(policyValue).answerGrade;
  if (Array.from(words).length > most) {
    const pjnr = `补充说明不能超过${most}个字`;
    throw new Refusal(REFUSED, pjnr, { fieldErrors: { pjnr } });
  }
  const sm = words ? `${grade}：${words}` : grade;
  keep(desk, { ...moved(desk, record, { jdmc: '评价', bmdm: '', sm, own: true }), zt: '4', pjdj: input.pjdj });
  return null;
}

/** Daily: what came in before today is accepted; what is late is urged, and its owner told, once. */
export function runComplaints(store: Store, day: PlainDate): void {
  const desk = deskOn(store, day);
  for (const record of [...complaints(store).values()]) {
    if (record.zt !== '1' && record.zt !== '2') continue;
    const now = record.zt === '1' && record.tjsj.slice(0, 10) < day ? accept(desk, record) : record;
    if (day > now.cnrq && !now.urged) urge(desk, now);
  }
  const used = usedFiles(store);
  const kept = [...drafts(store).values()];
  dropUnusedFiles(
    desk,
    ({ fjId, owner }) => used.has(fjId) || kept.some((draft) => draft.owner === owner && draft.nr.includes(fjId)),
  );
}

/** Complaints that wait for the clerk (QA panel), the oldest first. */
export function waitingComplaints(desk: Desk): Pick<ComplaintRecord, 'tsbh' | 'bt' | 'nr' | 'zt' | 'cnrq'>[] {
  return [...complaints(desk.store).values()]
    .filter(({ zt }) => zt === '1' || zt === '2')
    .sort((a, b) => a.tsbh.localeCompare(b.tsbh))
    .map(({ tsbh, bt, nr, zt, cnrq }) => ({ tsbh, bt, nr, zt, cnrq }));
}

function accept(desk: Desk, record: ComplaintRecord): ComplaintRecord {
  if (record.zt !== '1') throw new Refusal(REFUSED, '这件诉求已经受理');
  const sm = `已受理，由${departmentName(record.bmdm)}办理`;
  const next: ComplaintRecord = { ...moved(desk, record, { jdmc: '受理', bmdm: record.bmdm, sm }), zt: '2' };
  return keep(desk, next);
}

function passOn(desk: Desk, record: ComplaintRecord, text: string): ComplaintRecord {
  const to = departments.find(({ bmmc, bmdm }) => text.includes(bmmc) || text.trim() === bmdm);
  if (!to) throw new Refusal(REFUSED, '请写明转办的部门，如“贷款管理处”');
  if (to.bmdm === record.bmdm) throw new Refusal(REFUSED, `这件诉求已经在${to.bmmc}`);
  const accepted = record.zt === '1' ? accept(desk, record) : record;
  const next = { ...moved(desk, accepted, { jdmc: '转办', bmdm: to.bmdm, sm: `转${to.bmmc}办理` }), bmdm: to.bmdm };
  keep(desk, next);
  const nr = `${youOf(record)}的诉求“${record.bt}”（${record.tsbh}）已转${to.bmmc}办理，承诺答复日期${record.cnrq}不变。`;
  tellComplainant(desk, next, { title: '诉求已转办', nr });
  return next;
}

/** @throws Refusal for an answer without words */
export function answerComplaint(desk: Desk, record: ComplaintRecord, text: string): ComplaintRecord {
  const dfnr = text.trim().slice(0, LONGEST_ANSWER);
  if (dfnr === '') throw new Refusal(REFUSED, '请填写答复内容');
  const accepted = record.zt === '1' ? accept(desk, record) : record;
  const bmmc = departmentName(accepted.bmdm);
  const reviewed = accepted.fhsj !== undefined;
  const dfsj = fundTime(desk.now());
  const next: ComplaintRecord = {
    ...moved(desk, accepted, { jdmc: reviewed ? '复核答复' : '答复', bmdm: accepted.bmdm, sm: '已答复' }),
    zt: '3',
    df: [...accepted.df, { bmmc, dfsj, dfnr, fh: reviewed ? '1' : '0' }],
  };
  keep(desk, next);
  const nr = `${bmmc}已答复${youOf(record)}的诉求“${record.bt}”（${record.tsbh}），请在“${record.seenAt ?? '投诉建议—我的诉求'}”中查看。`;
  tellComplainant(desk, next, { title: '诉求已答复', nr });
  return next;
}

function urge(desk: Desk, record: ComplaintRecord): void {
  const sm = `已过承诺答复日期${record.cnrq}，正在督办`;
  const next: ComplaintRecord = { ...moved(desk, record, { jdmc: '督办', bmdm: REVIEW_DEPARTMENT, sm }), urged: true };
  keep(desk, next);
  const nr = `${youOf(record)}的诉求“${record.bt}”（${record.tsbh}）未能按期答复，我们深表歉意，已由${departmentName(REVIEW_DEPARTMENT)}督办。`;
  tellComplainant(desk, next, { title: '诉求延期致歉', nr });
}

function moved(
  desk: Desk,
  record: ComplaintRecord,
  { bmdm, ...step }: Omit<KeptStep, 'sj' | 'bmmc'> & { bmdm: string },
): ComplaintRecord {
  const done = { ...step, sj: fundTime(desk.now()), bmmc: bmdm && departmentName(bmdm) };
  return { ...record, lc: [...record.lc, done] };
}

function keep(desk: Desk, record: ComplaintRecord): ComplaintRecord {
  complaints(desk.store).put(record.tsbh, record);
  return record;
}

function own(desk: Desk, actor: Actor, tsbh: string): ComplaintRecord {
  const record = complaints(desk.store).get(tsbh);
  if (record?.owner !== ownerOf(actor)) throw new Refusal(REFUSED, '没有找到这件诉求，请从“我的诉求”进入');
  return record;
}
