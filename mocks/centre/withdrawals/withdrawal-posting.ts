import { fundTime, type PlainDate } from '@/domain/dates';
import { type Fen, moneyText } from '@/domain/money';
import { policyFen } from '../../data/policy';
import { addStep, type CaseRecord, moveCase } from '../cases/case-states';
import { refusalOfCard } from '../kernel/bank';
import type { Desk } from '../kernel/desk';
import { balanceOf, memberAccount, post, postingsOf } from '../kernel/ledger';
import { sendMessage } from '../kernel/messages';
import { heldUntil, holdText } from '../kernel/payment-hold';
import { persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { heldOf } from '../loans/open-orders';
import { agree } from './agreements/kinds';
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
  if (record.values.tqlx === '2') {
    const refusal = refusalOfCard(store, record.values.skyhzh ?? '');
    // An account is closed with its last fen: nothing of it leaves before the bank takes it.
    return refusal ? cardRefused(desk, record, `${refusal}，款项仍在个人账户`) : payClosing(desk, record);
  }
  if (record.je > payable(store, grzh)) return failed(desk, record);
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

/** What may leave the account now: not what is frozen, held for a loan or to be kept, and never the whole of it. */
export function payable(store: Store, grzh: string): Fen {
  const frozen = (persons(store).get(grzh)?.frozenFen ?? 0n) + heldOf(store, grzh);
  return balanceOf(store, memberAccount(grzh)) - frozen - policyFen('p.zhBlje') - 1n;
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

/** Where another account is named, for one case. */
export const correctionPath = (ywlsh: string) => `/grwt/cxyw/tqcx/tqjl?gz=${ywlsh}`;

export const isCardRefused = ({ ywzt, lc }: CaseRecord) => ywzt === '81' && lc.at(-1)?.key === 'card-refused';

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
        xyb: '在“提取记录”中更正收款账号，更正后自动转账，无需重新申请',
      },
    },
  });
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
