import { type DebitRefusal, refusalOfBank } from '../kernel/bank';
import type { Desk } from '../kernel/desk';
import { pendingAccount, post } from '../kernel/ledger';
import { nextNumber } from '../kernel/numbers';
import { outstandingOf } from './outstanding';
import { overLimit, payerText } from './payers';
import { missingOf, type RemittanceRecord, remittances } from './records';
import { note, receive } from './settle';
import { tellOutstanding } from './tell-unit';

/** Debits what a list still lacks from the unit's account. A failure is tried again once, and told unless whoever decides the case tells it. */
export function debit(desk: Desk, list: RemittanceRecord, tell = true): RemittanceRecord {
  const { store } = desk;
  const over = overLimit(store, list.zhbh, missingOf(list));
  const refused: DebitRefusal | undefined = over ? { yy: over, short: false } : refusalOfBank(store, list.dwzh);
  const day = desk.today();
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
  if (refused !== undefined) return failed(desk, tried, refused.yy, tell);
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
  return receive(desk, tried, fen, { jdmc: '委托扣款', from: fkzh, tell });
}

function failed(desk: Desk, list: RemittanceRecord, reason: string, tell: boolean): RemittanceRecord {
  const account = list.attempts.at(-1)?.fkzh ?? '';
  note(desk, list, '委托扣款失败', `${account && `${account}：`}${outstandingOf(list)?.nr ?? reason}`);
  if (tell) tellOutstanding(desk, list, `kk-${list.qcqrdh}-${list.attempts.length}`);
  return list;
}
