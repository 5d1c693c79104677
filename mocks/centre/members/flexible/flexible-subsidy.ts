// The public subsidy of graduates who pay in for themselves: which months, how much, and what the year's budget still holds.
import type { SubsidyStart } from '@/api/flexible';
import { addMonths, monthOf, monthsFrom, type PlainDate, type PlainMonth } from '@/domain/dates';
import { type Fen, toYuan } from '@/domain/money';
import { FLEXIBLE } from '../../../data/flexible-unit';
import { policy, policyCount, policyFen } from '../../../data/policy';
import { casesOf } from '../../cases/case-states';
import type { Actor, Desk } from '../../kernel/desk';
import { memberAccount, post, postingsOf } from '../../kernel/ledger';
import { type PersonRecord, personOf, spanIn } from '../../kernel/people';
import { infoOf } from '../../kernel/person-info';
import type { Store } from '../../kernel/store';
import { paidByMonth } from '../deposit-entries';

const BUSINESS = 'GJ0814';
/** What the treasury has given, as the fund's own claim. */
const TREASURY = 'subsidy';

export interface SubsidyMonths {
  /** Months that a subsidy may be asked for, oldest first. */
  open: readonly PlainMonth[];
  /** Months subsidised or applied for, and how many more there may be. */
  had: ReadonlySet<PlainMonth>;
  left: number;
}

/** Without the case that asks: its own number, or one that came back to be corrected. */
export function subsidyMonths(desk: Pick<Desk, 'store'>, person: PersonRecord, ywlsh: string): SubsidyMonths {
  const had = new Set(
    casesOf(desk.store, `person:${person.grzh}`)
      .filter(
        (one) => one.ywlx === BUSINESS && one.ywlsh !== ywlsh && !['01', '97', '80', '85', '86'].includes(one.ywzt),
      )
      .flatMap(({ values }) => monthsFrom(values.btksny ?? '', values.btjsny ?? '')),
  );
  const open = [...depositedMonths(desk.store, person).keys()]
    .filter((month) => month >= monthOf(policy('p.bybtJe').effective) && !had.has(month))
    .sort();
  return { open, had, left: Math.max(0, policyCount('p.bybtYs') - had.size) };
}

/** Months that the person has paid in as a flexible worker, and how much. */
function depositedMonths(store: Store, person: PersonRecord): Map<PlainMonth, Fen> {
  const paid = [...paidByMonth(store, person)];
  return new Map(paid.filter(([month]) => spanIn(person, month)?.dwzh === FLEXIBLE));
}

/** The last month that the years since the graduation reach. */
export function lastSubsidyMonth(byrq: PlainDate): PlainMonth {
  return monthOf(addMonths(byrq, policyCount('p.bybtNx') * 12));
}

/** For each month what is fixed, at most what was paid in. */
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

/** What the calendar year's budget still holds. */
export function budgetLeft(store: Store, today: PlainDate): Fen {
  let given = 0n;
  for (const { entry, line } of postingsOf(store, TREASURY)) {
    if (entry.date.slice(0, 4) === today.slice(0, 4)) given -= line.fen;
  }
  return policyFen('p.bybtYsze') - given;
}

/** Books a subsidy to the account, once for a case. */
export function paySubsidy(desk: Desk, { grzh }: PersonRecord, ywlsh: string, fen: Fen): void {
  post(desk.store, {
    id: `czbt:${ywlsh}`,
    date: desk.today(),
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

/** What the form begins with. */
export function subsidyStart(desk: Desk, actor: Actor): SubsidyStart {
  const person = personOf(desk, actor);
  const { open, had, left } = subsidyMonths(desk, person, '');
  const kept = infoOf(desk.store, person);
  return {
    lhrylb: kept.lhrylb ?? '',
    btny: [...open],
    yxsbt: had.size,
    sybt: left,
    btbz: toYuan(policyFen('p.bybtJe')),
  };
}
