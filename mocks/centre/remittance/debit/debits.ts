import { type DebitRefusal, refusalOfBank } from '../../kernel/accounts/bank';
import { pendingAccount, post } from '../../kernel/accounts/ledger';
import { nextNumber } from '../../kernel/business-numbers';
import type { Transaction } from '../../kernel/transaction';
import { type RemittanceRecord, remittances, shortfallOf } from '../list/records';
import { noteStep, receive } from '../list/settle';
import { notifyOutstanding, outstandingOf } from '../outstanding';
import { debitLimitRefusal, payerText } from './payers';

/**
 * Debits the outstanding amount of a list. A failed debit is retried once. The unit is notified unless `tell` is false because the decision
 * on the case notifies it.
 */
export function debit(tx: Transaction, list: RemittanceRecord, tell = true): RemittanceRecord {
  const { store } = tx;
  const over = debitLimitRefusal(store, list.zhbh, shortfallOf(list));
  const refused: DebitRefusal | undefined = over ? { yy: over, short: false } : refusalOfBank(store, list.dwzh);
  const day = tx.today();
  const fkzh = payerText(store, list.zhbh);
  const attempts = [
    ...list.attempts,
    {
      day,
      ok: refused === undefined,
      reason: refused?.yy ?? '',
      fkzh,
      ...(refused?.short && { short: true }),
      ...(over && { final: true }),
    },
  ];
  const tried: RemittanceRecord = { ...list, attempts };
  remittances(store).put(list.qcqrdh, tried);
  if (refused !== undefined) return failed(tx, tried, refused.yy, tell);
  const fen = shortfallOf(list);
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
  return receive(tx, tried, fen, { jdmc: '委托扣款', from: fkzh, tell });
}

function failed(tx: Transaction, list: RemittanceRecord, reason: string, tell: boolean): RemittanceRecord {
  const account = list.attempts.at(-1)?.fkzh ?? '';
  noteStep(tx, list, '委托扣款失败', `${account && `${account}：`}${outstandingOf(list)?.nr ?? reason}`);
  if (tell) notifyOutstanding(tx, list, `kk-${list.qcqrdh}-${list.attempts.length}`);
  return list;
}
