import { fundTime, monthsFrom, type PlainDate, shiftMonth } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { policyFen } from '../../data/policy';
import { agreements } from '../cases/agreements';
import { addStep, type CaseRecord, moveCase } from '../cases/case-states';
import type { Desk } from '../kernel/desk';
import { balanceOf, memberAccount, post } from '../kernel/ledger';
import { sendMessage } from '../kernel/messages';
import { heldUntil, holdText } from '../kernel/payment-hold';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { heldOf } from '../loans/open-orders';
import { claims, spread } from './claims';
import { payClosing } from './withdrawal-closing';

/**
 * Pays out a withdrawal that stands in 02: books it and closes the case, or moves it to 81 when the account no longer holds
 * enough. It stays in 02 for a day after phone and card have changed together. The booking carries the business number, so that it happens once whatever is repeated.
 */
export function payWithdrawal(desk: Desk, record: CaseRecord): CaseRecord {
  const { store } = desk;
  const grzh = record.owner.slice('person:'.length);
  const until = heldUntil(desk, grzh);
  if (until !== undefined) return heldBack(desk, record, until);
  if (record.values.tqlx === '2') return payClosing(desk, record);
  if (record.je > payable(store, grzh)) return failed(desk, record);
  bookWithdrawal(store, {
    id: `tq:${record.ywlsh}`,
    ywlsh: record.ywlsh,
    grzh,
    fen: record.je,
    zhaiyao: record.ywmc,
    day: desk.today(),
  });
  const balance = balanceOf(store, memberAccount(grzh));
  const paid = moveCase(desk, record, {
    to: '99',
    jdmc: '资金划转',
    clr: '系统',
    yj: `${moneyText(record.je)}已转入${payeeName(record.values) || '收款账户'}`,
    change: { dzje: record.je, dzrq: desk.today(), grzhye: balance, sbyy: undefined },
  });
  agree(store, paid, grzh);
  return paid;
}

/** Whose account the money goes to in the applicant's stead; '' when it is the applicant's own. */
export function payeeName({ zfzffs, czfmc }: CaseRecord['values']): string {
  return zfzffs === '2' ? `出租方${czfmc ?? ''}的登记账户` : '';
}

/** What may leave the account now: not what is frozen, held for a loan or to be kept, and never the whole of it. */
export function payable(store: Store, grzh: string): Fen {
  const frozen = (persons(store).get(grzh)?.frozenFen ?? 0n) + heldOf(store, grzh);
  return balanceOf(store, memberAccount(grzh)) - frozen - policyFen('p.zhBlje') - 1n;
}

export function bookWithdrawal(
  store: Store,
  booking: { id: string; ywlsh: string; grzh: string; fen: Fen; zhaiyao: string; day: PlainDate },
): void {
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
export function claimMonths(store: Store, record: CaseRecord, months: readonly string[]): void {
  const grzh = record.owner.slice('person:'.length);
  claims(store).put(record.ywlsh, {
    id: record.ywlsh,
    ywlsh: record.ywlsh,
    grzh,
    ywlx: record.ywlx,
    months: spread(record.je, months),
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

function failed(desk: Desk, record: CaseRecord): CaseRecord {
  const yy = '账户可用余额不足，未能转账';
  return moveCase(desk, record, {
    to: '81',
    jdmc: '资金划转',
    clr: '系统',
    yj: yy,
    change: {
      sbyy: { yy, gz: '提取后个人账户余额须大于0，冻结金额不得提取', xyb: '待余额足够后由中心重新入账，无需重新申请' },
    },
  });
}

/** An application for a standing agreement puts it into force with its first payment. */
function agree(store: Store, { ywlsh, ywlx, values }: CaseRecord, grzh: string): void {
  const { tqpl, tqksny, tqjsny } = values;
  if ((tqpl !== '2' && tqpl !== '3') || !tqksny || !tqjsny) return;
  const last = monthsFrom(tqksny, tqjsny).at(-1) ?? tqjsny;
  const nextMonth = shiftMonth(last, 1);
  agreements(store).put(ywlsh, { xybh: ywlsh, grzh, ywlx, tqpl, values, nextMonth, zt: '1', zzyy: '', zzrq: '' });
}
