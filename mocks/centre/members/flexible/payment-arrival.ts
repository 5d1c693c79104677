// Incoming transfers for a flexible worker's application (GJ0815): matched by the code in the remark alone, booked once.

import { readPaymentCode } from '@/domain/deposit/payment-code';
import { readRemittanceCode } from '@/domain/deposit/remittance';
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { addStep, type CaseRecord, cases, moveCase } from '../../cases/case-states';
import { notifyDecision, notifyOfMoney } from '../../cases/decision-messages';
import { paymentAccount, post } from '../../kernel/accounts/ledger';
import { nextNumber } from '../../kernel/business-numbers';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';
import { type Arrival, type BankTransfer, bankTransfers, readArrival } from '../../remittance/transfers';
import { bookPaid } from './booked-months';
import { type PaymentRecord, paymentByCode, payments, receivedFor } from './payment-records';
import { refundToPayer } from './transferred-payment';

/**
 * Processes a worker's transfer; undefined for any other. The full amount books the months and refunds the excess; a part waits for the
 * rest. Without a code, or for a case that is over, it is refunded.
 * @throws BusinessError for an invalid amount, or a reference used by another transfer
 */
export function arriveForWorker(tx: Transaction, arrival: Arrival): BankTransfer | undefined {
  const { store } = tx;
  const coded = paymentByCode(store, readPaymentCode(arrival.fy) ?? '');
  const payment = coded ?? withoutCode(store, arrival);
  const record = payment && cases(store).get(payment.ywlsh);
  if (!payment || !record) return undefined;
  const { ywlsh, grzh } = payment;
  const { known, ...told } = readArrival(tx, arrival, persons(store).get(grzh)?.xingming ?? '');
  if (known) return known;
  const transfer: BankTransfer = {
    ...told,
    fkzh: arrival.fkzh,
    fy: arrival.fy,
    jzrq: tx.today(),
    dwzh: '',
    qcqrdh: '',
    zt: '4',
  };
  bankTransfers(store).put(transfer.lsh, transfer);
  post(store, {
    id: `zj:${transfer.lsh}`,
    date: tx.today(),
    kind: 'ZS',
    zhaiyao: '灵活就业缴款',
    ywlsh: nextNumber(store, tx.today()),
    lines: [
      { account: 'bank', fen: -transfer.fse },
      { account: paymentAccount(ywlsh), fen: transfer.fse },
    ],
  });
  if (!coded)
    sendBack(tx, record, transfer, `附言中没有正确的缴款附言码，请填写${payment.jkfy}重新转账，或用手机银行扫码`);
  else if (payment.zt !== '1') sendBack(tx, record, transfer, `该笔缴款已经${payment.zt === '2' ? '缴清' : '结束'}`);
  else if (receivedFor(store, payment) < payment.fen) waitForRest(tx, record, payment, transfer.fse);
  else close(tx, record, payment);
  return transfer;
}

/** QA: applications waiting for payment, as a bank's app shows them after a scan. */
export function openPayments(store: Store) {
  return [...payments(store).values()]
    .filter(({ zt }) => zt === '1')
    .map((payment) => ({
      ywlsh: payment.ywlsh,
      xingming: persons(store).get(payment.grzh)?.xingming ?? '',
      je: toYuan(payment.fen - receivedFor(store, payment)),
      jkfy: payment.jkfy,
      until: payment.until,
    }));
}

function close(tx: Transaction, record: CaseRecord, payment: PaymentRecord): void {
  const { store } = tx;
  const { ywlsh, fen } = payment;
  const over = receivedFor(store, payment) - fen;
  payments(store).put(ywlsh, { ...payment, zt: '2' });
  const booked = bookPaid(tx, record, {
    paid: `${tx.today()}到账${moneyText(fen)}`,
    from: paymentAccount(ywlsh),
  });
  refundToPayer(tx, ywlsh, 'djtk', over);
  const back = over > 0n ? `；多缴的${moneyText(over)}已退回付款账户` : '';
  notifyDecision(tx, moveCase(tx, record, { to: '99', jdmc: '缴款到账', clr: '系统', yj: `${booked}${back}` }));
}

function waitForRest(tx: Transaction, record: CaseRecord, payment: PaymentRecord, fse: Fen): void {
  const missing = payment.fen - receivedFor(tx.store, payment);
  const yj = `到账${moneyText(fse)}，尚差${moneyText(missing)}，继续待付款`;
  notifyDecision(tx, addStep(tx, record, { jdmc: '部分到账', yj }));
}

function sendBack(tx: Transaction, record: CaseRecord, { lsh, fse, jzrq }: BankTransfer, why: string): void {
  const { ywlsh, ywmc } = record;
  refundToPayer(tx, ywlsh, lsh, fse);
  const nr = `您${jzrq}为${ywmc}（${ywlsh}）转入的${moneyText(fse)}已退回付款账户：${why}。`;
  notifyOfMoney(tx, record, lsh, { title: '缴款已退回', nr });
}

/**
 * Finds the only pending payment under the sender's name, for a transfer without a code; the caller refunds it instead of guessing its
 * purpose.
 */
function withoutCode(store: Store, { fkhm, fy, dwzh }: Arrival): PaymentRecord | undefined {
  if (fkhm === '' || dwzh !== '' || readRemittanceCode(fy)) return undefined;
  const found = [...payments(store).values()].filter(
    ({ zt, grzh }) => zt === '1' && persons(store).get(grzh)?.xingming === fkhm,
  );
  return found.length === 1 ? found[0] : undefined;
}
