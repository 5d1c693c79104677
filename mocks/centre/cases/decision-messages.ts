import { byEndOf, fundTime, type PlainDate } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { applicants } from '../access/applicants';
import { smsOperator } from '../access/operator-sms';
import { responsibleOperators } from '../access/responsible-operators';
import { type MessageText, sendMessage, suspicionAdvice, youOf } from '../kernel/messages/messages';
import { send } from '../kernel/messages/outbox';
import { notifyRegardless } from '../kernel/messages/reminders';
import { developers, type Operator, persons } from '../kernel/people';
import { type Actor, actorOf, ownerOf, type Transaction } from '../kernel/transaction';
import type { CaseRecord } from './case-states';
import { numberText } from './case-sum';
import { isCorrection, returnedByUnit } from './check/check-state';
import { isReleased } from './drafts/drafts';
import { fileContents } from './materials/materials';
import { ruleOfCase } from './registered';
import type { Coming } from './rule';
import { applicantName, remindSigners } from './signatures/invitations';
import { stateName, stateNote } from './state-notes';

/**
 * Notifies the applicant of the case's state in the hall and by SMS (docs/rules/messages.md). `waited`: checkers of a unit whose check is
 * no longer needed; they are notified too.
 * @returns false if there is nothing to notify of yet
 */
export function notifyDecision(tx: Transaction, record: CaseRecord, waited: readonly Operator[] = []): boolean {
  const rule = ruleOfCase(record);
  // A case of a new owner who cannot sign in yet (GJ0101) is announced by its handover.
  if (!rule) return false;
  const message = rule.message?.(record, tx) ?? decisionText(tx, record, waited.length > 0);
  const xxId = `jd-${record.ywlsh}-${record.lc.length}`;
  if (message) tellApplicant(tx, record, xxId, message, waited);
  for (const { grzh, ...text } of rule.others?.(tx, record) ?? []) tellOther(tx, grzh, { ...text, xxId });
  return message !== undefined;
}

/** Notifies another person whose money or loan the case concerns. */
function tellOther(tx: Transaction, grzh: string, message: { xxId: string; title: string; nr: string }): void {
  const person = persons(tx.store).get(grzh);
  if (person) notifyRegardless(tx, person, { ...message, xxId: `${message.xxId}-${grzh}`, xxlx: '贷款通知' });
}

/** Last reminder before a case in correction expires. */
export function remindToCorrect(tx: Transaction, record: CaseRecord): void {
  const { ywlsh, ywmc, deadline = '', sbyy } = record;
  tellApplicant(tx, record, `tx-${ywlsh}-${deadline}`, {
    title: `${ywmc}即将逾期`,
    nr: `${youOf(record)}的${ywmc}${numberText(record)}尚未补正：${sbyy?.yy ?? ''}。请于${byEndOf(deadline)}补正后重新提交，逾期自动失效。`,
  });
}

/** Last reminder before a case in signing expires: to the applicant with its progress, and to each signer. */
export function remindToSign(tx: Transaction, record: CaseRecord): void {
  const { ywlsh, ywmc, deadline = '' } = record;
  const note = stateNote(tx.store, record);
  if (!note) return;
  const { mc, nr, lj, ljmc } = note;
  tellApplicant(tx, record, `tx-${ywlsh}-${deadline}`, {
    title: `${ywmc}${mc}，即将逾期`,
    nr: `${youOf(record)}的${ywmc}（${ywlsh}）${nr}。${deadline}后自动失效。`,
    ...(lj && { lj, ljmc }),
  });
  remindSigners(tx, record);
}

