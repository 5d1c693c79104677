import { byEndOf, fundTime, type PlainDate } from '@/domain/dates';
import { maskName } from '@/domain/mask';
import { moneyText } from '@/domain/money';
import { applicants } from '../access/applicants';
import { smsOperator } from '../access/operator-sms';
import { answering } from '../access/who-answers';
import { type Actor, actorOf, type Desk, ownerOf } from '../kernel/desk';
import { doubtText, type MessageText, sendMessage, youOf } from '../kernel/messages';
import { send } from '../kernel/outbox';
import { developers, type Operator, persons } from '../kernel/people';
import { tellAnyway } from '../kernel/reminders';
import type { CaseRecord } from './case-states';
import { isCorrection, returnedByUnit } from './check-state';
import { isReleased } from './drafts';
import { fileContents } from './materials/materials';
import { ruleOfCase } from './registered';
import type { Coming } from './rule';
import { applicantName, remindSigners } from './signatures/invitations';
import { stateNote } from './state-notes';

/**
 * Tells the applicant where the case stands now, in the hall and by SMS (domain catalogue 14). `waited`: who of a unit was to check it
 * and is no more: they hear it too.
 * @returns false when there is nothing to tell yet
 */
export function tellDecision(desk: Desk, record: CaseRecord, waited: readonly Operator[] = []): boolean {
  const rule = ruleOfCase(record);
  // A case that has gone over to somebody new, who cannot sign in yet (GJ0101), is told by whoever handed it over.
  if (!rule) return false;
  const message = rule.message?.(record, desk) ?? decisionText(desk, record, waited.length > 0);
  const xxId = `jd-${record.ywlsh}-${record.lc.length}`;
  if (message) tellApplicant(desk, record, xxId, message, waited);
  for (const { grzh, ...text } of rule.others?.(desk, record) ?? []) tellOther(desk, grzh, { ...text, xxId });
  return message !== undefined;
}

/** Whose money or loan another one's case is about. */
function tellOther(desk: Desk, grzh: string, message: { xxId: string; title: string; nr: string }): void {
  const person = persons(desk.store).get(grzh);
  if (person) tellAnyway(desk, person, { ...message, xxId: `${message.xxId}-${grzh}`, xxlx: '贷款通知' });
}

/** The last call before an application that is to be corrected lapses. */
export function remindToCorrect(desk: Desk, record: CaseRecord): void {
  const { ywlsh, ywmc, deadline = '', sbyy } = record;
  tellApplicant(desk, record, `tx-${ywlsh}-${deadline}`, {
    title: `${ywmc}即将逾期`,
    nr: `${youOf(record)}的${ywmc}（${ywlsh}）尚未补正：${sbyy?.yy ?? ''}。请于${byEndOf(deadline)}补正后重新提交，逾期自动失效。`,
  });
}

/** The last call before an application lapses that waits to be signed: to the applicant as it stands, and to each who was asked. */
export function remindToSign(desk: Desk, record: CaseRecord): void {
  const { ywlsh, ywmc, deadline = '' } = record;
  const note = stateNote(desk.store, record);
  if (!note) return;
  const { mc, nr, lj, ljmc } = note;
  tellApplicant(desk, record, `tx-${ywlsh}-${deadline}`, {
    title: `${ywmc}${mc}，即将逾期`,
    nr: `${youOf(record)}的${ywmc}（${ywlsh}）${nr}。${deadline}后自动失效。`,
    ...(lj && { lj, ljmc }),
  });
  remindSigners(desk, record);
}

