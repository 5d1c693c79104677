// A phone number proposed by a unit (GJ0302, GJ0311) takes effect when the member confirms it (docs/rules/gj0311-phone-change.md).
import type { StateNote } from '@/api/cases/business';
import type { TodoItem } from '@/api/cases/todos';
import type { PendingPhone } from '@/api/person/info-change';
import { fundTime } from '@/domain/dates';
import { peopleText } from '@/domain/text/counts';
import { maskPhone } from '@/domain/text/mask';
import { policyCount } from '../../../data/policy/policy';
import { notify } from '../../access/notify';
import { addStep, type CaseRecord, cases } from '../../cases/case-states';
import { isRightCode, sendOneTimeCode } from '../../kernel/accounts/account-codes';
import { idempotent } from '../../kernel/idempotency';
import { closeMessage, sendMessage } from '../../kernel/messages/messages';
import { send } from '../../kernel/messages/outbox';
import { personOf, persons } from '../../kernel/people';
import { changeInfo, onPhoneChanged } from '../../kernel/person-info';
import type { Store } from '../../kernel/store';
import { type Actor, BusinessError, ownerOf, REFUSED, type Transaction } from '../../kernel/transaction';
import { newPhoneProblem } from './info-codes';

/** A pending number; each person has one, and a later number replaces it. */
interface PendingRecord {
  grzh: string;
  /** Case that proposed it. */
  id: string;
  sjhm: string;
  dwmc: string;
  sj: string;
  /** End of the confirmation period, fund time. */
  until: string;
  /** The member's answer: 1 confirmed, 0 refused. */
  ty?: '0' | '1';
  /** Expired without an answer, and the unit was notified. */
  lapsed?: true;
}

const HOUR = 3_600_000;
const UNCHANGED = '未确认的手机号码没有变更，需要变更的请与职工核实后再次办理';

const tableOf = (store: Store) => store.table<PendingRecord>('pending-phones');
const table = (tx: Transaction) => tableOf(tx.store);

/** Counts a case's numbers by state; `all`: how many it proposed. */
export function phoneConfirmations(store: Store, id: string, all: number) {
  const own = [...tableOf(store).values()].filter((one) => one.id === id);
  const count = (is: (one: PendingRecord) => boolean) => own.filter(is).length;
  const [confirmed, refused] = [count(({ ty }) => ty === '1'), count(({ ty }) => ty === '0')];
  const lapsed = count(({ ty, lapsed }) => ty === undefined && lapsed === true);
  return { confirmed, refused, lapsed, waiting: own.length - confirmed - refused - lapsed, replaced: all - own.length };
}

