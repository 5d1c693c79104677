import type { PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { notify } from '../access/notify';
import { addStep, type CaseRecord, moveCase } from '../cases/case-states';
import { closeUnsuccessful } from '../cases/close-unsuccessful';
import { refusalOfCard } from '../kernel/accounts/bank';
import { balanceOf, memberAccount, post, postingsOf } from '../kernel/accounts/ledger';
import { heldUntil, holdText } from '../kernel/accounts/payment-hold';
import type { Store } from '../kernel/store';
import { ownerId, type Transaction } from '../kernel/transaction';
import { agree } from './agreements/kinds';
import { type Claim, claims } from './claims';
import { payoutFault } from './payout-fault';
import { payClosing } from './withdrawal-closing';

/**
 * Pays a withdrawal in state 02: books it and closes the case, moves it to 81 if it cannot be paid now, or ends it if it never can. The
 * case stays in 02 for a day after a change of both phone and card. Idempotent by the business number of the booking.
 */
export function payWithdrawal(tx: Transaction, record: CaseRecord): CaseRecord {
  const { store } = tx;
  const grzh = ownerId(record.owner, 'person');
  const until = heldUntil(tx, grzh);
  if (until !== undefined) return heldBack(tx, record, until);
  const fault = payoutFault(store, record);
  if (fault) return fault.over ? endUnpaid(tx, record, fault.yy) : unpaid(tx, record, fault.yy);
  if (record.values.tqlx === '2') {
    const refusal = refusalOfCard(store, record.values.skyhzh ?? '');
    // A closing withdrawal leaves the account only after the bank has accepted the card, because the account closes with it.
    return refusal ? cardRefused(tx, record, `${refusal}，款项仍在个人账户`) : payClosing(tx, record);
  }
  const { ywlsh, ywmc: zhaiyao, je: fen } = record;
  const sentBack = returnsOf(store, grzh, ywlsh);
  const id = sentBack === 0 ? `tq:${ywlsh}` : `tq:${ywlsh}:${sentBack + 1}`;
  // The centre knows the account of a third-party payee.
  const card = payeeName(record.values) ? '' : (record.values.skyhzh ?? '');
  const refusal = transfer(store, { id, ywlsh, grzh, fen, zhaiyao, day: tx.today() }, card);
  if (refusal) return cardRefused(tx, record, `${refusal}，${moneyText(fen)}已退回个人账户`);
  const balance = balanceOf(store, memberAccount(grzh));
  const paid = moveCase(tx, record, {
    to: '99',
    jdmc: '资金划转',
    clr: '系统',
    yj: `${moneyText(record.je)}已转入${payeeName(record.values) || '收款账户'}`,
    change: { dzje: record.je, dzrq: tx.today(), grzhye: balance, sbyy: undefined },
  });
  agree(store, paid, tx.today());
  return paid;
}

/** Returns the third-party payee's name; '' for the applicant's own account. */
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

/** Pays a withdrawal to a card. Money returned by the bank is rebooked to the account at once; returns the bank's reason. */
export function transfer(store: Store, booking: Booking, card: string): string | undefined {
  bookWithdrawal(store, booking);
  const refusal = refusalOfCard(store, card);
  if (refusal === undefined) return undefined;
  const { id, fen, zhaiyao } = booking;
  bookWithdrawal(store, { ...booking, id: `${id}:th`, fen: -fen, zhaiyao: `${zhaiyao}退回` });
  return refusal;
}

/** Returns how often the bank has returned payments under a number. */
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

/** Records the months claimed by an application. */
export function claimRentMonths(store: Store, record: CaseRecord, months: Claim['months']): void {
  const grzh = ownerId(record.owner, 'person');
  claims(store).put(record.ywlsh, {
    id: record.ywlsh,
    ywlsh: record.ywlsh,
    grzh,
    ywlx: record.ywlx,
    months,
  });
}

/** Notifies once of the hold; the daily job retries. */
function heldBack(tx: Transaction, record: CaseRecord, until: number): CaseRecord {
  const yj = holdText(until);
  if (record.lc.at(-1)?.yj === yj) return record;
  const held = addStep(tx, record, { jdmc: '暂缓转账', yj });
  notify(tx, held.owner, 'withdrawal-held', { ywlsh: held.ywlsh, ywmc: held.ywmc, why: yj });
  return held;
}

/** Link to name another account for one case. */
export const withdrawalCorrectionPath = (ywlsh: string) => `/grwt/cxyw/tqcx/tqjl?gz=${ywlsh}`;

export const isCardRefused = ({ ywzt, lc }: CaseRecord) => ywzt === '81' && lc.at(-1)?.key === 'card-refused';

/** Returns whether a named card awaits a clerk's check. */
export const isCardNamed = ({ ywzt, lc }: CaseRecord) => ywzt === '81' && lc.at(-1)?.key === 'card-named';

/** Sets the case to 81 after the bank's refusal; the applicant names another account without a new application. */
function cardRefused(tx: Transaction, record: CaseRecord, yy: string): CaseRecord {
  return moveCase(tx, record, {
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

/** Sets the case to 81: paid without a new application as soon as the account allows, unless withdrawn. */
function unpaid(tx: Transaction, record: CaseRecord, yy: string): CaseRecord {
  const sbyy = { yy, gz: RULE, xyb: '账户可以转账后由中心自动转账，无需重新申请；不再需要的，可以撤回' };
  return moveCase(tx, record, { to: '81', jdmc: '资金划转', clr: '系统', yj: yy, change: { sbyy } });
}

/** Ends the case, because the payment is permanently impossible. */
function endUnpaid(tx: Transaction, record: CaseRecord, yy: string): CaseRecord {
  const sbyy = { yy, gz: RULE, xyb: '拨打12329咨询，或到柜台查询账户情况' };
  return closeUnsuccessful(tx, record, { jdmc: '资金划转', sbyy, yj: '账户已没有可以转账的余额，申请终止' });
}

/** Daily: pays cases in 02 or 81 once the account allows; otherwise changes nothing. */
export function payLater(tx: Transaction, record: CaseRecord): CaseRecord {
  if (record.ywzt === '02') return payWithdrawal(tx, record);
  if (isCardRefused(record) || isCardNamed(record)) return record;
  const fault = payoutFault(tx.store, record);
  if (fault && !fault.over) return record;
  const yj = fault ? '账户状态已变化，重新核对' : '账户已可以转账，按原申请自动转账';
  return payWithdrawal(
    tx,
    moveCase(tx, record, { to: '02', jdmc: '再次转账', clr: '系统', yj, change: { sbyy: undefined } }),
  );
}
