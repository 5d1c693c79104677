import { type Fen, moneyText } from '@/domain/money';
import { addStep, type CaseRecord, cases, moveCase } from '../../cases/case-states';
import { notifyDecision } from '../../cases/decision-messages';
import { balanceOf, pendingAccount } from '../../kernel/accounts/ledger';
import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';
import { dropChange } from '../debit/change-check';
import { notifyOutstanding } from '../outstanding';
import { postBackPayment } from '../post-back-payment';
import { postMonth } from '../post-month';
import { issueVoucher } from '../voucher';
import { nextRemittanceNumber } from './numbers';
import { listName, openListsOf, type RemittanceRecord, remittances, shortfallOf, snapshots } from './records';

/** Returns the unit's pending balance less the amounts reserved for open lists. */
export function availablePending(store: Store, dwzh: string): Fen {
  const aside = openListsOf(store, dwzh).reduce((sum, { received }) => sum + received, 0n);
  return balanceOf(store, pendingAccount(dwzh)) - aside;
}

interface Receipt {
  /** Timeline step: how the money arrived. */
  jdmc: string;
  /** The money comes from the pending balance. */
  used?: boolean;
  /** The debited account. */
  from?: string;
  /** False during the decision on the case, which sends its own notice. */
  tell?: boolean;
}

/** Payment from the unit's pending balance. */
export const FROM_BALANCE = { jdmc: '暂收余额抵缴', used: true } as const;

/** Reserves pending money for a list, at most the outstanding amount; the rest stays available. A complete list is booked at once. */
export function receive(
  tx: Transaction,
  list: RemittanceRecord,
  fen: Fen,
  { jdmc, used = false, from = '', tell = true }: Receipt,
): RemittanceRecord {
  const part = fen < shortfallOf(list) ? fen : shortfallOf(list);
  const uses = used ? [...(list.uses ?? []), { day: tx.today(), fen: part }] : list.uses;
  const received: RemittanceRecord = { ...list, received: list.received + part, ...(uses && { uses }) };
  remittances(tx.store).put(list.qcqrdh, received);
  const missing = shortfallOf(received);
  if (missing === 0n) return book(tx, received, part, { jdmc, from, tell });
  noteStep(tx, received, jdmc, `到账${moneyText(part)}，尚差${moneyText(missing)}，清册继续待缴款`);
  if (tell) notifyOutstanding(tx, received, `dz-${list.qcqrdh}-${received.received}`, `${listName(list)}款部分到账`);
  return received;
}

/** Adds a timeline step without a change of state; `clr`: the actor, by default the centre. */
export function noteStep(tx: Transaction, list: RemittanceRecord, jdmc: string, yj: string, clr?: string): void {
  const record = cases(tx.store).get(list.ywlsh);
  if (record) addStep(tx, record, { jdmc, yj, ...(clr && { clr }) });
}

function book(tx: Transaction, list: RemittanceRecord, part: Fen, { jdmc, from, tell }: Receipt): RemittanceRecord {
  const { store } = tx;
  const snapshot = snapshots(store).get(list.qcqrdh);
  if (!snapshot) throw new Error(`No confirmed list ${list.qcqrdh}`);
  const { dwzh, hjny, ywlsh } = list;
  const { lines } = snapshot;
  const posted = list.bj ? postBackPayment(tx, list, lines) : postMonth(tx, { dwzh, hjny, lines, ywlsh, notify: true });
  if (!posted) throw new Error(`${listName(list)} of ${dwzh} is booked already`);
  // The snapshot of a back-payment stays: its months are stored nowhere else.
  if (!list.bj) snapshots(store).delete(list.qcqrdh);
  const booked: RemittanceRecord = {
    ...list,
    zt: '4',
    paid: tx.today(),
    booked: tx.today(),
    pzh: nextRemittanceNumber(store, 'PZ', tx.today()),
  };
  remittances(store).put(list.qcqrdh, booked);
  issueVoucher(tx, booked);
  const { hjje } = list.figures;
  // Earlier arrivals have their own steps.
  const whole = part < hjje ? `，累计到账${moneyText(hjje)}，已缴清` : '';
  noteStep(tx, booked, jdmc, `缴款${moneyText(part)}已到账${from && `（${from}）`}${whole}`);
  const pointless = dropChange(tx, booked, `${listName(list)}的款项已到账`);
  if (pointless) noteStep(tx, booked, '未更改缴款方式', pointless);
  const record = cases(store).get(ywlsh);
  if (!record) return booked;
  const closed = close(tx, record, booked);
  if (tell) notifyDecision(tx, closed);
  return booked;
}

function close(tx: Transaction, record: CaseRecord, list: RemittanceRecord): CaseRecord {
  const { figures, pzh, bj } = list;
  const yj = `${listName(list)}${moneyText(figures.hjje)}已记入${figures.hjrs}名职工账户，${bj ? '补缴' : '汇缴'}凭证号${pzh}`;
  return moveCase(tx, record, { to: '99', jdmc: '入账分摊', clr: '系统', yj });
}