/** Some days before what the application ordered is taken; what of it the card pays, as it is estimated then. */
export function remindOfDebit(
  desk: Desk,
  record: CaseRecord,
  { day, act, card, holder = '', shares = [] }: Coming,
): void {
  const { owner, ywlsh, ywmc } = record;
  const fen = card?.() ?? 0n;
  const pays = fen > 0n ? `，约${moneyText(fen)}从还款卡扣款，请备足款项` : '';
  const nr = `${youOf(record)}的${ywmc}（${ywlsh}）将于${day}${act}${pays}。`;
  const title = `${ywmc}扣款提醒`;
  const xxId = `kktx-${ywlsh}-${day}`;
  tellApplicant(desk, record, xxId, { title, nr });
  const givers = new Set([...shares.filter((share) => share.fen > 0n).map(({ grzh }) => grzh), ...(pays && [holder])]);
  for (const grzh of givers) {
    if (owner === ownerOf({ kind: 'person', grzh })) continue;
    const most = shares.find((share) => share.grzh === grzh)?.fen ?? 0n;
    const drawn = most > 0n ? `，从您的公积金账户提取不超过${moneyText(most)}` : '';
    const asked = `您签署的${ywmc}（申请人${maskName(applicantName(desk, owner))}）将于${day}${act}`;
    tellOther(desk, grzh, { xxId, title, nr: `${asked}${drawn}${grzh === holder ? pays : ''}。` });
  }
}

/** A promised day has passed; `nr`: how it stands and what there is to do. */
export function tellPromisePassed(
  desk: Desk,
  record: CaseRecord,
  promised: PlainDate,
  message: Omit<MessageText, 'title'>,
): void {
  const { ywlsh, ywmc } = record;
  const nr = `${youOf(record)}的${ywmc}（${ywlsh}）已超过承诺办结日${promised}：${message.nr}`;
  tellApplicant(desk, record, `cq-${ywlsh}-${promised}`, { ...message, title: `${ywmc}超过承诺办结日`, nr });
}

/** The last day to pay what an application waits for; `nr`: how it stands. */
export function remindToPay(desk: Desk, record: CaseRecord, nr: string): void {
  const { ywlsh, ywmc } = record;
  const title = `${ywmc}今日为缴款截止日`;
  tellApplicant(desk, record, `fk-${ywlsh}`, { title, nr: `${youOf(record)}的${ywmc}（${ywlsh}）尚未缴清：${nr}。` });
}

/** What became of money that came for an application; `lsh`: the bank's reference. */
export function tellOfMoney(desk: Desk, record: CaseRecord, lsh: string, message: { title: string; nr: string }): void {
  tellApplicant(desk, record, `dz-${record.ywlsh}-${lsh}`, message);
}

/** In the hall and by SMS; under one id it is said once. */
function tellApplicant(
  desk: Desk,
  record: CaseRecord,
  xxId: string,
  message: MessageText,
  waited: readonly Operator[] = [],
): void {
  const fssj = fundTime(desk.now());
  const { owner, ywlsh } = record;
  if (!sendMessage(desk.store, { ...message, xxId, owner, xxlx: '办件通知', fssj, ywlsh })) return;
  const actor = actorOf(owner);
  if (actor.kind === 'unit') {
    const own = answering(desk.store, record);
    // Whoever did it needs no word of it.
    const known = [record.lc.at(-1)?.by, ...own].map((one) => one?.jbrzjhm);
    const others = waited.filter(({ jbrzjhm }) => !known.includes(jbrzjhm));
    for (const one of [...own, ...others]) smsOperator(desk, actor.dwzh, one, message.nr);
    return;
  }
  const to = phoneOf(desk, actor);
  if (to) send(desk, { kind: 'sms', to, code: '', uuid: '', text: `【住房公积金】${message.nr}` });
}

function phoneOf({ store }: Desk, actor: Exclude<Actor, { kind: 'unit' }>): string {
  if (actor.kind === 'person') return persons(store).get(actor.grzh)?.sjhm ?? '';
  if (actor.kind === 'applicant') return applicants(store).get(actor.ywlsh)?.sjhm ?? '';
  return developers(store).get(actor.kfsbh)?.lxdh ?? '';
}

