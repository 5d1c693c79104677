// A new mobile number that a unit registered for a member: it counts once the member has confirmed it (domain catalogue GJ0302, GJ0311).
import type { StateNote } from '@/api/business';
import type { PendingPhone } from '@/api/info-change';
import type { TodoItem } from '@/api/todos';
import { peopleText } from '@/domain/counts';
import { fundTime } from '@/domain/dates';
import { maskPhone } from '@/domain/mask';
import { policyCount } from '../../data/policy';
import { addStep, type CaseRecord, cases } from '../cases/case-states';
import { isRightCode, sendCode } from '../kernel/account-codes';
import { answeredOnce } from '../kernel/answered-once';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { closeMessage, sendMessage } from '../kernel/messages';
import { send } from '../kernel/outbox';
import { personOf, persons } from '../kernel/people';
import { changeInfo, whenPhoneChanged } from '../kernel/person-info';
import { tellAnyway } from '../kernel/reminders';
import type { Store } from '../kernel/store';
import { tellUnit } from '../remittance/tell-unit';
import { newPhoneProblem } from './info-codes';

/** One for each person: a later number takes the place of an earlier one. */
interface PendingRecord {
  grzh: string;
  /** The case that asked for it. */
  id: string;
  sjhm: string;
  dwmc: string;
  sj: string;
  /** The moment until which it may be confirmed, fund's time. */
  until: string;
  /** What the member said: 1 yes, 0 no. */
  ty?: '0' | '1';
  /** It ran out without an answer, and who asked for it was told. */
  lapsed?: true;
}

const HOUR = 3_600_000;
const UNCHANGED = '未确认的手机号码没有变更，需要变更的请与职工核实后再次办理';

const tableOf = (store: Store) => store.table<PendingRecord>('pending-phones');
const table = (desk: Desk) => tableOf(desk.store);

/** How many of a case's numbers wait for their member's word, and what became of the others; `all`: how many it asked for. */
export function phonesAsked(store: Store, id: string, all: number) {
  const own = [...tableOf(store).values()].filter((one) => one.id === id);
  const count = (is: (one: PendingRecord) => boolean) => own.filter(is).length;
  const [confirmed, refused] = [count(({ ty }) => ty === '1'), count(({ ty }) => ty === '0')];
  const lapsed = count(({ ty, lapsed }) => ty === undefined && lapsed === true);
  return { confirmed, refused, lapsed, waiting: own.length - confirmed - refused - lapsed, replaced: all - own.length };
}

/** The same in words: 已确认1人，待确认2人. */
export function phonesText(asked: ReturnType<typeof phonesAsked>): string {
  const { confirmed, waiting, refused, lapsed, replaced } = asked;
  const others = [
    ['待确认', waiting],
    ['不同意', refused],
    ['超时未确认', lapsed],
    ['已由后一次申请代替', replaced],
  ] as const;
  return [
    `已确认${peopleText(confirmed)}`,
    ...others.flatMap(([what, n]) => (n > 0 ? [what + peopleText(n)] : [])),
  ].join('，');
}

/** Carried out it is with the members' word, not with the centre's: until then it is under way, and without any it has changed nothing. */
export function phonesNote(
  store: Store,
  { ywlsh, ywzt }: Pick<CaseRecord, 'ywlsh' | 'ywzt'>,
  all: number,
): StateNote | undefined {
  if (ywzt !== '99') return undefined;
  const asked = phonesAsked(store, ywlsh, all);
  const said = phonesText(asked);
  const bare = { mx: [], lj: '', ljmc: '' };
  if (asked.waiting > 0) return { mc: '待职工本人确认', lx: 'waiting', nr: `已发送确认短信，${said}`, ...bare };
  if (asked.confirmed > 0) return undefined;
  return { mc: '职工未确认', lx: 'ended', nr: `${said}。${UNCHANGED}`, ...bare };
}

/** Numbers that have run out change nothing: the member hears of it, and who asked for them once none of them waits. */
export function lapsePhones(desk: Desk): void {
  const { store } = desk;
  const now = fundTime(desk.now());
  const over = [...tableOf(store).values()].filter(
    ({ ty, lapsed, until }) => ty === undefined && !lapsed && until < now,
  );
  for (const one of over) {
    tableOf(store).put(one.grzh, { ...one, lapsed: true });
    closeMessage(store, askedId(one), '手机号码变更：超时未确认');
    const person = persons(store).get(one.grzh);
    if (!person) continue;
    const nr = `${one.dwmc}申请的手机号码变更（${maskPhone(one.sjhm)}）截至${one.until}未经您确认，没有变更，仍使用原手机号码。`;
    tellAnyway(desk, person, { xxId: `sjh-cs-${one.id}-${one.grzh}`, title: '手机号码没有变更', nr, xxlx: '办件通知' });
  }
  for (const id of new Set(over.map((one) => one.id))) tellOutcome(desk, id);
}

