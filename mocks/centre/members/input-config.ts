import type { InputConfig } from '@/api/input-config';
import { cases } from '../cases/case-states';
import { isInterest } from '../kernel/deposit-interest';
import type { Actor, Desk } from '../kernel/desk';
import { memberAccount, postingsOf } from '../kernel/ledger';
import { personOf } from '../kernel/people';
import { loansOf, publicStatus } from '../loans/loans';
import { claims, claimsOf } from '../withdrawals/claims';

const WITHDRAWALS: readonly string[] = ['11', '12'];
/** A withdrawal from before the hall does not say why. */
const UNKNOWN_REASON = 'TQ0199';

/** Loan-count list and extraction-count map of a person (specification 3); only what `code` names, comma-joined. */
export function inputConfig(desk: Desk, actor: Actor, input: { code: string }): Partial<InputConfig> {
  const wanted = input.code.split(',');
  return {
    ...(wanted.includes('dksl') && { dksl: loanList(desk, actor) }),
    ...(wanted.includes('tqsl') && { tqsl: withdrawalsThisYear(desk, actor) }),
  };
}

function loanList(desk: Desk, actor: Actor): InputConfig['dksl'] {
  return loansOf(desk.store, personOf(desk, actor).grzh)
    .filter((loan) => loan.disbursed <= desk.today())
    .map((loan) => ({ dkzh: loan.dkzh, jkhtbh: loan.jkhtbh, dkzhzt: publicStatus(loan) }));
}

/** What was really paid out this calendar year, by the books. */
function withdrawalsThisYear(desk: Desk, actor: Actor): InputConfig['tqsl'] {
  const year = desk.today().slice(0, 4);
  const counts: Record<string, number> = {};
  const person = personOf(desk, actor);
  const booked = new Set<string>();
  for (const posting of postingsOf(desk.store, memberAccount(person.grzh))) {
    const { entry } = posting;
    booked.add(entry.id);
    // The interest that a closing pays is no withdrawal of its own.
    if (!WITHDRAWALS.includes(entry.kind) || isInterest(posting) || !entry.date.startsWith(year)) continue;
    const code = cases(desk.store).get(entry.ywlsh)?.ywlx ?? claims(desk.store).get(entry.id)?.ywlx ?? UNKNOWN_REASON;
    // What the bank sent back was no withdrawal after all.
    counts[code] = (counts[code] ?? 0) + (posting.line.fen > 0n ? -1 : 1);
  }
  // What was paid before the hall is in no book of it: it is known by its months alone.
  for (const { id, ywlsh, ywlx, months } of claimsOf(desk.store, person.grzh)) {
    const former = ywlsh === '' && !booked.has(id) && months.some(({ ny }) => ny.startsWith(year));
    if (former) counts[ywlx] = (counts[ywlx] ?? 0) + 1;
  }
  return counts;
}
