import type { PlainDate, PlainMonth } from '@/domain/dates';
import { type RosterFigures, remittanceCode } from '@/domain/deposit/remittance';
import type { Fen } from '@/domain/money';
import { pendingAccount, post } from '../../kernel/accounts/ledger';
import type { Store } from '../../kernel/store';
import { remittances } from './records';

interface PaidMonth {
  dwzh: string;
  hjny: PlainMonth;
  day: PlainDate;
}

/** Receives a month's money by the counter agreement; it waits to be booked. `total` in fen. */
export function receiveByAgreement(
  store: Store,
  { dwzh, hjny, day, ywlsh, total }: PaidMonth & { ywlsh: string; total: Fen },
): void {
  post(store, {
    id: `jk:${dwzh}:${hjny}`,
    date: day,
    kind: 'ZS',
    zhaiyao: '单位缴款',
    ywlsh,
    hjny,
    dwzh,
    lines: [
      { account: 'bank', fen: -total },
      { account: pendingAccount(dwzh), fen: total },
    ],
  });
}

/** Records a month without a form as a list that was confirmed, paid and booked on one day. */
export function recordSettledList(
  store: Store,
  { dwzh, hjny, day, figures, ...numbers }: PaidMonth & { figures: RosterFigures; qcqrdh: string; pzh: string },
): void {
  remittances(store).put(numbers.qcqrdh, {
    ...numbers,
    ywlsh: '',
    dwzh,
    hjny,
    hjfs: '02',
    zt: '4',
    figures,
    jkfy: remittanceCode(dwzh, hjny),
    zhbh: '',
    received: figures.hjje,
    attempts: [],
    confirmed: day,
    paid: day,
    booked: day,
  });
}
