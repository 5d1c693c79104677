import { fundTime, type PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { addStep, type CaseRecord, moveCase } from '../cases/case-states';
import { giveUp } from '../cases/given-up';
import { refusalOfCard } from '../kernel/bank';
import type { Desk } from '../kernel/desk';
import { balanceOf, memberAccount, post, postingsOf } from '../kernel/ledger';
import { sendMessage } from '../kernel/messages';
import { heldUntil, holdText } from '../kernel/payment-hold';
import type { Store } from '../kernel/store';
import { agree } from './agreements/kinds';
import { type Claim, claims } from './claims';
import { payoutFault } from './payout-fault';
import { payClosing } from './withdrawal-closing';

/**
 * Pays out a withdrawal that stands in 02: books it and closes the case, or moves it to 81 when the account does not give it now,
 * and ends it when it never will. It stays in 02 for a day after phone and card have changed together. The booking carries the business number, so that it happens once whatever is repeated.
 */
export function payWithdrawal(desk: Desk, record: CaseRecord): CaseRecord {
  const { store } = desk;
  const grzh = record.owner.slice('person:'.length);
  const until = heldUntil(desk, grzh);
  if (until !== undefined) return heldBack(desk, record, until);
  const fault = payoutFault(store, record);
  if (fault) return fault.over ? endUnpaid(desk, record, fault.yy) : unpaid(desk, record, fault.yy);
  if (record.values.tqlx === '2') {
    const refusal = refusalOfCard(store, record.values.skyhzh ?? '');
    // An account is closed with its last fen: nothing of it leaves before the bank takes it.
    return refusal ? cardRefused(desk, record, `${refusal}，款项仍在个人账户`) : payClosing(desk, record);
  }
  const { ywlsh, ywmc: zhaiyao, je: fen } = record;
  const sentBack = returnsOf(store, grzh, ywlsh);
  const id = sentBack === 0 ? `tq:${ywlsh}` : `tq:${ywlsh}:${sentBack + 1}`;
  // Whom it goes to in the applicant's stead the centre knows by itself.
  const card = payeeName(record.values) ? '' : (record.values.skyhzh ?? '');
  const refusal = transfer(store, { id, ywlsh, grzh, fen, zhaiyao, day: desk.today() }, card);
  if (refusal) return cardRefused(desk, record, `${refusal}，${moneyText(fen)}已退回个人账户`);
  const balance = balanceOf(store, memberAccount(grzh));
  const paid = moveCase(desk, record, {
    to: '99',
    jdmc: '资金划转',
    clr: '系统',
    yj: `${moneyText(record.je)}已转入${payeeName(record.values) || '收款账户'}`,
    change: { dzje: record.je, dzrq: desk.today(), grzhye: balance, sbyy: undefined },
  });
  agree(store, paid, desk.today());
  return paid;
}

/** Whose account the money goes to in the applicant's stead; '' when it is the applicant's own. */
export function payeeName({ zfzffs, czfmc }: CaseRecord['values']): string {
  return zfzffs === '2' ? `出租方${czfmc ?? ''}的登记账户` : '';
}

interface Booking {
  id: string;
  ywlsh: string;
  grzh: string;
  fen: Fen;
  zhaiyao: string;
  day: PlainDate;
}

/** Pays a withdrawal to a card; what the bank sends back is in the account again at once. Returns why it did. */
export function transfer(store: Store, booking: Booking, card: string): string | undefined {
  bookWithdrawal(store, booking);
  const refusal = refusalOfCard(store, card);
  if (refusal === undefined) return undefined;
  const { id, fen, zhaiyao } = booking;
  bookWithdrawal(store, { ...booking, id: `${id}:th`, fen: -fen, zhaiyao: `${zhaiyao}退回` });
  return refusal;
}

/** How often the bank has sent back what was paid under a number. */
function returnsOf(store: Store, grzh: string, ywlsh: string): number {
  const own = postingsOf(store, memberAccount(grzh)).filter(
    ({ entry }) => entry.ywlsh === ywlsh && entry.kind === '11',
  );
  return own.filter(({ line }) => line.fen > 0n).length;
}

function bookWithdrawal(store: Store, booking: Booking): void {
  const { id, ywlsh, grzh, fen, zhaiyao, day } = booking;
  post(store, {
    id,
    date: day,
    kind: '11',
    zhaiyao,
    ywlsh,
    lines: [
      { account: memberAccount(grzh), fen: -fen },
      { account: 'bank', fen },
    ],
  });
}

/** Notes the months that an application is for. */
export function claimMonths(store: Store, record: CaseRecord, months: Claim['months']): void {
  const grzh = record.owner.slice('person:'.length);
  claims(store).put(record.ywlsh, {
    id: record.ywlsh,
    ywlsh: record.ywlsh,
    grzh,
    ywlx: record.ywlx,
    months,
  });
}

/** Says once why nothing is paid yet; the daily job tries again. */
function heldBack(desk: Desk, record: CaseRecord, until: number): CaseRecord {
  const yj = holdText(until);
  if (record.lc.at(-1)?.yj === yj) return record;
  const held = addStep(desk, record, { jdmc: '暂缓转账', yj });
  sendMessage(desk.store, {
    xxId: `zh-${held.ywlsh}`,
    owner: held.owner,
    title: `${held.ywmc}暂缓转账`,
    nr: `${yj}。如非本人操作请立即联系12329。`,
    xxlx: '办件通知',
    fssj: fundTime(desk.now()),
    ywlsh: held.ywlsh,
  });
  return held;
}

/** Where another account is named, for one case. */
export const correctionPath = (ywlsh: string) => `/grwt/cxyw/tqcx/tqjl?gz=${ywlsh}`;

export const isCardRefused = ({ ywzt, lc }: CaseRecord) => ywzt === '81' && lc.at(-1)?.key === 'card-refused';

/** Another card was named that a clerk has to look at. */
export const isCardNamed = ({ ywzt, lc }: CaseRecord) => ywzt === '81' && lc.at(-1)?.key === 'card-named';

/** The bank did not take it: the applicant names another account, and applies for nothing anew. */
function cardRefused(desk: Desk, record: CaseRecord, yy: string): CaseRecord {
  return moveCase(desk, record, {
    to: '81',
    jdmc: '资金划转',
    clr: '系统',
    yj: yy,
    key: 'card-refused',
    change: {
      sbyy: {
        yy,
        gz: '收款账户须为本人状态正常的Ⅰ类账户',
        xyb: '在“提取记录”中更正收款账号，更正后自动转账，无需重新申请；不再需要的，可以撤回',
      },
    },
  });
}

const RULE = '提取后个人账户余额须大于0，冻结金额和其他申请占用的金额不得提取';

/** The account does not give it now: paid without a new application as soon as it does, unless it is taken back. */
function unpaid(desk: Desk, record: CaseRecord, yy: string): CaseRecord {
  const sbyy = { yy, gz: RULE, xyb: '账户可以转账后由中心自动转账，无需重新申请；不再需要的，可以撤回' };
  return moveCase(desk, record, { to: '81', jdmc: '资金划转', clr: '系统', yj: yy, change: { sbyy } });
}

/** There is nothing left that could be paid. */
function endUnpaid(desk: Desk, record: CaseRecord, yy: string): CaseRecord {
  const sbyy = { yy, gz: RULE, xyb: '拨打12329咨询，或到柜台查询账户情况' };
  return giveUp(desk, record, { jdmc: '资金划转', sbyy, yj: '账户已没有可以转账的余额，申请终止' });
}

/** Each morning: what waits in 02 or could not be booked is paid as soon as the account gives it; nothing happens until then. */
export function payLater(desk: Desk, record: CaseRecord): CaseRecord {
  if (record.ywzt === '02') return payWithdrawal(desk, record);
  if (isCardRefused(record) || isCardNamed(record)) return record;
  const fault = payoutFault(desk.store, record);
  if (fault && !fault.over) return record;
  const yj = fault ? '账户状态已变化，重新核对' : '账户已可以转账，按原申请自动转账';
  return payWithdrawal(
    desk,
    moveCase(desk, record, { to: '02', jdmc: '再次转账', clr: '系统', yj, change: { sbyy: undefined } }),
  );
}
