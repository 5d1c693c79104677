import type { RefundProposal, RefundReceipt, RefundStart } from '@/api/pending-money';
import type { PlainDate } from '@/domain/dates';
import { type Fen, moneyText, parseYuan, toYuan } from '@/domain/money';
import { operatorOf } from '../access/acting';
import { passGate } from '../access/gate';
import { SecondYes } from '../access/second-yes';
import { needsSecond } from '../access/two-person';
import { type Actor, type Desk, REFUSED, Refusal } from '../kernel/desk';
import { type LedgerEntry, pendingAccount, post } from '../kernel/ledger';
import { nextNumber } from '../kernel/numbers';
import { unitOf } from '../kernel/people';
import type { Store } from '../kernel/store';
import { payerOf, payersOf, payerText } from './payers';
import { availablePending } from './settle';
import { tellUnit } from './tell-unit';

/** Money of the pending balance that went back to the unit. */
interface Refund {
  /** Its place among the refunds of the unit: one asked for again is the same one. */
  tkbh: string;
  dwzh: string;
  zhbh: string;
  fen: Fen;
  day: PlainDate;
  /** Absent for one of before it was kept: its booking has it. */
  ywlsh?: string;
}

interface RefundInput {
  tkbh: string;
  zhbh: string;
  je: string;
}

const asked = new SecondYes<RefundInput>('pending-refund-asked');
export const refunds = (store: Store) => store.table<Refund>('pending-refunds');
const refundsOf = (store: Store, dwzh: string) => [...refunds(store).values()].filter((one) => one.dwzh === dwzh);
const numberOf = (dwzh: string, n: number) => `TK${dwzh}${String(n).padStart(6, '0')}`;

/** What may be refunded, to which accounts, and under which number the next refund is asked for. */
export function refundStart(desk: Desk, actor: Actor): RefundStart {
  const { store } = desk;
  const { dwzh } = unitOf(desk, actor);
  return {
    tkbh: numberOf(dwzh, refundsOf(store, dwzh).length + 1),
    zsye: toYuan(availablePending(store, dwzh)),
    // A wallet pays, it is not paid to.
    fkzhs: payersOf(store, dwzh).filter(({ hjfs }) => hjfs === '02'),
    sq: refundAsked(desk, actor) ?? null,
  };
}

/** What says that it was paid: number, amount, where to, when. */
export function refundReceipt(store: Store, { tkbh, zhbh, fen, day, ywlsh }: Refund): RefundReceipt {
  const booked = store.table<LedgerEntry>('ledger').get(`tk:${tkbh}`)?.ywlsh;
  return { ywlsh: ywlsh ?? booked ?? '', je: toYuan(fen), skzh: payerText(store, zhbh), jzrq: day };
}

/**
 * Pays free pending money back to an account of the unit, or keeps it for a second operator's yes where two have to agree. Asked
 * for again under its number it is what it was; money that is set aside for a list stays there.
 * @throws Refusal with `fieldErrors`, or for another refund under a number that is used
 */
export function refund(desk: Desk, actor: Actor, input: RefundInput): Refund | undefined {
  const checked = check(desk, actor, input);
  if ('day' in checked) return checked;
  const { dwzh, fen } = checked;
  if (!needsSecond(desk, actor, fen)) return payBack(desk, actor, checked);
  const { jbrxm, sj } = asked.ask(desk, actor, input);
  const nr = `${jbrxm}于${sj}申请暂收款退款${moneyText(fen)}，须本单位另一名操作员在“暂收款明细”中确认后退款。`;
  tellUnit(desk, dwzh, { id: `tksq-${dwzh}-${desk.now()}`, title: '暂收款退款待确认', nr, ywlsh: '' });
  return undefined;
}

/** The second operator's answer, or who asked takes it back; paid as things stand then. @throws Refusal where it holds no longer */
export function answerRefund(desk: Desk, actor: Actor, input: { ty: string }): void {
  const waiting = asked.waiting(desk, actor);
  const agreed = asked.answer(desk, actor, input.ty === '1');
  if (!agreed || !waiting) return;
  const checked = check(desk, actor, agreed);
  if (!('day' in checked)) payBack(desk, actor, checked, waiting.jbrxm);
}

/** What waits for a second operator, and what whoever is signed in may say to it. */
export function refundAsked(desk: Desk, actor: Actor): RefundProposal | undefined {
  const waiting = asked.waiting(desk, actor);
  if (!waiting) return undefined;
  const { what, ...who } = waiting;
  return { je: what.je, fkzh: payerText(desk.store, what.zhbh), ...who };
}

/** The refund that was made under the number already, or the one to be made. */
function check(desk: Desk, actor: Actor, input: RefundInput): Refund | Omit<Refund, 'day'> {
  passGate(desk, actor);
  const { store } = desk;
  const { dwzh } = unitOf(desk, actor);
  const { tkbh, zhbh } = input;
  const fen = parseYuan(input.je.trim());
  const known = refunds(store).get(tkbh);
  if (known?.dwzh === dwzh && known.zhbh === zhbh && known.fen === fen) return known;
  if (tkbh !== numberOf(dwzh, refundsOf(store, dwzh).length + 1)) {
    throw new Refusal(REFUSED, '暂收款已有其他退款，请刷新后核对余额再申请');
  }
  const free = availablePending(store, dwzh);
  const errors: Record<string, string> = {};
  if (fen === undefined || fen <= 0n) errors.je = '请输入退款金额，应大于0，最多两位小数';
  else if (fen > free) errors.je = `退款金额不能大于可退的暂收余额（${moneyText(free)}）`;
  if (!payerOf(store, dwzh, zhbh, '02')) errors.zhbh = '请选择单位已签约的银行账户';
  if (fen === undefined || Object.keys(errors).length > 0) {
    throw new Refusal(REFUSED, Object.values(errors)[0] ?? '', { fieldErrors: errors });
  }
  return { tkbh, dwzh, zhbh, fen };
}

/** `first`: who asked for it, where another one has said yes. */
function payBack(desk: Desk, actor: Actor, { tkbh, dwzh, zhbh, fen }: Omit<Refund, 'day'>, first = ''): Refund {
  const { store } = desk;
  const jbr = operatorOf(desk, actor);
  const self = jbr?.jbrxm ?? '';
  const who = first === '' ? self : `${first}、复核人${self}`;
  const ywlsh = nextNumber(store, desk.today());
  const done: Refund = { tkbh, dwzh, zhbh, fen, day: desk.today(), ywlsh };
  const left = availablePending(store, dwzh) - fen;
  refunds(store).put(tkbh, done);
  post(store, {
    id: `tk:${tkbh}`,
    date: desk.today(),
    kind: 'ZS',
    zhaiyao: '暂收款退款',
    ywlsh,
    dwzh,
    lines: [
      { account: pendingAccount(dwzh), fen: -fen },
      { account: 'bank', fen },
    ],
  });
  const nr = `贵单位由经办人${who}申请的暂收款退款（业务流水号${ywlsh}）${moneyText(fen)}已转入${payerText(store, zhbh)}，暂收余额${moneyText(left)}可用。`;
  tellUnit(desk, dwzh, { id: `tk-${tkbh}`, title: '暂收款已退款', nr, ywlsh: '', ...(jbr && { jbr }) });
  return done;
}
