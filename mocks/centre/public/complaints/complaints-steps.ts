// Steps of a submitted complaint: acceptance, forwarding, answer, review, evaluation.
import { fundTime, type PlainDate } from '@/domain/dates';
import { answerGradeFields, reviewFields } from '@/schema/public/complaint';
import { departmentName, departments, REVIEW_DEPARTMENT } from '../../../data/departments';
import { policyCount } from '../../../data/policy/policy';
import { notify } from '../../access/notify';
import { drafts } from '../../cases/drafts/drafts';
import { labelOf } from '../../cases/field-reader';
import { readForm, readStatement, refuseErrors } from '../../cases/read-fields';
import { idempotent } from '../../kernel/idempotency';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction, transactionOn } from '../../kernel/transaction';
import { addWorkingDays } from '../../kernel/working-days';
import type { ComplaintRecord, StoredStep } from './complaint-record';
import { complainantPhone, complaintData } from './complaint-record';
import { complaints, usedFiles } from './complaints';
import { dropUnusedFiles } from './complaints-files';
import { mayReview } from './complaints-views';

const LONGEST_ANSWER = 2000;

/** Action of the clerk (QA): accept, forward to the department named in the text, or answer with the text. */
export function actOnComplaint(tx: Transaction, input: { id: string; action: string; text: string }): ComplaintRecord {
  const record = complaints(tx.store).get(input.id);
  if (!record) throw new BusinessError(REFUSED, '没有这件诉求');
  if (record.zt !== '1' && record.zt !== '2') throw new BusinessError(REFUSED, '这件诉求已经答复');
  if (input.action === 'accept') return accept(tx, record);
  if (input.action === 'transfer') return passOn(tx, record, input.text);
  if (input.action === 'answer') return answerComplaint(tx, record, input.text);
  throw new BusinessError(REFUSED, 'action须为accept、transfer或answer');
}

/** Requests the one review by the higher level; idempotent for the same text. @throws BusinessError */
export function requestReview(tx: Transaction, actor: Actor, input: { id: string; yy: string }): null {
  const act = { name: 'tsfh', number: input.id, content: input.yy.trim() };
  return idempotent(tx, actor, act, () => takeReview(tx, actor, input));
}

function takeReview(tx: Transaction, actor: Actor, input: { id: string; yy: string }): null {
  const record = own(tx, actor, input.id);
  if (record.fhsj !== undefined) throw new BusinessError(REFUSED, '这件诉求已经申请过复核，每件只能申请一次');
  if (!mayReview(tx, record)) {
    throw new BusinessError(REFUSED, `答复后${policyCount('p.tsFhqx')}天内可以申请复核，这件诉求现在不能申请`);
  }
  const { yy } = readStatement(tx, reviewFields, input);
  const cnts = policyCount('p.tsFhts');
  const next: ComplaintRecord = {
    ...moved(tx, record, { jdmc: '申请复核', bmdm: REVIEW_DEPARTMENT, sm: yy, own: true }),
    bmdm: REVIEW_DEPARTMENT,
    zt: '2',
    fhsj: fundTime(tx.now()),
    cnts,
    cnrq: addWorkingDays(tx.today(), cnts),
    pjdj: '',
    urged: undefined,
  };
  keep(tx, next);
  const data = { ...complaintData(next), by: departmentName(REVIEW_DEPARTMENT), cnrq: next.cnrq };
  notify(tx, next.owner, 'complaint-under-review', data, complainantPhone(next));
  return null;
}

/** Grades an answer. @throws BusinessError for another actor's complaint, one without an answer, or a second grade */
export function gradeAnswer(tx: Transaction, actor: Actor, input: { id: string; pjdj: string; pjnr: string }): null {
  // Each answer can be graded, so one after a review gets a number of its own.
  const number = `${input.id} ${own(tx, actor, input.id).df.length}`;
  const act = { name: 'tspj', number, content: { pjdj: input.pjdj, pjnr: input.pjnr.trim() } };
  return idempotent(tx, actor, act, () => takeGrade(tx, actor, input));
}

function takeGrade(tx: Transaction, actor: Actor, input: { id: string; pjdj: string; pjnr: string }): null {
  const record = own(tx, actor, input.id);
  if (record.zt === '4') throw new BusinessError(REFUSED, '这件诉求已经评价过');
  if (record.zt !== '3') throw new BusinessError(REFUSED, '这件诉求还没有答复，答复后才能评价');
  const { values, errors } = readForm(answerGradeFields, input, { today: tx.today() });
  refuseErrors(errors, Object.values(errors).join('；'));
  const sm = [labelOf('pjdj', values.pjdj), values.pjnr].filter(Boolean).join('：');
  keep(tx, { ...moved(tx, record, { jdmc: '评价', bmdm: '', sm, own: true }), zt: '4', pjdj: values.pjdj });
  return null;
}

