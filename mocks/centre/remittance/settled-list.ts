import type { PlainDate, PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { type RosterFigures, remittanceCode } from '@/domain/remittance';
import { pendingAccount, post } from '../kernel/ledger';
import type { Store } from '../kernel/store';
import { remittances } from './records';

interface PaidMonth {
  dwzh: string;
  hjny: PlainMonth;
  day: PlainDate;
}

/** A month's money comes from the unit's bank by the agreement of the counter, and waits to be booked. `total` in fen. */
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

/** The month stands among the unit's lists as one that was confirmed, paid and booked on one day: no form filed it. */
export function keepSettledList(
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
