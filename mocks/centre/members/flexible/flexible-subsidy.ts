// Public subsidy of graduates who pay in for themselves: months, amount, and the rest of the year's budget.
import type { SubsidyStart } from '@/api/person/flexible';
import { addMonths, monthOf, monthsFrom, type PlainDate, type PlainMonth } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { policy, policyCount, policyFen } from '../../../data/policy/policy';
import { casesOf } from '../../cases/case-states';
import { memberAccount, post, postingsOf } from '../../kernel/accounts/ledger';
import { type PersonRecord, personOf, spanIn } from '../../kernel/people';
import { infoOf } from '../../kernel/person-info';
import type { Store } from '../../kernel/store';
import { type Actor, ownerOf, type Transaction } from '../../kernel/transaction';
import { paidByMonth } from '../deposit-entries';

const BUSINESS = 'GJ0814';
/** Ledger account of the treasury's payments, a claim of the fund. */
const TREASURY = 'subsidy';

export interface SubsidyMonths {
  /** Months open to a subsidy, oldest first. */
  open: readonly PlainMonth[];
  /** Months subsidised or applied for, and the number still allowed. */
  had: ReadonlySet<PlainMonth>;
  left: number;
}

/** Returns the months, without those of the case `ywlsh` itself (its form, or its correction). */
export function subsidyMonths(tx: Pick<Transaction, 'store'>, person: PersonRecord, ywlsh: string): SubsidyMonths {
  const had = new Set(
    casesOf(tx.store, ownerOf({ kind: 'person', grzh: person.grzh }))
      .filter(
        (one) => one.ywlx === BUSINESS && one.ywlsh !== ywlsh && !['01', '97', '80', '85', '86'].includes(one.ywzt),
      )
      .flatMap(({ values }) => monthsFrom(values.btksny ?? '', values.btjsny ?? '')),
  );
  const open = [...depositedMonths(tx.store, person).keys()]
    .filter((month) => month >= monthOf(policy('p.bybtJe').effective) && !had.has(month))
    .sort();
  return { open, had, left: Math.max(0, policyCount('p.bybtYs') - had.size) };
}

/** Returns the amounts paid in as a flexible worker, by month. */
function depositedMonths(store: Store, person: PersonRecord): Map<PlainMonth, Fen> {
  const paid = [...paidByMonth(store, person)];
  return new Map(paid.filter(([month]) => spanIn(person, month)?.dwzh === FLEXIBLE));
}

/** Returns the last month within the years since the graduation. */
export function lastSubsidyMonth(byrq: PlainDate): PlainMonth {
  return monthOf(addMonths(byrq, policyCount('p.bybtNx') * 12));
}

/** Returns the subsidy in fen: the fixed amount per month, limited to the deposit. */
export function subsidyFor(store: Store, person: PersonRecord, months: readonly PlainMonth[]): Fen {
  const paid = depositedMonths(store, person);
  const fixed = policyFen('p.bybtJe');
  let sum = 0n;
  for (const month of months) {
    const deposit = paid.get(month) ?? 0n;
    sum += deposit < fixed ? deposit : fixed;
  }
  return sum;
}

/** Returns the rest of the calendar year's budget in fen. */
export function remainingBudget(store: Store, today: PlainDate): Fen {
  let given = 0n;
  for (const { entry, line } of postingsOf(store, TREASURY)) {
    if (entry.date.slice(0, 4) === today.slice(0, 4)) given -= line.fen;
  }
  return policyFen('p.bybtYsze') - given;
}

/** Books a subsidy to the account, once per case (idempotent). */
export function paySubsidy(tx: Transaction, { grzh }: PersonRecord, ywlsh: string, fen: Fen): void {
  post(tx.store, {
    id: `czbt:${ywlsh}`,
    date: tx.today(),
    kind: '99',
    zhaiyao: '财政补贴',
    ywlsh,
    dwzh: FLEXIBLE,
    lines: [
      { account: memberAccount(grzh), fen },
      { account: TREASURY, fen: -fen },
    ],
  });
}

/** Returns the initial data of the form. */
export function subsidyStart(tx: Transaction, actor: Actor): SubsidyStart {
  const person = personOf(tx, actor);
  const { open, had, left } = subsidyMonths(tx, person, '');
  const stored = infoOf(tx.store, person);
  return {
    lhrylb: stored.lhrylb ?? '',
    btny: [...open],
    yxsbt: had.size,
    sybt: left,
    btbz: toYuan(policyFen('p.bybtJe')),
  };
}