/** Daily: accepts complaints of earlier days; urges late ones once and notifies the complainant. */
export function runComplaints(store: Store, day: PlainDate): void {
  const tx = transactionOn(store, day);
  for (const record of [...complaints(store).values()]) {
    if (record.zt !== '1' && record.zt !== '2') continue;
    const now = record.zt === '1' && record.tjsj.slice(0, 10) < day ? accept(tx, record) : record;
    if (day > now.cnrq && !now.urged) urge(tx, now);
  }
  const used = usedFiles(store);
  const all = [...drafts(store).values()];
  dropUnusedFiles(
    tx,
    ({ fjId, owner }) => used.has(fjId) || all.some((draft) => draft.owner === owner && draft.nr.includes(fjId)),
  );
}

/** Returns complaints that await the clerk (QA panel), oldest first. */
export function waitingComplaints(tx: Transaction): Pick<ComplaintRecord, 'tsbh' | 'bt' | 'nr' | 'zt' | 'cnrq'>[] {
  return [...complaints(tx.store).values()]
    .filter(({ zt }) => zt === '1' || zt === '2')
    .sort((a, b) => a.tsbh.localeCompare(b.tsbh))
    .map(({ tsbh, bt, nr, zt, cnrq }) => ({ tsbh, bt, nr, zt, cnrq }));
}

function accept(tx: Transaction, record: ComplaintRecord): ComplaintRecord {
  if (record.zt !== '1') throw new BusinessError(REFUSED, '这件诉求已经受理');
  const sm = `已受理，由${departmentName(record.bmdm)}办理`;
  const next: ComplaintRecord = { ...moved(tx, record, { jdmc: '受理', bmdm: record.bmdm, sm }), zt: '2' };
  return keep(tx, next);
}

function passOn(tx: Transaction, record: ComplaintRecord, text: string): ComplaintRecord {
  const to = departments.find(({ bmmc, bmdm }) => text.includes(bmmc) || text.trim() === bmdm);
  if (!to) throw new BusinessError(REFUSED, '请写明转办的部门，如“贷款管理处”');
  if (to.bmdm === record.bmdm) throw new BusinessError(REFUSED, `这件诉求已经在${to.bmmc}`);
  const accepted = record.zt === '1' ? accept(tx, record) : record;
  const next = { ...moved(tx, accepted, { jdmc: '转办', bmdm: to.bmdm, sm: `转${to.bmmc}办理` }), bmdm: to.bmdm };
  keep(tx, next);
  const data = { ...complaintData(next), to: to.bmmc, cnrq: record.cnrq };
  notify(tx, next.owner, 'complaint-passed-on', data, complainantPhone(next));
  return next;
}

/** @throws BusinessError for an empty answer */
export function answerComplaint(tx: Transaction, record: ComplaintRecord, text: string): ComplaintRecord {
  const dfnr = text.trim().slice(0, LONGEST_ANSWER);
  if (dfnr === '') throw new BusinessError(REFUSED, '请填写答复内容');
  const accepted = record.zt === '1' ? accept(tx, record) : record;
  const bmmc = departmentName(accepted.bmdm);
  const reviewed = accepted.fhsj !== undefined;
  const dfsj = fundTime(tx.now());
  const next: ComplaintRecord = {
    ...moved(tx, accepted, { jdmc: reviewed ? '复核答复' : '答复', bmdm: accepted.bmdm, sm: '已答复' }),
    zt: '3',
    df: [...accepted.df, { bmmc, dfsj, dfnr, fh: reviewed ? '1' : '0' }],
  };
  keep(tx, next);
  const data = { ...complaintData(next), by: bmmc, page: record.seenAt ?? '投诉建议—我的诉求' };
  notify(tx, next.owner, 'complaint-answered', data, complainantPhone(next));
  return next;
}

function urge(tx: Transaction, record: ComplaintRecord): void {
  const sm = `已过承诺答复日期${record.cnrq}，正在督办`;
  const next: ComplaintRecord = { ...moved(tx, record, { jdmc: '督办', bmdm: REVIEW_DEPARTMENT, sm }), urged: true };
  keep(tx, next);
  const data = { ...complaintData(next), by: departmentName(REVIEW_DEPARTMENT) };
  notify(tx, next.owner, 'complaint-overdue', data, complainantPhone(next));
}

function moved(
  tx: Transaction,
  record: ComplaintRecord,
  { bmdm, ...step }: Omit<StoredStep, 'sj' | 'bmmc'> & { bmdm: string },
): ComplaintRecord {
  const done = { ...step, sj: fundTime(tx.now()), bmmc: bmdm && departmentName(bmdm) };
  return { ...record, lc: [...record.lc, done] };
}

function keep(tx: Transaction, record: ComplaintRecord): ComplaintRecord {
  complaints(tx.store).put(record.tsbh, record);
  return record;
}

function own(tx: Transaction, actor: Actor, tsbh: string): ComplaintRecord {
  const record = complaints(tx.store).get(tsbh);
  if (record?.owner !== ownerOf(actor)) throw new BusinessError(REFUSED, '没有找到这件诉求，请从“我的诉求”进入');
  return record;
}
