// A new mobile number that a unit registered for a member: it counts once the member has confirmed it (domain catalogue GJ0302).
import type { PendingPhone } from '@/api/info-change';
import { addDays, fundTime, type PlainDate } from '@/domain/dates';
import { maskPhone } from '@/domain/mask';
import { policyCount } from '../../data/policy';
import { isRightCode, sendCode } from '../kernel/account-codes';
import { answeredOnce } from '../kernel/answered-once';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { sendMessage } from '../kernel/messages';
import { send } from '../kernel/outbox';
import { personOf } from '../kernel/people';
import { changeInfo } from '../kernel/person-info';
import { newPhoneProblem } from './info-codes';

interface PendingRecord {
  id: string;
  grzh: string;
  sjhm: string;
  dwmc: string;
  sj: string;
  until: PlainDate;
}

const table = (desk: Desk) => desk.store.table<PendingRecord>('pending-phones');

/** Keeps the number until the member answers, and sends the code to it. A later one takes the place of an earlier one. */
export function proposePhone(desk: Desk, proposal: { id: string; grzh: string; sjhm: string; dwmc: string }): void {
  for (const old of [...table(desk).values()]) if (old.grzh === proposal.grzh) table(desk).delete(old.id);
  const until = addDays(desk.today(), policyCount('p.qsQx'));
  table(desk).put(proposal.id, { ...proposal, sj: fundTime(desk.now()), until });
  sendCode(
    desk,
    proposal.grzh,
    proposal.sjhm,
    `${proposal.dwmc}申请将本号码登记为您的住房公积金手机号码，请登录网上办事大厅确认`,
  );
}

export function pendingPhones(desk: Desk, actor: Actor): PendingPhone[] {
  return openOf(desk, personOf(desk, actor).grzh).map(({ id, sjhm, dwmc, sj, until }) => ({
    id,
    sjhm: maskPhone(sjhm),
    dwmc,
    sj,
    yxq: until,
  }));
}

/** Sends the code once more. @throws Refusal */
export function resendPhoneCode(desk: Desk, actor: Actor, id: string): { sjhm: string } {
  const pending = ownPending(desk, actor, id);
  sendCode(desk, pending.grzh, pending.sjhm, '您正在确认新的住房公积金手机号码');
  return { sjhm: maskPhone(pending.sjhm) };
}

/** The member says yes, with the code that was sent to the new number, or no. @throws Refusal */
export function answerPending(desk: Desk, actor: Actor, input: { id: string; ty: string; dxyzm: string }): null {
  const act = { name: 'qrsjh', number: input.id, content: { ty: input.ty, dxyzm: input.dxyzm } };
  return answeredOnce(desk, actor, act, () => takeAnswer(desk, actor, input));
}

function takeAnswer(desk: Desk, actor: Actor, input: { id: string; ty: string; dxyzm: string }): null {
  const pending = ownPending(desk, actor, input.id);
  if (input.ty === '0') {
    table(desk).delete(pending.id);
    return null;
  }
  if (input.ty !== '1') throw new Refusal(REFUSED, '请选择确认或不同意');
  const person = personOf(desk, actor);
  const problem = newPhoneProblem(desk, person, pending.sjhm);
  if (problem) throw new Refusal(REFUSED, problem);
  if (!isRightCode(desk, person.grzh, pending.sjhm, input.dxyzm)) {
    throw new Refusal(REFUSED, '短信验证码错误或已失效', { fieldErrors: { dxyzm: '短信验证码错误或已失效' } });
  }
  table(desk).delete(pending.id);
  const czr = `${pending.dwmc}申请，本人确认`;
  changeInfo(desk, person.grzh, { sjhm: pending.sjhm }, { czr, qd: '网上办事大厅', id: `qr-${pending.id}` });
  const nr = `您的手机号码于${fundTime(desk.now())}变更，如非本人操作请立即联系12329。`;
  for (const to of [person.sjhm, pending.sjhm]) {
    send(desk, { kind: 'sms', to, code: '', uuid: '', text: `【住房公积金】${nr}` });
  }
  sendMessage(desk.store, {
    xxId: `sjh-${pending.id}`,
    owner: `person:${person.grzh}`,
    title: '手机号码已变更',
    nr,
    xxlx: '办件通知',
    fssj: fundTime(desk.now()),
    ywlsh: '',
  });
  return null;
}

function openOf(desk: Desk, grzh: string): PendingRecord[] {
  return [...table(desk).values()].filter((one) => one.grzh === grzh && one.until >= desk.today());
}

/** Somebody else's and one that ran out are refused in the words of one that does not exist. */
function ownPending(desk: Desk, actor: Actor, id: string): PendingRecord {
  const { grzh } = personOf(desk, actor);
  const pending = openOf(desk, grzh).find((one) => one.id === id);
  if (!pending) throw new Refusal(REFUSED, '没有待确认的手机号码，可能已处理或已过期');
  return pending;
}
