import type { StateNote } from '@/api/business';
import type { TodoItem } from '@/api/todos';
import { groupBankCard } from '@/domain/bank-card';
import { byEndOf } from '@/domain/dates';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { paymentCode } from '@/domain/payment-code';
import { receivingAccount } from '../../../data/unit-payers';
import { endCase } from '../../cases/case-end';
import { addStep, type CaseRecord, cases, moveCase } from '../../cases/case-states';
import { keptNote, remindToPay } from '../../cases/decision-messages';
import { ENDED } from '../../cases/given-up';
import type { BusinessRule } from '../../cases/rule';
import { type Actor, actorOf, type Desk } from '../../kernel/desk';
import { paymentAccount, post } from '../../kernel/ledger';
import { personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { claimedMonths } from './flexible-prepaid';
import { lastDayToPay, openPaymentOf, type PaymentRecord, payments, receivedFor } from './payment-records';

/** What is said of money that a person transfers. */
interface Transferred {
  rules: string;
  /** What an application that lapsed leaves as it was, and what helps. */
  lapsed: string;
}

const BARE = { mx: [], lj: '', ljmc: '' };

/**
 * The half of a business whose money the worker transfers, by net banking or by scanning the code: the application waits for it
 * until a day, and is booked the moment all of it has come (decision 208). What came for one that ends otherwise goes back.
 */
export function transferredPayment({
  rules,
  lapsed,
}: Transferred): Pick<BusinessRule, 'approve' | 'daily' | 'revocable' | 'note' | 'message' | 'takeBack' | 'takenBack'> {
  return {
    approve(desk, record, approval) {
      const { ywlsh, je } = record;
      const { grzh } = personOf(desk, actorOf(record.owner));
      const until = lastDayToPay(desk.today());
      const months = claimedMonths(desk.store, grzh, ywlsh);
      payments(desk.store).put(ywlsh, { ywlsh, grzh, jkfy: paymentCode(ywlsh), fen: je, until, months, zt: '1' });
      const passed = moveCase(desk, record, { to: '02', ...approval, change: { sbyy: undefined } });
      return addStep(desk, passed, { jdmc: '生成缴款单', yj: `请于${byEndOf(until)}缴款${moneyText(je)}` });
    },
    daily(desk, record) {
      const payment = payments(desk.store).get(record.ywlsh);
      if (record.ywzt !== '02' || payment?.zt !== '1') return record;
      if (desk.today() === payment.until) remindToPay(desk, record, waitingText(desk.store, payment));
      return desk.today() > payment.until ? lapse(desk, record, payment, { rules, lapsed }) : record;
    },
    revocable: (store, { ywlsh }) => payments(store).get(ywlsh)?.zt === '1',
    takeBack: ({ store }, record) => ({
      jdmc: '撤回申请',
      yj: freedText(store, record),
    }),
    takenBack: (store, record) => `${freedText(store, record)}。`,
    note: (store, record) => noteOf(store, record),
    message: (record, desk) => messageOf(desk, record),
  };
}

/** The application ends without being paid: what came for it goes back where it came from. */
export function endPayment(desk: Desk, ywlsh: string): void {
  const payment = payments(desk.store).get(ywlsh);
  if (payment?.zt !== '1') return;
  payments(desk.store).put(ywlsh, { ...payment, zt: '3' });
  giveBack(desk, ywlsh, 'jstk', receivedFor(desk.store, payment));
}

/** Of what lies there for the application so much goes back to the account it was paid from; `why` tells one time from another. */
export function giveBack(desk: Desk, ywlsh: string, why: string, fen: Fen): void {
  if (fen <= 0n) return;
  post(desk.store, {
    id: `lhtf:${ywlsh}:${why}`,
    date: desk.today(),
    kind: 'ZS',
    zhaiyao: '灵活就业缴款退回',
    ywlsh,
    lines: [
      { account: 'bank', fen },
      { account: paymentAccount(ywlsh), fen: -fen },
    ],
  });
}

/** An application of the worker that waits to be paid. */
export function paymentTodos({ store }: Desk, actor: Actor): TodoItem[] {
  const payment = actor.kind === 'person' ? openPaymentOf(store, actor.grzh) : undefined;
  const record = payment && cases(store).get(payment.ywlsh);
  if (!payment || !record) return [];
  const { ywlsh, ywlx, ywmc } = record;
  return [
    {
      ywlx,
      ywlsh,
      title: `${ywmc}：待付款`,
      sxsm: waitingText(store, payment),
      rq: payment.until,
      lj: `/grwt/MyOffice/detail?ywlsh=${ywlsh}`,
    },
  ];
}

function lapse(desk: Desk, record: CaseRecord, payment: PaymentRecord, { rules, lapsed }: Transferred): CaseRecord {
  const yy = `截至${payment.until}未缴清${returnText(receivedFor(desk.store, payment))}`;
  const step = { jdmc: '逾期未缴', clr: '系统', key: 'payment-lapsed', yj: yy } as const;
  const stopped = moveCase(desk, record, { to: '81', ...step });
  return endCase(desk, stopped, {
    to: '80',
    ...step,
    jdmc: ENDED,
    yj: '没有缴清的申请到此终止，需要时可以重新办理',
    change: { sbyy: { yy, gz: rules, xyb: lapsed } },
  });
}

/** What an application that is taken back leaves: the months, and the money that came for them. */
const freedText = (store: Store, record: CaseRecord) => `所选月份恢复为未缴${returnText(receivedFor(store, record))}`;

/** What becomes of money that came for an application that ends without all of it. */
const returnText = (came: Fen) => (came > 0n ? `，已到账的${moneyText(came)}退回付款账户` : '');

const missingOf = (store: Store, payment: PaymentRecord) => payment.fen - receivedFor(store, payment);

/** How an application stands that waits to be paid: receipt, case, to-do, message, SMS and reminder say this. */
function waitingText(store: Store, payment: PaymentRecord): string {
  const { until, jkfy, fen } = payment;
  const came = receivedFor(store, payment);
  // What came is said first: nobody pays twice who reads no further.
  const due =
    came > 0n
      ? `已到账${moneyText(came)}，尚差${moneyText(fen - came)}，请于${byEndOf(until)}缴清`
      : `请于${byEndOf(until)}缴款${moneyText(fen)}`;
  return `${due}，转账附言填写${jkfy}，或用手机银行扫码；逾期自动取消${returnText(came)}`;
}

function noteOf(store: Store, { ywlsh, ywzt, lc, sbyy }: CaseRecord): StateNote | undefined {
  const payment = payments(store).get(ywlsh);
  if (ywzt === '02' && payment?.zt === '1') {
    const missing = missingOf(store, payment);
    const { skhm, skzh, skyh } = receivingAccount;
    return {
      mc: '待付款',
      lx: 'attention',
      nr: waitingText(store, payment),
      mx: [
        { label: '应付金额', value: moneyText(missing), fz: toYuan(missing) },
        { label: '付款截止日', value: payment.until },
        { label: '缴费年月', value: payment.months.join('、') },
        { label: '收款户名', value: skhm, fz: skhm },
        { label: '收款账号', value: groupBankCard(skzh), fz: skzh },
        { label: '收款银行', value: skyh, fz: skyh },
        { label: '缴款附言码', value: payment.jkfy, fz: payment.jkfy },
      ],
      ewm: `GJJJK:1;ZH=${skzh};JE=${toYuan(missing)};FY=${payment.jkfy}`,
      lj: '',
      ljmc: '',
    };
  }
  if (lc.at(-1)?.key !== 'payment-lapsed' || !sbyy) return undefined;
  return { mc: '逾期未缴', lx: 'ended', nr: `${sbyy.yy}。${sbyy.xyb}`, ...BARE };
}

function messageOf(desk: Desk, record: CaseRecord): { title: string; nr: string } | undefined {
  const { ywzt, ywmc, ywlsh, lc, sbyy } = record;
  const { store } = desk;
  const yj = lc.at(-1)?.yj ?? '';
  const kept = keptNote(desk, record);
  if (ywzt === '99') return { title: `${ywmc}已办结`, nr: `您的${ywmc}已办结：${yj}。如非本人操作，请立即联系12329。` };
  if (ywzt === '85') {
    return { title: `${ywmc}已撤回`, nr: `您的${ywmc}（${ywlsh}）已撤回：${yj}。${kept}` };
  }
  if (lc.at(-1)?.key === 'payment-lapsed' && sbyy) {
    return { title: `${ywmc}逾期未缴`, nr: `您的${ywmc}（${ywlsh}）逾期未缴：${sbyy.yy}。${sbyy.xyb}。${kept}` };
  }
  const payment = payments(store).get(ywlsh);
  if (ywzt !== '02' || payment?.zt !== '1') return undefined;
  const { skhm, skzh, skyh } = receivingAccount;
  const nr = `您的${ywmc}（${ywlsh}）待付款：${waitingText(store, payment)}。收款账户：${skhm}，${skzh}，${skyh}。`;
  return { title: `${ywmc}待付款`, nr };
}