/** Counts as text: 已确认1人，待确认2人. */
export function phonesText(asked: ReturnType<typeof phoneConfirmations>): string {
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

/** Note on a completed case: it is in progress until all members have answered, and without any confirmation it changed nothing. */
export function phonesNote(
  store: Store,
  { ywlsh, ywzt }: Pick<CaseRecord, 'ywlsh' | 'ywzt'>,
  all: number,
): StateNote | undefined {
  if (ywzt !== '99') return undefined;
  const asked = phoneConfirmations(store, ywlsh, all);
  const said = phonesText(asked);
  const bare = { mx: [], lj: '', ljmc: '' };
  if (asked.waiting > 0) return { mc: '待职工本人确认', lx: 'waiting', nr: `已发送确认短信，${said}`, ...bare };
  if (asked.confirmed > 0) return undefined;
  return { mc: '职工未确认', lx: 'ended', nr: `${said}。${UNCHANGED}`, ...bare };
}

/** Expires pending numbers: notifies the member, and the unit once no number of its case is pending. */
export function lapsePhones(tx: Transaction): void {
  const { store } = tx;
  const now = fundTime(tx.now());
  const over = [...tableOf(store).values()].filter(
    ({ ty, lapsed, until }) => ty === undefined && !lapsed && until < now,
  );
  for (const one of over) {
    tableOf(store).put(one.grzh, { ...one, lapsed: true });
    closeMessage(store, askedId(one), '手机号码变更：超时未确认');
    notify(tx, ownerOf({ kind: 'person', grzh: one.grzh }), 'phone-lapsed', one);
  }
  for (const id of new Set(over.map((one) => one.id))) notifyOutcome(tx, id);
}

/** Confirms a pending number that the member proved otherwise, by registering with it or changing it themselves. */
function settleProved(tx: Transaction, grzh: string): void {
  const open = openOf(tx, grzh);
  if (open && persons(tx.store).get(grzh)?.sjhm === open.sjhm) settle(tx, open, '1');
}
onPhoneChanged(settleProved);

/** Stores the member's answer and closes its message. */
function settle(tx: Transaction, pending: PendingRecord, ty: '0' | '1'): void {
  table(tx).put(pending.grzh, { ...pending, ty });
  closeMessage(tx.store, askedId(pending), `手机号码变更：您已${ty === '1' ? '确认' : '拒绝'}`);
  notifyOutcome(tx, pending.id);
}

/** Adds a step and notifies the unit of the outcome once no answer is pending. */
function notifyOutcome(tx: Transaction, id: string): void {
  const record = cases(tx.store).get(id);
  if (!record) return;
  const all = Number(record.values.rs || 1);
  const asked = phoneConfirmations(tx.store, id, all);
  if (asked.waiting > 0) return;
  const yj = phonesText(asked);
  addStep(tx, record, { jdmc: '职工确认结果', yj });
  // A single refusal was already notified by name.
  if (all === 1 && asked.refused === 1) return;
  const unchanged = asked.refused + asked.lapsed > 0 ? UNCHANGED : '';
  notify(tx, record.owner, 'phones-answered', { id, ywmc: record.ywmc, outcome: yj, unchanged });
}

/** Stores the number until the member answers, sends the code to it, and notifies the sign-in's owner and the old number. */
export function proposePhone(tx: Transaction, proposal: Pick<PendingRecord, 'id' | 'grzh' | 'sjhm' | 'dwmc'>): void {
  const { grzh, sjhm, dwmc } = proposal;
  const until = fundTime(tx.now() + policyCount('p.sjhmQr') * HOUR);
  const former = openOf(tx, grzh);
  if (former) closeMessage(tx.store, askedId(former), '手机号码变更：已由后一次申请代替');
  table(tx).put(grzh, { ...proposal, sj: fundTime(tx.now()), until });
  notify(tx, ownerOf({ kind: 'person', grzh }), 'phone-proposed', { id: askedId(proposal), dwmc, sjhm, until });
  // A person not registered in the hall registers with this number, which confirms it.
  const first = persons(tx.store).get(grzh)?.passwordHash ? '' : '，尚未注册的请先用本号码注册';
  const what = `${dwmc}申请将本号码登记为您的住房公积金手机号码，请在${until}前登录网上办事大厅确认${first}`;
  try {
    sendOneTimeCode(tx, grzh, sjhm, what);
  } catch (failure) {
    // A recent code suffices, and the confirmation page can send another.
    if (!(failure instanceof BusinessError)) throw failure;
  }
  warnFormer(tx, proposal);
}

/** Warns the old number before anything changes. */
function warnFormer(tx: Transaction, { grzh, sjhm, dwmc }: Pick<PendingRecord, 'grzh' | 'sjhm' | 'dwmc'>): void {
  const to = persons(tx.store).get(grzh)?.sjhm;
  if (!to) return;
  const text = `【住房公积金】${dwmc}申请将您的住房公积金手机号码变更为${maskPhone(sjhm)}，经您本人确认后才生效。如非本人要求，请不要确认，并联系单位或拨打12329。`;
  send(tx, { kind: 'sms', to, code: '', uuid: '', text });
}

/** Id of the message that asks the member. */
const askedId = ({ id, grzh }: Pick<PendingRecord, 'id' | 'grzh'>) => `sjh-dqr-${id}-${grzh}`;

/** States of a proposed number, with labels. */
export const PROPOSAL_STATES = {
  unsent: '未发送',
  awaited: '待确认',
  confirmed: '已确认',
  replaced: '已由后一次申请代替',
  refused: '本人不同意',
  lapsed: '超时未确认',
} as const;
export type ProposalState = keyof typeof PROPOSAL_STATES;

/** States after which a case's number can no longer take effect. */
export const CLOSED_PROPOSAL_STATES: readonly ProposalState[] = ['replaced', 'refused', 'lapsed'];

/** Returns the state of a case's proposed number; 'unsent' if the case proposed none for this person. */
export function proposalState(tx: Transaction, grzh: string, id: string): ProposalState {
  const proposal = table(tx).get(grzh);
  if (!proposal) return 'unsent';
  if (proposal.id !== id) return 'replaced';
  if (proposal.ty) return proposal.ty === '1' ? 'confirmed' : 'refused';
  return proposal.lapsed ? 'lapsed' : 'awaited';
}

export function pendingPhones(tx: Transaction, actor: Actor): PendingPhone[] {
  const open = openOf(tx, personOf(tx, actor).grzh);
  if (!open) return [];
  const { id, sjhm, dwmc, sj, until } = open;
  return [{ id, sjhm: maskPhone(sjhm), dwmc, sj, yxq: until }];
}

/** Returns the person's pending number as a to-do. */
export function phoneTodos(tx: Transaction, actor: Actor): TodoItem[] {
  if (actor.kind !== 'person') return [];
  return pendingPhones(tx, actor).map(({ sjhm, dwmc, sj, yxq }) => ({
    ywlx: 'GJ0311',
    ywlsh: '',
    title: '手机号码变更：待您确认',
    sxsm: `${dwmc}申请变更为${sjhm}，请在${yxq}前确认或拒绝，未经确认不会生效`,
    rq: sj.slice(0, 10),
    lj: '/grwt/cxyw/jccx/grzhxx',
  }));
}

/** Sends the code again. @throws BusinessError */
export function resendPhoneCode(tx: Transaction, actor: Actor, id: string): { sjhm: string } {
  const pending = ownPending(tx, actor, id);
  sendOneTimeCode(tx, pending.grzh, pending.sjhm, '您正在确认新的住房公积金手机号码');
  return { sjhm: maskPhone(pending.sjhm) };
}

/** Stores the member's answer: confirmed with the code sent to the new number, or refused. @throws BusinessError */
export function answerPending(tx: Transaction, actor: Actor, input: { id: string; ty: string; dxyzm: string }): null {
  const act = { name: 'qrsjh', number: input.id, content: { ty: input.ty, dxyzm: input.dxyzm } };
  return idempotent(tx, actor, act, () => takeAnswer(tx, actor, input));
}

function takeAnswer(tx: Transaction, actor: Actor, input: { id: string; ty: string; dxyzm: string }): null {
  const pending = ownPending(tx, actor, input.id);
  if (input.ty === '0') {
    settle(tx, pending, '0');
    notifyRefused(tx, pending);
    return null;
  }
  if (input.ty !== '1') throw new BusinessError(REFUSED, '请选择确认或不同意');
  const person = personOf(tx, actor);
  const problem = newPhoneProblem(tx, person, pending.sjhm);
  if (problem) throw new BusinessError(REFUSED, problem);
  if (!isRightCode(tx, person.grzh, pending.sjhm, input.dxyzm)) {
    throw new BusinessError(REFUSED, '短信验证码错误或已失效', { fieldErrors: { dxyzm: '短信验证码错误或已失效' } });
  }
  const czr = `${pending.dwmc}申请，本人确认`;
  changeInfo(tx, person.grzh, { sjhm: pending.sjhm }, { czr, qd: '网上办事大厅', id: `qr-${pending.id}` });
  const nr = `您的手机号码于${fundTime(tx.now())}变更，如非本人操作请立即联系12329。`;
  for (const to of [person.sjhm, pending.sjhm]) {
    send(tx, { kind: 'sms', to, code: '', uuid: '', text: `【住房公积金】${nr}` });
  }
  sendMessage(tx.store, {
    xxId: `sjh-${pending.id}`,
    owner: ownerOf({ kind: 'person', grzh: person.grzh }),
    title: '手机号码已变更',
    nr,
    xxlx: '办件通知',
    fssj: fundTime(tx.now()),
    ywlsh: '',
  });
  return null;
}

/** Notifies the member that nothing changed, and the unit at once, even if other answers are pending. */
function notifyRefused(tx: Transaction, { id, grzh, sjhm, dwmc }: PendingRecord): void {
  const person = persons(tx.store).get(grzh);
  const record = cases(tx.store).get(id);
  if (!person || !record) return;
  notify(tx, ownerOf({ kind: 'person', grzh }), 'phone-refused', { id, dwmc, sjhm, sj: fundTime(tx.now()) });
  const { ywmc, owner } = record;
  notify(tx, owner, 'phone-refused-by-member', { id, ywmc, xingming: person.xingming, grzh, sjhm });
}

function openOf(tx: Transaction, grzh: string): PendingRecord | undefined {
  const proposal = table(tx).get(grzh);
  return proposal && proposal.ty === undefined && !proposal.lapsed ? proposal : undefined;
}

/** Returns an own pending number; another person's or an expired one is refused like an unknown one. */
function ownPending(tx: Transaction, actor: Actor, id: string): PendingRecord {
  const pending = openOf(tx, personOf(tx, actor).grzh);
  if (pending?.id !== id) throw new BusinessError(REFUSED, '没有待确认的手机号码，可能已处理或已过期');
  return pending;
}