/** Reminder some days before a debit, with the estimated part that the card pays. */
export function remindOfDebit(
  tx: Transaction,
  record: CaseRecord,
  { day, act, card, holder = '', shares = [] }: Coming,
): void {
  const { owner, ywlsh, ywmc } = record;
  const fen = card?.() ?? 0n;
  const pays = fen > 0n ? `，约${moneyText(fen)}从还款卡扣款，请备足款项` : '';
  const nr = `${youOf(record)}的${ywmc}（${ywlsh}）将于${day}${act}${pays}。`;
  const title = `${ywmc}扣款提醒`;
  const xxId = `kktx-${ywlsh}-${day}`;
  tellApplicant(tx, record, xxId, { title, nr });
  const givers = new Set([...shares.filter((share) => share.fen > 0n).map(({ grzh }) => grzh), ...(pays && [holder])]);
  for (const grzh of givers) {
    if (owner === ownerOf({ kind: 'person', grzh })) continue;
    const most = shares.find((share) => share.grzh === grzh)?.fen ?? 0n;
    const drawn = most > 0n ? `，从您的公积金账户提取不超过${moneyText(most)}` : '';
    const asked = `您签署的${ywmc}（申请人${maskName(applicantName(tx, owner))}）将于${day}${act}`;
    tellOther(tx, grzh, { xxId, title, nr: `${asked}${drawn}${grzh === holder ? pays : ''}。` });
  }
}

/** Notifies of a missed due date; `nr`: progress and next steps. */
export function notifyOverdue(
  tx: Transaction,
  record: CaseRecord,
  promised: PlainDate,
  message: Omit<MessageText, 'title'>,
): void {
  const { ywlsh, ywmc } = record;
  const nr = `${youOf(record)}的${ywmc}（${ywlsh}）已超过承诺办结日${promised}：${message.nr}`;
  tellApplicant(tx, record, `cq-${ywlsh}-${promised}`, { ...message, title: `${ywmc}超过承诺办结日`, nr });
}

/** Reminder on the last day to pay; `nr`: state of the payment. */
export function remindToPay(tx: Transaction, record: CaseRecord, nr: string): void {
  const { ywlsh, ywmc } = record;
  const title = `${ywmc}今日为缴款截止日`;
  tellApplicant(tx, record, `fk-${ywlsh}`, { title, nr: `${youOf(record)}的${ywmc}（${ywlsh}）尚未缴清：${nr}。` });
}

/** Notifies of the outcome of a payment; `lsh`: the bank's reference. */
export function notifyOfMoney(
  tx: Transaction,
  record: CaseRecord,
  lsh: string,
  message: { title: string; nr: string },
): void {
  tellApplicant(tx, record, `dz-${record.ywlsh}-${lsh}`, message);
}

/** Sends a message in the hall and by SMS, once per id (idempotent). */
function tellApplicant(
  tx: Transaction,
  record: CaseRecord,
  xxId: string,
  message: MessageText,
  waited: readonly Operator[] = [],
): void {
  const fssj = fundTime(tx.now());
  const { owner, ywlsh } = record;
  if (!sendMessage(tx.store, { ...message, xxId, owner, xxlx: '办件通知', fssj, ywlsh })) return;
  const actor = actorOf(owner);
  if (actor.kind === 'unit') {
    const own = responsibleOperators(tx.store, record);
    // The operator who acted needs no SMS.
    const known = [record.lc.at(-1)?.by, ...own].map((one) => one?.jbrzjhm);
    const others = waited.filter(({ jbrzjhm }) => !known.includes(jbrzjhm));
    for (const one of [...own, ...others]) smsOperator(tx, actor.dwzh, one, message.nr);
    return;
  }
  const to = phoneOf(tx, actor);
  if (to) send(tx, { kind: 'sms', to, code: '', uuid: '', text: `【住房公积金】${message.nr}` });
}

function phoneOf({ store }: Transaction, actor: Exclude<Actor, { kind: 'unit' }>): string {
  if (actor.kind === 'person') return persons(store).get(actor.grzh)?.sjhm ?? '';
  if (actor.kind === 'applicant') return applicants(store).get(actor.ywlsh)?.sjhm ?? '';
  return developers(store).get(actor.kfsbh)?.lxdh ?? '';
}

