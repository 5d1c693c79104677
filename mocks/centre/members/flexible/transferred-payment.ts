import type { StateNote } from '@/api/cases/business';
import type { TodoItem } from '@/api/cases/todos';
import { byEndOf } from '@/domain/dates';
import { paymentCode } from '@/domain/deposit/payment-code';
import { groupBankCard } from '@/domain/identity/bank-card';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { receivingAccount } from '../../../data/unit-payers';
import { endCase } from '../../cases/case-end';
import { addStep, type CaseRecord, cases, moveCase } from '../../cases/case-states';
import { ENDED } from '../../cases/close-unsuccessful';
import { draftNote, remindToPay } from '../../cases/decision-messages';
import type { BusinessRule } from '../../cases/rule';
import { paymentAccount, post } from '../../kernel/accounts/ledger';
import { personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Actor, actorOf, type Transaction } from '../../kernel/transaction';
import { claimedMonths } from './flexible-prepaid';
import { lastDayToPay, openPaymentOf, type PaymentRecord, payments, receivedFor } from './payment-records';

/** Business-specific texts of a payment by transfer. */
interface Transferred {
  rules: string;
  /** Consequences of an expired application, and advice. */
  lapsed: string;
}

const BARE = { mx: [], lj: '', ljmc: '' };

/**
 * Rule parts of a business paid by the worker's own transfer (online banking or QR code): the application waits until a deadline and is
 * booked once the full amount arrives (docs/rules/gj0815-flexible-prepayment.md). Money for an application that ends otherwise is refunded.
 */
export function transferredPayment({
  rules,
  lapsed,
}: Transferred): Pick<BusinessRule, 'approve' | 'daily' | 'revocable' | 'note' | 'message' | 'takeBack' | 'takenBack'> {
  return {
    approve(tx, record, approval) {
      const { ywlsh, je } = record;
      const { grzh } = personOf(tx, actorOf(record.owner));
      const until = lastDayToPay(tx.today());
      const months = claimedMonths(tx.store, grzh, ywlsh);
      payments(tx.store).put(ywlsh, { ywlsh, grzh, jkfy: paymentCode(ywlsh), fen: je, until, months, zt: '1' });
      const passed = moveCase(tx, record, { to: '02', ...approval, change: { sbyy: undefined } });
      return addStep(tx, passed, { jdmc: '生成缴款单', yj: `请于${byEndOf(until)}缴款${moneyText(je)}` });
    },
    daily(tx, record) {
      const payment = payments(tx.store).get(record.ywlsh);
      if (record.ywzt !== '02' || payment?.zt !== '1') return record;
      if (tx.today() === payment.until) remindToPay(tx, record, waitingText(tx.store, payment));
      return tx.today() > payment.until ? lapse(tx, record, payment, { rules, lapsed }) : record;
    },
    revocable: (store, { ywlsh }) => payments(store).get(ywlsh)?.zt === '1',
    takeBack: ({ store }, record) => ({
      jdmc: '撤回申请',
      yj: freedText(store, record),
    }),
    takenBack: (store, record) => `${freedText(store, record)}。`,
    note: (store, record) => noteOf(store, record),
    message: (record, tx) => messageOf(tx, record),
  };
}

/** Ends an unpaid application and refunds the money received. */
export function endPayment(tx: Transaction, ywlsh: string): void {
  const payment = payments(tx.store).get(ywlsh);
  if (payment?.zt !== '1') return;
  payments(tx.store).put(ywlsh, { ...payment, zt: '3' });
  refundToPayer(tx, ywlsh, 'jstk', receivedFor(tx.store, payment));
}

/** Refunds an amount to the paying account; `why` distinguishes several refunds of a case. */
export function refundToPayer(tx: Transaction, ywlsh: string, why: string, fen: Fen): void {
  if (fen <= 0n) return;
  post(tx.store, {
    id: `lhtf:${ywlsh}:${why}`,
    date: tx.today(),
    kind: 'ZS',
    zhaiyao: '灵活就业缴款退回',
    ywlsh,
    lines: [
      { account: 'bank', fen },
      { account: paymentAccount(ywlsh), fen: -fen },
    ],
  });
}

/** Returns the worker's application that waits for payment. */
export function paymentTodos({ store }: Transaction, actor: Actor): TodoItem[] {
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

function lapse(
  tx: Transaction,
  record: CaseRecord,
  payment: PaymentRecord,
  { rules, lapsed }: Transferred,
): CaseRecord {
  const yy = `截至${payment.until}未缴清${returnText(receivedFor(tx.store, payment))}`;
  const step = { jdmc: '逾期未缴', clr: '系统', key: 'payment-lapsed', yj: yy } as const;
  const stopped = moveCase(tx, record, { to: '81', ...step });
  return endCase(tx, stopped, {
    to: '80',
    ...step,
    jdmc: ENDED,
    yj: '没有缴清的申请到此终止，需要时可以重新办理',
    change: { sbyy: { yy, gz: rules, xyb: lapsed } },
  });
}

/** Consequences of a withdrawal: the months are free again, the money is refunded. */
const freedText = (store: Store, record: CaseRecord) => `所选月份恢复为未缴${returnText(receivedFor(store, record))}`;

/** Text on the refund of a partial payment. */
const returnText = (came: Fen) => (came > 0n ? `，已到账的${moneyText(came)}退回付款账户` : '');

const missingOf = (store: Store, payment: PaymentRecord) => payment.fen - receivedFor(store, payment);

/** State of a pending payment, shared by receipt, case, to-do, message, SMS and reminder. */
function waitingText(store: Store, payment: PaymentRecord): string {
  const { until, jkfy, fen } = payment;
  const came = receivedFor(store, payment);
  // The received amount comes first, against double payment.
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

function messageOf(tx: Transaction, record: CaseRecord): { title: string; nr: string } | undefined {
  const { ywzt, ywmc, ywlsh, lc, sbyy } = record;
  const { store } = tx;
  const yj = lc.at(-1)?.yj ?? '';
  const note = draftNote(tx, record);
  if (ywzt === '99')
    return { title: `${ywmc}已办结`, nr: `您的${ywmc}（${ywlsh}）已办结：${yj}。如非本人操作，请立即联系12329。` };
  if (ywzt === '85') {
    return { title: `${ywmc}已撤回`, nr: `您的${ywmc}（${ywlsh}）已撤回：${yj}。${note}` };
  }
  if (lc.at(-1)?.key === 'payment-lapsed' && sbyy) {
    return { title: `${ywmc}逾期未缴`, nr: `您的${ywmc}（${ywlsh}）逾期未缴：${sbyy.yy}。${sbyy.xyb}。${note}` };
  }
  const payment = payments(store).get(ywlsh);
  if (ywzt !== '02' || payment?.zt !== '1') return undefined;
  const { skhm, skzh, skyh } = receivingAccount;
  const nr = `您的${ywmc}（${ywlsh}）待付款：${waitingText(store, payment)}。收款账户：${skhm}，${skzh}，${skyh}。`;
  return { title: `${ywmc}待付款`, nr };
}
