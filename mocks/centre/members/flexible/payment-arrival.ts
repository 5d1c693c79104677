// What a bank brings for a flexible worker's application (GJ0815): found by the code in its remark alone, booked once.
import { type Fen, moneyText, toYuan } from '@/domain/money';
import { readPaymentCode } from '@/domain/payment-code';
import { readRemittanceCode } from '@/domain/remittance';
import { addStep, type CaseRecord, cases, moveCase } from '../../cases/case-states';
import { tellDecision, tellOfMoney } from '../../cases/decision-messages';
import type { Desk } from '../../kernel/desk';
import { paymentAccount, post } from '../../kernel/ledger';
import { nextNumber } from '../../kernel/numbers';
import { persons } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { type Arrival, type BankTransfer, readArrival, transfers } from '../../remittance/transfers';
import { bookPaid } from './booked-months';
import { type PaymentRecord, paymentByCode, payments, receivedFor } from './payment-records';
import { giveBack } from './transferred-payment';

/**
 * A transfer of a worker arrives; undefined when it is none. All that was asked for: the months are booked and what is too much
 * goes back. Less: the rest is waited for. For an application that is over, or without its code: it goes back.
 * @throws Refusal for an amount that is none, and for a reference that was another transfer's
 */
export function arriveForWorker(desk: Desk, arrival: Arrival): BankTransfer | undefined {
  const { store } = desk;
  const coded = paymentByCode(store, readPaymentCode(arrival.fy) ?? '');
  const payment = coded ?? withoutCode(store, arrival);
  const record = payment && cases(store).get(payment.ywlsh);
  if (!payment || !record) return undefined;
  const { ywlsh, grzh } = payment;
  const { known, ...told } = readArrival(desk, arrival, persons(store).get(grzh)?.xingming ?? '');
  if (known) return known;
  const transfer: BankTransfer = {
    ...told,
    fkzh: arrival.fkzh,
    fy: arrival.fy,
    jzrq: desk.today(),
    dwzh: '',
    qcqrdh: '',
    zt: '4',
  };
  transfers(store).put(transfer.lsh, transfer);
  post(store, {
    id: `zj:${transfer.lsh}`,
    date: desk.today(),
    kind: 'ZS',
    zhaiyao: '灵活就业缴款',
    ywlsh: nextNumber(store, desk.today()),
    lines: [
      { account: 'bank', fen: -transfer.fse },
      { account: paymentAccount(ywlsh), fen: transfer.fse },
    ],
  });
  if (!coded)
    sendBack(desk, record, transfer, `附言中没有正确的缴款附言码，请填写${payment.jkfy}重新转账，或用手机银行扫码`);
  else if (payment.zt !== '1') sendBack(desk, record, transfer, `该笔缴款已经${payment.zt === '2' ? '缴清' : '结束'}`);
  else if (receivedFor(store, payment) < payment.fen) waitForRest(desk, record, payment, transfer.fse);
  else close(desk, record, payment);
  return transfer;
}

/** QA: applications that wait to be paid, as a bank's app on a phone has them after a scan. */
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

function close(desk: Desk, record: CaseRecord, payment: PaymentRecord): void {
  const { store } = desk;
  const { ywlsh, fen } = payment;
  const over = receivedFor(store, payment) - fen;
  payments(store).put(ywlsh, { ...payment, zt: '2' });
  const booked = bookPaid(desk, record, {
    paid: `${desk.today()}到账${moneyText(fen)}`,
    from: paymentAccount(ywlsh),
  });
  giveBack(desk, ywlsh, 'djtk', over);
  const back = over > 0n ? `；多缴的${moneyText(over)}已退回付款账户` : '';
  tellDecision(desk, moveCase(desk, record, { to: '99', jdmc: '缴款到账', clr: '系统', yj: `${booked}${back}` }));
}

function waitForRest(desk: Desk, record: CaseRecord, payment: PaymentRecord, fse: Fen): void {
  const missing = payment.fen - receivedFor(desk.store, payment);
  const yj = `到账${moneyText(fse)}，尚差${moneyText(missing)}，继续待付款`;
  tellDecision(desk, addStep(desk, record, { jdmc: '部分到账', yj }));
}

function sendBack(desk: Desk, record: CaseRecord, { lsh, fse, jzrq }: BankTransfer, why: string): void {
  const { ywlsh, ywmc } = record;
  giveBack(desk, ywlsh, lsh, fse);
  const nr = `您${jzrq}为${ywmc}（${ywlsh}）转入的${moneyText(fse)}已退回付款账户：${why}。`;
  tellOfMoney(desk, record, lsh, { title: '缴款已退回', nr });
}

/** Sent under the name of the one worker who is to pay, with nobody's code: what it is for is not guessed. */
function withoutCode(store: Store, { fkhm, fy, dwzh }: Arrival): PaymentRecord | undefined {
  if (fkhm === '' || dwzh !== '' || readRemittanceCode(fy)) return undefined;
  const found = [...payments(store).values()].filter(
    ({ zt, grzh }) => zt === '1' && persons(store).get(grzh)?.xingming === fkhm,
  );
  return found.length === 1 ? found[0] : undefined;
}