function decisionText(tx: Transaction, record: CaseRecord, waited: boolean): { title: string; nr: string } | undefined {
  const { ywmc, ywzt, sbyy, deadline = '' } = record;
  const you = youOf(record);
  if (ywzt === '06') {
    // No due date is stated while other parties have to act.
    const waits = stateNote(tx.store, record);
    return waits && { title: `${ywmc}${waits.mc}`, nr: `${you}的${ywmc}${numberText(record)}已受理，${waits.nr}。` };
  }
  if (ywzt === '98') {
    const account = ruleOfCase(record)?.newAccount?.(record.values);
    // A correction may name another account than the application.
    const then = account ? `${account}。${suspicionAdvice(record)}` : '';
    const [state, taken] = isCorrection(record)
      ? ['补正已收到', `补正的${ywmc}已收到${numberText(record)}`]
      : ['已受理', `的${ywmc}已受理${numberText(record)}`];
    return { title: `${ywmc}${state}`, nr: `${you}${taken}，将于${record.cnbjsj}前答复。${then}` };
  }
  if (ywzt === '99') {
    return { title: `${ywmc}已办结`, nr: `${you}的${ywmc}（${record.ywlsh}）已办结，可以在“我的办件”中查看。` };
  }
  if (ywzt === '80' && sbyy)
    return {
      title: `${ywmc}未通过`,
      nr: `${you}的${ywmc}（${record.ywlsh}）未通过：${sbyy.yy}。${you}可以${sbyy.xyb}。${draftNote(tx, record)}`,
    };
  if (ywzt === '85') {
    // The preparer is told which colleague withdrew the case.
    const by = record.lc.at(-1)?.by;
    const colleague = by && record.jbr && by.jbrzjhm !== record.jbr.jbrzjhm;
    // Checkers are told too.
    const who = by && (colleague || waited) ? `由${by.jbrxm}` : '';
    const then = waited ? '，无需再复核' : '';
    return {
      title: `${ywmc}已撤回`,
      nr: `${you}的${ywmc}（${record.ywlsh}）已${who}撤回${then}。${draftNote(tx, record)}`,
    };
  }
  if (returnedByUnit(record) && sbyy) {
    const nr = `${record.jbr?.jbrxm}经办的${ywmc}（${record.ywlsh}）由${record.lc.at(-1)?.clr}退回：${sbyy.yy}。请于${byEndOf(deadline)}修改后重新提交复核。`;
    return { title: `${ywmc}复核退回`, nr };
  }
  if (ywzt === '86' && sbyy) {
    const nr = `${you}的${ywmc}（${record.ywlsh}）已失效：${sbyy.yy}。${you}可以${sbyy.xyb}。${draftNote(tx, record)}`;
    return { title: `${ywmc}已失效`, nr };
  }
  if (ywzt === '97' && sbyy) {
    const parts = (record.bz ?? []).map(({ mc, yj }) => `${mc}（${yj}）`).join('、');
    const what = parts ? `${sbyy.yy}；${parts}` : sbyy.yy;
    return {
      title: `${ywmc}需要补正`,
      nr: `${you}的${ywmc}${numberText(record)}需要补正：${what}。请于${byEndOf(deadline)}补正后重新提交。`,
    };
  }
  if (ywzt === '81' && sbyy) {
    const state = stateName(tx.store, record);
    return {
      title: `${ywmc}${state}`,
      nr: `${you}的${ywmc}（${record.ywlsh}）${state}：${sbyy.yy}。${you}可以${sbyy.xyb}。`,
    };
  }
  return undefined;
}

/** Note on the draft restored from a case that is over, while the draft exists. `reader`: recipient of the note. */
export function draftNote(tx: Transaction, record: CaseRecord, reader: Actor = actorOf(record.owner)): string {
  return isReleased(tx, reader, record) ? noteOf(tx, record, '已') : '';
}

/** Text of the confirmation before a case ends: consequences for money received and for the draft. */
export function endingText(tx: Transaction, record: CaseRecord): string {
  const brings = ruleOfCase(record)?.takenBack?.(tx.store, record) ?? '';
  return `${brings}${record.draft ? noteOf(tx, record, '会') : ''}`;
}

/** Files stay with their business number. */
function noteOf(tx: Transaction, { ywlsh, owner }: CaseRecord, when: '已' | '会'): string {
  const again = fileContents(tx, ywlsh) === '' ? '' : '，材料须重新上传';
  // Without a sign-in there is no draft box: credit code and phone restore the input.
  if (actorOf(owner).kind === 'applicant')
    return `填写的内容${when}保留：在“单位缴存登记”的“首次办理登记”中用同一统一社会信用代码和本手机号码重新申请，可以继续使用${again}。`;
  return `填写的内容${when}放回草稿箱，重新申请时可以继续使用${again}。`;
}
