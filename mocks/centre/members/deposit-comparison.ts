import type { DepositComparison, DepositStretch } from '@/api/person/deposit-comparison';
import { type PlainMonth, shiftMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/deposit/interest';
import { type Fen, fenOf, toYuan } from '@/domain/money';
import { baseLimitsByYear } from '../../data/policy/base-limits';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { type ContributionPeriod, personOf, spanIn } from '../kernel/people';
import type { Actor, Transaction } from '../kernel/transaction';
import { isDeferred, owedMonthsOf, paidByMonth } from './deposit-entries';
import { unitName } from './person-views';

/** Months of one deposit year in one period; without a period, months that were paid nevertheless. */
interface Stretch {
  nd: string;
  span: ContributionPeriod | undefined;
  months: PlainMonth[];
}

/** Returns 缴存对比 (docs/rules/lists.md): base against the year's limits, months and amounts due against those paid, newest first. */
export function depositComparison(tx: Transaction, actor: Actor, search: Paging & { nd: string }): DepositComparison {
  const person = personOf(tx, actor);
  const paid = paidByMonth(tx.store, person);
  const months = [...new Set([...owedMonthsOf(tx.store, person, tx.today()), ...paid.keys()])].sort();
  const stretches: Stretch[] = [];
  for (const month of months) {
    const [nd, span, last] = [depositYear(month), spanIn(person, month), stretches.at(-1)];
    if (last?.nd === nd && last.span === span) last.months.push(month);
    else stretches.push({ nd, span, months: [month] });
  }
  const compared = chosenRows(stretches, search, { same: ['nd'] })
    .map((stretch) => compare(stretch, paid, (month) => isDeferred(tx, person, month)))
    .reverse();
  const sum = (pick: (one: Compared) => Fen) => toYuan(compared.reduce((total, one) => total + pick(one), 0n));
  return {
    ...pageOfRows(tx, compared, search, (one) => rowOf(tx, one)),
    yjhj: sum(({ due }) => due),
    sjhj: sum(({ came }) => came),
    cehj: sum(({ due, came }) => came - due),
  };
}

interface Compared extends Stretch {
  monthly: Fen;
  /** Voluntary deposits owe no month. */
  owed: number;
  due: Fen;
  came: Fen;
  missing: PlainMonth[];
  putOff: PlainMonth[];
}

function compare(
  stretch: Stretch,
  paid: ReadonlyMap<PlainMonth, Fen>,
  isPutOff: (month: PlainMonth) => boolean,
): Compared {
  const { span, months } = stretch;
  const open = months.filter((month) => !paid.has(month));
  const putOff = open.filter(isPutOff);
  const monthly = span ? monthlyDeposit(span.base, span.dwjcbl) + monthlyDeposit(span.base, span.grjcbl) : 0n;
  // A deferred month is not due yet.
  const owed = monthly > 0n ? months.length - putOff.length : 0;
  return {
    ...stretch,
    monthly,
    owed,
    due: monthly * BigInt(owed),
    came: months.reduce((sum, month) => sum + (paid.get(month) ?? 0n), 0n),
    missing: open.filter((month) => !putOff.includes(month)),
    putOff,
  };
}

function rowOf(
  { store }: Transaction,
  { nd, span, months, monthly, owed, due, came, missing, putOff }: Compared,
): DepositStretch {
  const limits = baseLimitsByYear[nd];
  return {
    nd,
    ksny: months[0] ?? '',
    jsny: months.at(-1) ?? '',
    dwmc: span ? unitName(store, span.dwzh) : '',
    grjcjs: span ? toYuan(span.base) : '',
    jcjssx: limits?.upper ?? '',
    jcjsxx: limits?.lower ?? '',
    jshd: span && limits && span.base > 0n ? checked(span.base, fenOf(limits.lower), fenOf(limits.upper)) : '',
    yj: limits?.basis ?? '',
    dwjcbl: span?.dwjcbl ?? '',
    grjcbl: span?.grjcbl ?? '',
    yjce: toYuan(monthly),
    yjys: owed,
    sjys: months.length - missing.length - putOff.length,
    yjje: toYuan(due),
    sjje: toYuan(came),
    ce: toYuan(came - due),
    wjny: missing,
    hjyf: putOff,
  };
}

function checked(base: Fen, lower: Fen, upper: Fen): '1' | '2' | '3' {
  if (base < lower) return '2';
  return base > upper ? '3' : '1';
}

/** Returns the deposit year of a month: it starts in July and is named after that July's year. */
function depositYear(month: PlainMonth): string {
  return shiftMonth(month, -6).slice(0, 4);
}
