import { type Fen, moneyText } from '@/domain/money';
import { addStep, type CaseRecord, cases, moveCase } from '../cases/case-states';
import { tellDecision } from '../cases/decision-messages';
import type { Desk } from '../kernel/desk';
import { balanceOf, pendingAccount } from '../kernel/ledger';
import type { Store } from '../kernel/store';
import { dropChange } from './change-check';
import { nextRemittanceNumber } from './numbers';
import { postMadeUp } from './post-made-up';
import { postMonth } from './post-month';
import { listName, missingOf, openListsOf, type RemittanceRecord, remittances, snapshots } from './records';
import { tellOutstanding } from './tell-unit';
import { issueVoucher } from './voucher';

/** What lies in the unit's pending account and is not meant for lists that wait for the rest of their money. */
export function availablePending(store: Store, dwzh: string): Fen {
  const aside = openListsOf(store, dwzh).reduce((sum, { received }) => sum + received, 0n);
  return balanceOf(store, pendingAccount(dwzh)) - aside;
}

interface Receipt {
  /** How the money came, for the timeline. */
  jdmc: string;
  /** It lay in the unit's pending account already. */
  used?: boolean;
  /** The account that was debited for it. */
  from?: string;
  /** False while the case is being decided: who decides it tells what came of it. */
  tell?: boolean;
}

/** How a list is paid from what the unit has in its pending account already. */
export const FROM_BALANCE = { jdmc: '暂收余额抵缴', used: true } as const;

/**
 * Sets money that lies in the unit's pending account aside for a list, at most what is missing; the rest stays where it is. A
 * list whose money is complete is booked at once.
 */
export function receive(
  desk: Desk,
  list: RemittanceRecord,
  fen: Fen,
  { jdmc, used = false, from = '', tell = true }: Receipt,
): RemittanceRecord {
  const part = fen < missingOf(list) ? fen : missingOf(list);
  const uses = used ? [...(list.uses ?? []), { day: desk.today(), fen: part }] : list.uses;
  const received: RemittanceRecord = { ...list, received: list.received + part, ...(uses && { uses }) };
  remittances(desk.store).put(list.qcqrdh, received);
  const missing = missingOf(received);
  if (missing === 0n) return book(desk, received, part, { jdmc, from, tell });
  note(desk, received, jdmc, `到账${moneyText(part)}，尚差${moneyText(missing)}，清册继续待缴款`);
  if (tell) tellOutstanding(desk, received, `dz-${list.qcqrdh}-${received.received}`, `${listName(list)}款部分到账`);
  return received;
}

/** Adds a step to the case's timeline without moving the case; `clr`: who took it, else the centre itself. */
export function note(desk: Desk, list: RemittanceRecord, jdmc: string, yj: string, clr?: string): void {
  const record = cases(desk.store).get(list.ywlsh);
  if (record) addStep(desk, record, { jdmc, yj, ...(clr && { clr }) });
}

function book(desk: Desk, list: RemittanceRecord, part: Fen, { jdmc, from, tell }: Receipt): RemittanceRecord {
  const { store } = desk;
  const snapshot = snapshots(store).get(list.qcqrdh);
  if (!snapshot) throw new Error(`No confirmed list ${list.qcqrdh}`);
  const { dwzh, hjny, ywlsh } = list;
  const { lines } = snapshot;
  const posted = list.bj ? postMadeUp(desk, list, lines) : postMonth(desk, { dwzh, hjny, lines, ywlsh, notify: true });
  if (!posted) throw new Error(`${listName(list)} of ${dwzh} is booked already`);
  // What was made up stands by month in no other place.
  if (!list.bj) snapshots(store).delete(list.qcqrdh);
  const booked: RemittanceRecord = {
    ...list,
    zt: '4',
    paid: desk.today(),
    booked: desk.today(),
    pzh: nextRemittanceNumber(store, 'PZ', desk.today()),
  };
  remittances(store).put(list.qcqrdh, booked);
  issueVoucher(desk, booked);
  const { hjje } = list.figures;
  // What came before has its own steps.
  const whole = part < hjje ? `，累计到账${moneyText(hjje)}，已缴清` : '';
  note(desk, booked, jdmc, `缴款${moneyText(part)}已到账${from && `（${from}）`}${whole}`);
  const pointless = dropChange(desk, booked, `${listName(list)}的款项已到账`);
  if (pointless) note(desk, booked, '未更改缴款方式', pointless);
  const record = cases(store).get(ywlsh);
  if (!record) return booked;
  const closed = close(desk, record, booked);
  if (tell) tellDecision(desk, closed);
  return booked;
}

function close(desk: Desk, record: CaseRecord, list: RemittanceRecord): CaseRecord {
  const { figures, pzh, bj } = list;
  const yj = `${listName(list)}${moneyText(figures.hjje)}已记入${figures.hjrs}名职工账户，${bj ? '补缴' : '汇缴'}凭证号${pzh}`;
  return moveCase(desk, record, { to: '99', jdmc: '入账分摊', clr: '系统', yj });
}
