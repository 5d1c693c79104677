import type { InputConfig } from '@/api/unit/input-config';
import { cases } from '../cases/case-states';
import { isInterest } from '../kernel/accounts/deposit-interest';
import { memberAccount, postingsOf } from '../kernel/accounts/ledger';
import { personOf } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { loansOf, publicStatus } from '../loans/loans';
import { claims, claimsOf } from '../withdrawals/claims';

const WITHDRAWALS: readonly string[] = ['11', '12'];
/** Withdrawals before the hall have no reason. */
const UNKNOWN_REASON = 'TQ0199';

/** Returns the loan counts and withdrawal counts of a person (docs/specification.md 3), limited to the comma-separated `code`. */
export function inputConfig(tx: Transaction, actor: Actor, input: { code: string }): Partial<InputConfig> {
  const wanted = input.code.split(',');
  return {
    ...(wanted.includes('dksl') && { dksl: loanList(tx, actor) }),
    ...(wanted.includes('tqsl') && { tqsl: withdrawalsThisYear(tx, actor) }),
  };
}

function loanList(tx: Transaction, actor: Actor): InputConfig['dksl'] {
  return loansOf(tx.store, personOf(tx, actor).grzh)
    .filter((loan) => loan.disbursed <= tx.today())
    .map((loan) => ({ dkzh: loan.dkzh, jkhtbh: loan.jkhtbh, dkzhzt: publicStatus(loan) }));
}

/** Counts the withdrawals paid this calendar year, by the ledger. */
function withdrawalsThisYear(tx: Transaction, actor: Actor): InputConfig['tqsl'] {
  const year = tx.today().slice(0, 4);
  const counts: Record<string, number> = {};
  const person = personOf(tx, actor);
  const booked = new Set<string>();
  for (const posting of postingsOf(tx.store, memberAccount(person.grzh))) {
    const { entry } = posting;
    booked.add(entry.id);
    // Interest paid at closing is no separate withdrawal.
    if (!WITHDRAWALS.includes(entry.kind) || isInterest(posting) || !entry.date.startsWith(year)) continue;
    const code = cases(tx.store).get(entry.ywlsh)?.ywlx ?? claims(tx.store).get(entry.id)?.ywlx ?? UNKNOWN_REASON;
    // A payment returned by the bank does not count.
    counts[code] = (counts[code] ?? 0) + (posting.line.fen > 0n ? -1 : 1);
  }
  // Payments before the hall are not in the ledger: they count by their claimed months.
  for (const { id, ywlsh, ywlx, months } of claimsOf(tx.store, person.grzh)) {
    const former = ywlsh === '' && !booked.has(id) && months.some(({ ny }) => ny.startsWith(year));
    if (former) counts[ywlx] = (counts[ywlx] ?? 0) + 1;
  }
  return counts;
}
