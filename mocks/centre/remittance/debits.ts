import { addDays } from '@/domain/dates';
import { moneyText } from '@/domain/money';
import { policyCount } from '../../data/policy';
import type { Desk } from '../desk';
import { pendingAccount, post } from '../ledger';
import { nextNumber } from '../numbers';
import type { Store } from '../store';
import { missingOf, type RemittanceRecord, remittances } from './records';
import { note, receive } from './settle';
import { tellUnit } from './tell-unit';

/** The switch that holds for every unit. */
const EVERYBODY = '*';

/** QA: whether the bank refuses debits of a unit (or of all), and why. */
export interface DebitSwitch {
  dwzh: string;
  fail: boolean;
  yy: string;
}

const switches = (store: Store) => store.table<DebitSwitch>('debit-switches');

export function setDebitSwitch(desk: Desk, { dwzh, fail, yy }: DebitSwitch): DebitSwitch[] {
  const key = dwzh || EVERYBODY;
  if (fail) switches(desk.store).put(key, { dwzh: key, fail, yy: yy || '付款账户余额不足' });
  else switches(desk.store).delete(key);
  return debitSwitches(desk.store);
}

export function debitSwitches(store: Store): DebitSwitch[] {
  return [...switches(store).values()];
}

/** Debits what a list still lacks from the unit's account. A failure is told the same day and tried again once. */
export function debit(desk: Desk, list: RemittanceRecord, tell = true): RemittanceRecord {
  const { store } = desk;
  const refused = switches(store).get(list.dwzh) ?? switches(store).get(EVERYBODY);
  const day = desk.today();
  const attempts = [...list.attempts, { day, ok: refused === undefined, reason: refused?.yy ?? '' }];
  const tried: RemittanceRecord = { ...list, attempts };
  remittances(store).put(list.qcqrdh, tried);
  if (refused) return failed(desk, tried, refused.yy);
  const fen = missingOf(list);
  post(store, {
    id: `kk:${list.qcqrdh}:${attempts.length}`,
    date: day,
    kind: 'ZS',
    zhaiyao: '委托扣款',
    ywlsh: list.ywlsh || nextNumber(store, day),
    hjny: list.hjny,
    dwzh: list.dwzh,
    lines: [
      { account: 'bank', fen: -fen },
      { account: pendingAccount(list.dwzh), fen },
    ],
  });
  return receive(desk, tried, fen, { jdmc: '委托扣款', tell });
}

/** The day on which a failed debit is tried once more; undefined when it is not. */
export function secondTryOf({ attempts }: RemittanceRecord): string | undefined {
  const [first, second] = attempts;
  return first && !first.ok && !second ? addDays(first.day, policyCount('p.kkJg')) : undefined;
}

function failed(desk: Desk, list: RemittanceRecord, reason: string): RemittanceRecord {
  const again = secondTryOf(list);
  const next = again
    ? `将于${again}再次扣款，请保证账户余额充足`
    : `不再自动扣款，请转账缴款并在附言中填写${list.jkfy}`;
  note(desk, list, '委托扣款失败', `${reason}；${next}`);
  tellUnit(desk, list.dwzh, {
    id: `kk-${list.qcqrdh}-${list.attempts.length}`,
    title: '汇缴扣款失败',
    nr: `贵单位${list.hjny}汇缴款${moneyText(missingOf(list))}扣款失败：${reason}。${next}。`,
    ywlsh: list.ywlsh,
  });
  return list;
}