/** Whoever has proved the number in another way, by registering with it or changing it themselves, has said yes to it. */
function settleProved(desk: Desk, grzh: string): void {
  const open = openOf(desk, grzh);
  if (open && persons(desk.store).get(grzh)?.sjhm === open.sjhm) settle(desk, open, '1');
}
whenPhoneChanged(settleProved);

/** The member's word, kept: nothing about it waits any more. */
function settle(desk: Desk, pending: PendingRecord, ty: '0' | '1'): void {
  table(desk).put(pending.grzh, { ...pending, ty });
  closeMessage(desk.store, askedId(pending), `手机号码变更：您已${ty === '1' ? '确认' : '拒绝'}`);
  tellOutcome(desk, pending.id);
}

/** Once nobody's word is waited for any more: a step of the case, and a message to the unit with what to do next. */
function tellOutcome(desk: Desk, id: string): void {
  const record = cases(desk.store).get(id);
  if (!record) return;
  const all = Number(record.values.rs || 1);
  const asked = phonesAsked(desk.store, id, all);
  if (asked.waiting > 0) return;
  const yj = phonesText(asked);
  addStep(desk, record, { jdmc: '职工确认结果', yj });
  // The one who was asked and said no is told of by name.
  if (all === 1 && asked.refused === 1) return;
  const again = asked.refused + asked.lapsed > 0 ? `${UNCHANGED}。` : '';
  const nr = `贵单位的${record.ywmc}（${id}）职工确认已结束：${yj}。${again}`;
  tellUnit(desk, record.owner.slice('unit:'.length), {
    id: `sjh-jg-${id}`,
    title: `${record.ywmc}：确认结果`,
    nr,
    xxlx: '办件通知',
    ywlsh: id,
  });
}

/** Keeps the number until the member answers, sends the code to it, and tells whoever signs in or has the old one. */
export function proposePhone(desk: Desk, proposal: Pick<PendingRecord, 'id' | 'grzh' | 'sjhm' | 'dwmc'>): void {
  const { grzh, sjhm, dwmc } = proposal;
  const until = fundTime(desk.now() + policyCount('p.sjhmQr') * HOUR);
  const former = openOf(desk, grzh);
  if (former) closeMessage(desk.store, askedId(former), '手机号码变更：已由后一次申请代替');
  table(desk).put(grzh, { ...proposal, sj: fundTime(desk.now()), until });
  sendMessage(desk.store, {
    xxId: askedId(proposal),
    owner: `person:${grzh}`,
    title: '手机号码变更待您确认',
    nr: `${dwmc}申请将您的手机号码变更为${maskPhone(sjhm)}，请在${until}前到“查询—个人账户信息”确认；未经确认不会生效。`,
    xxlx: '办件通知',
    fssj: fundTime(desk.now()),
    ywlsh: '',
    lj: '/grwt/cxyw/jccx/grzhxx',
    ljmc: '去确认',
  });
  // Who has no account there can have one by this very number, and has confirmed it so.
  const first = persons(desk.store).get(grzh)?.passwordHash ? '' : '，尚未注册的请先用本号码注册';
  const what = `${dwmc}申请将本号码登记为您的住房公积金手机号码，请在${until}前登录网上办事大厅确认${first}`;
  try {
    sendCode(desk, grzh, sjhm, what);
  } catch (failure) {
    // A code was sent there a moment ago: it does, and another is sent from the page that asks for it.
    if (!(failure instanceof Refusal)) throw failure;
  }
  warnFormer(desk, proposal);
}

/** Whoever has the old number hears of it before anything changes. */
function warnFormer(desk: Desk, { grzh, sjhm, dwmc }: Pick<PendingRecord, 'grzh' | 'sjhm' | 'dwmc'>): void {
  const to = persons(desk.store).get(grzh)?.sjhm;
  if (!to) return;
  const text = `【住房公积金】${dwmc}申请将您的住房公积金手机号码变更为${maskPhone(sjhm)}，经您本人确认后才生效。如非本人要求，请不要确认，并联系单位或拨打12329。`;
  send(desk, { kind: 'sms', to, code: '', uuid: '', text });
}

