// Two accounts of one person become one (domain catalogue GJ0306, GJ0803): the money, the interest to date, and who goes on.
import { shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { countedMonths } from '../kernel/account-figures';
import type { Desk } from '../kernel/desk';
import { memberAccount, post } from '../kernel/ledger';
import { putOutsideMonths } from '../kernel/outside-months';
import { hasAccount, lastSpan, type PersonRecord, persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import { bookInterestToDate } from './interest-to-date';

const CLOSED: readonly string[] = ['03', '04', '05'];

/** Accounts under this ID number that are not closed, the oldest first. */
export function accountsUnder({ store }: Pick<Desk, 'store'>, zjhm: string): PersonRecord[] {
  const wanted = zjhm.toUpperCase();
  return [...persons(store).values()]
    .filter((one) => one.zjhm === wanted && hasAccount(one) && !CLOSED.includes(one.grzhzt))
    .sort((a, b) => (a.khrq + a.grzh < b.khrq + b.grzh ? -1 : 1));
}

/** Sealed accounts of the same person beside this one: from before there was one for life. */
export function sealedElsewhere(store: Store, { grzh, zjhm }: PersonRecord): PersonRecord[] {
  return accountsUnder({ store }, zjhm).filter(
    (one) => one.grzh !== grzh && one.grzhzt === '02' && one.frozenFen === 0n,
  );
}

/** Everything in the other account comes into the one that stays, with its interest to date and its months; the other is closed (03). @returns how much */
export function mergeInto(desk: Desk, stays: PersonRecord, ywlsh: string, other: PersonRecord): Fen {
  const { store } = desk;
  const id = `zy:${ywlsh}:${other.grzh}`;
  const common = { ywlsh, dwzh: lastSpan(other)?.dwzh ?? '' };
  const settled = { ...common, id: `${id}:lx`, zhaiyao: '转移结息' };
  const { balance, interest } = bookInterestToDate(desk, other.grzh, settled);
  const there = memberAccount(other.grzh);
  const fen = balance + interest;
  const lines = [
    { account: there, fen: -fen },
    { account: memberAccount(stays.grzh), fen },
  ];
  post(store, { ...common, date: desk.today(), id, kind: '06', zhaiyao: '封存账户并入', lines });
  bringMonths(store, stays, { ywlsh, other });
  persons(store).put(other.grzh, { ...other, grzhzt: '03' });
  return fen;
}

/** Months of the account that goes count for the one that stays, in rows as they were paid. */
function bringMonths(
  store: Store,
  { grzh }: PersonRecord,
  { ywlsh, other }: { ywlsh: string; other: PersonRecord },
): void {
  let run = { jzny: '', lxjcys: 0, late: false };
  const put = () => {
    if (run.lxjcys > 0) putOutsideMonths(store, { id: `${ywlsh}:${other.grzh}:${run.jzny}`, grzh, ...run });
  };
  for (const { month, late } of countedMonths(store, other)) {
    const goesOn = run.lxjcys > 0 && run.late === late && month === shiftMonth(run.jzny, 1);
    if (!goesOn) put();
    run = { jzny: month, lxjcys: goesOn ? run.lxjcys + 1 : 1, late };
  }
  put();
}
