// Merge of two accounts of one person (docs/rules/gj0306-unit-transfer.md): balance, interest to date, and the account that remains.
import { shiftMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { endAgreementsByState } from '../cases/agreements';
import { countedMonths } from '../kernel/accounts/account-figures';
import { memberAccount, post } from '../kernel/accounts/ledger';
import { putOtherCityMonths } from '../kernel/accounts/other-city-months';
import { hasAccount, lastSpan, type PersonRecord, persons } from '../kernel/people';
import type { Store } from '../kernel/store';
import type { Transaction } from '../kernel/transaction';
import { bookInterestToDate } from './interest-to-date';

const CLOSED: readonly string[] = ['03', '04', '05'];

/** Returns the open accounts under this ID number, oldest first. */
export function accountsUnder({ store }: Pick<Transaction, 'store'>, zjhm: string): PersonRecord[] {
  const wanted = zjhm.toUpperCase();
  return [...persons(store).values()]
    .filter((one) => one.zjhm === wanted && hasAccount(one) && !CLOSED.includes(one.grzhzt))
    .sort((a, b) => (a.khrq + a.grzh < b.khrq + b.grzh ? -1 : 1));
}

/** Returns the person's other sealed accounts, from before the account for life. */
export function sealedElsewhere(store: Store, { grzh, zjhm }: PersonRecord): PersonRecord[] {
  return accountsUnder({ store }, zjhm).filter(
    (one) => one.grzh !== grzh && one.grzhzt === '02' && one.frozenFen === 0n,
  );
}

/** Merges the other account into the remaining one, with interest to date and months, and closes it (03). @returns the amount in fen */
export function mergeInto(tx: Transaction, stays: PersonRecord, ywlsh: string, other: PersonRecord): Fen {
  const { store } = tx;
  const id = `zy:${ywlsh}:${other.grzh}`;
  const common = { ywlsh, dwzh: lastSpan(other)?.dwzh ?? '' };
  const settled = { ...common, id: `${id}:lx`, zhaiyao: '转移结息' };
  const { balance, interest } = bookInterestToDate(tx, other.grzh, settled);
  const there = memberAccount(other.grzh);
  const fen = balance + interest;
  const lines = [
    { account: there, fen: -fen },
    { account: memberAccount(stays.grzh), fen },
  ];
  post(store, { ...common, date: tx.today(), id, kind: '06', zhaiyao: '封存账户并入', lines });
  bringMonths(store, stays, { ywlsh, other });
  const closed = { ...other, grzhzt: '03' };
  persons(store).put(other.grzh, closed);
  endAgreementsByState(tx, closed);
  return fen;
}

/** Adds the months of the merged account to the remaining one, in runs as paid. */
function bringMonths(
  store: Store,
  { grzh }: PersonRecord,
  { ywlsh, other }: { ywlsh: string; other: PersonRecord },
): void {
  let run = { jzny: '', lxjcys: 0, late: false };
  const put = () => {
    if (run.lxjcys > 0) putOtherCityMonths(store, { id: `${ywlsh}:${other.grzh}:${run.jzny}`, grzh, ...run });
  };
  for (const { month, late } of countedMonths(store, other)) {
    const goesOn = run.lxjcys > 0 && run.late === late && month === shiftMonth(run.jzny, 1);
    if (!goesOn) put();
    run = { jzny: month, lxjcys: goesOn ? run.lxjcys + 1 : 1, late };
  }
  put();
}