function decisionText(desk: Desk, record: CaseRecord, waited: boolean): { title: string; nr: string } | undefined {
  const { ywmc, ywzt, sbyy, deadline = '' } = record;
  const you = youOf(record);
  if (ywzt === '06') {
    // No day is promised while others have to act.
    const waits = stateNote(desk.store, record);
    return waits && { title: `${ywmc}${waits.mc}`, nr: `${you}的${ywmc}（${record.ywlsh}）已受理，${waits.nr}。` };
  }
  if (ywzt === '98') {
    const account = ruleOfCase(record)?.newAccount?.(record.values);
    // A correction may name another account than the application did.
    const then = account ? `${account}。${doubtText(record)}` : '';
    const [state, taken] = isCorrection(record)
      ? ['补正已收到', `补正的${ywmc}（${record.ywlsh}）已收到`]
      : ['已受理', `的${ywmc}已受理（${record.ywlsh}）`];
    return { title: `${ywmc}${state}`, nr: `${you}${taken}，将于${record.cnbjsj}前答复。${then}` };
  }
  if (ywzt === '99') {
    return { title: `${ywmc}已办结`, nr: `${you}的${ywmc}（${record.ywlsh}）已办结，可以在“我的办件”中查看。` };
  }
  if (ywzt === '80' && sbyy)
    return {
      title: `${ywmc}未通过`,
      nr: `${you}的${ywmc}（${record.ywlsh}）未通过：${sbyy.yy}。${you}可以${sbyy.xyb}。${keptNote(desk, record)}`,
    };
  if (ywzt === '85') {
    // A colleague takes back what one who was stopped prepared: whoever prepared it hears who did.
    const by = record.lc.at(-1)?.by;
    const colleague = by && record.jbr && by.jbrzjhm !== record.jbr.jbrzjhm;
    // So does whoever was asked to check it.
    const who = by && (colleague || waited) ? `由${by.jbrxm}` : '';
    const then = waited ? '，无需再复核' : '';
    return {
      title: `${ywmc}已撤回`,
      nr: `${you}的${ywmc}（${record.ywlsh}）已${who}撤回${then}。${keptNote(desk, record)}`,
    };
  }
  if (returnedByUnit(record) && sbyy) {
    const nr = `${record.jbr?.jbrxm}经办的${ywmc}（${record.ywlsh}）由${record.lc.at(-1)?.clr}退回：${sbyy.yy}。请于${byEndOf(deadline)}修改后重新提交复核。`;
    return { title: `${ywmc}复核退回`, nr };
  }
  if (ywzt === '86' && sbyy) {
    const nr = `${you}的${ywmc}（${record.ywlsh}）已失效：${sbyy.yy}。${you}可以${sbyy.xyb}。${keptNote(desk, record)}`;
    return { title: `${ywmc}已失效`, nr };
  }
  if (ywzt === '97' && sbyy) {
    const parts = (record.bz ?? []).map(({ mc, yj }) => `${mc}（${yj}）`).join('、');
    const what = parts ? `${sbyy.yy}；${parts}` : sbyy.yy;
    return {
      title: `${ywmc}需要补正`,
      nr: `${you}的${ywmc}（${record.ywlsh}）需要补正：${what}。请于${byEndOf(deadline)}补正后重新提交。`,
    };
  }
  if (ywzt === '81' && sbyy)
    return {
      title: `${ywmc}入账失败`,
      nr: `${you}的${ywmc}（${record.ywlsh}）入账失败：${sbyy.yy}。${you}可以${sbyy.xyb}。`,
    };
  return undefined;
}

/** What became of what was typed for a case that is over, as long as it is there. `reader`: who is told so. */
export function keptNote(desk: Desk, record: CaseRecord, reader: Actor = actorOf(record.owner)): string {
  return isReleased(desk, reader, record) ? noteOf(desk, record, '已') : '';
}

/** While the applicant is only asked whether the case is to end: what becomes of money that came for it, and of what was typed. */
export function endingText(desk: Desk, record: CaseRecord): string {
  const brings = ruleOfCase(record)?.takenBack?.(desk.store, record) ?? '';
  return `${brings}${record.draft ? noteOf(desk, record, '会') : ''}`;
}

/** Files stay with the number they came under. */
function noteOf(desk: Desk, { ywlsh, owner }: CaseRecord, when: '已' | '会'): string {
  const again = fileContents(desk, ywlsh) === '' ? '' : '，材料须重新上传';
  // Without a sign-in there is no draft box: code and phone lead back to what was typed.
  if (actorOf(owner).kind === 'applicant')
    return `填写的内容${when}保留：在“单位缴存登记”的“首次办理登记”中用同一统一社会信用代码和本手机号码重新申请，可以继续使用${again}。`;
  return `填写的内容${when}放回草稿箱，重新申请时可以继续使用${again}。`;
}