/** The message that asks for the member's word. */
const askedId = ({ id, grzh }: Pick<PendingRecord, 'id' | 'grzh'>) => `sjh-dqr-${id}-${grzh}`;

/** How a number that a case asked for stands, and how that is called. */
export const PROPOSAL_STATES = {
  unsent: '未发送',
  awaited: '待确认',
  confirmed: '已确认',
  replaced: '已由后一次申请代替',
  refused: '本人不同意',
  lapsed: '超时未确认',
} as const;
export type ProposalState = keyof typeof PROPOSAL_STATES;

/** States in which the number of a case will never be the member's. */
export const CAME_TO_NOTHING: readonly ProposalState[] = ['replaced', 'refused', 'lapsed'];

/** How the number that a case asked for stands; 'unsent' when the case asked for none of this person. */
export function proposalState(desk: Desk, grzh: string, id: string): ProposalState {
  const proposal = table(desk).get(grzh);
  if (!proposal) return 'unsent';
  if (proposal.id !== id) return 'replaced';
  if (proposal.ty) return proposal.ty === '1' ? 'confirmed' : 'refused';
  return proposal.lapsed ? 'lapsed' : 'awaited';
}

export function pendingPhones(desk: Desk, actor: Actor): PendingPhone[] {
  const open = openOf(desk, personOf(desk, actor).grzh);
  if (!open) return [];
  const { id, sjhm, dwmc, sj, until } = open;
  return [{ id, sjhm: maskPhone(sjhm), dwmc, sj, yxq: until }];
}

/** The number that waits for the person's word, as something to do. */
export function phoneTodos(desk: Desk, actor: Actor): TodoItem[] {
  if (actor.kind !== 'person') return [];
  return pendingPhones(desk, actor).map(({ sjhm, dwmc, sj, yxq }) => ({
    ywlx: 'GJ0311',
    ywlsh: '',
    title: '手机号码变更：待您确认',
    sxsm: `${dwmc}申请变更为${sjhm}，请在${yxq}前确认或拒绝，未经确认不会生效`,
    rq: sj.slice(0, 10),
    lj: '/grwt/cxyw/jccx/grzhxx',
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
    settle(desk, pending, '0');
    tellRefused(desk, pending);
    return null;
  }
  if (input.ty !== '1') throw new Refusal(REFUSED, '请选择确认或不同意');
  const person = personOf(desk, actor);
  const problem = newPhoneProblem(desk, person, pending.sjhm);
  if (problem) throw new Refusal(REFUSED, problem);
  if (!isRightCode(desk, person.grzh, pending.sjhm, input.dxyzm)) {
    throw new Refusal(REFUSED, '短信验证码错误或已失效', { fieldErrors: { dxyzm: '短信验证码错误或已失效' } });
  }
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

/** The member, that nothing has changed; who asked for the number, at once: others may still be waited for. */
function tellRefused(desk: Desk, { id, grzh, sjhm, dwmc }: PendingRecord): void {
  const person = persons(desk.store).get(grzh);
  const record = cases(desk.store).get(id);
  if (!person || !record) return;
  const nr = `您于${fundTime(desk.now())}拒绝了${dwmc}申请的手机号码变更（${maskPhone(sjhm)}），没有变更，仍使用原手机号码。如非本人操作请立即联系12329。`;
  tellAnyway(desk, person, { xxId: `sjh-bty-${id}-${grzh}`, title: '手机号码没有变更', nr, xxlx: '办件通知' });
  tellUnit(desk, record.owner.slice('unit:'.length), {
    id: `sjh-jj-${id}-${grzh}`,
    title: `${record.ywmc}：职工不同意`,
    nr: `${person.xingming}（${grzh}）不同意将手机号码变更为${maskPhone(sjhm)}（${record.ywmc}${id}），没有变更。请与本人核实，需要变更的再次办理。`,
    xxlx: '办件通知',
    ywlsh: id,
  });
}

function openOf(desk: Desk, grzh: string): PendingRecord | undefined {
  const proposal = table(desk).get(grzh);
  return proposal && proposal.ty === undefined && !proposal.lapsed ? proposal : undefined;
}

/** Somebody else's and one that ran out are refused in the words of one that does not exist. */
function ownPending(desk: Desk, actor: Actor, id: string): PendingRecord {
  const pending = openOf(desk, personOf(desk, actor).grzh);
  if (pending?.id !== id) throw new Refusal(REFUSED, '没有待确认的手机号码，可能已处理或已过期');
  return pending;
}
