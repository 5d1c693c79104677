import type { DepositComparison, DepositStretch } from '@/api/deposit-comparison';
import { type PlainMonth, shiftMonth } from '@/domain/dates';
import { monthlyDeposit } from '@/domain/interest';
import { type Fen, fenOf, toYuan } from '@/domain/money';
import { baseLimits } from '../../data/base-limits';
import type { Actor, Desk } from '../kernel/desk';
import { chosenRows, type Paging, pageOfRows } from '../kernel/list-page';
import { type DepositSpan, personOf, spanIn } from '../kernel/people';
import { isPutOff, owedMonths, paidByMonth } from './deposit-entries';
import { unitName } from './person-views';

/** Months of one deposit year under one span; a month of no span is one that was paid for all the same. */
interface Stretch {
  nd: string;
  span: DepositSpan | undefined;
  months: PlainMonth[];
}

/** 缴存对比 (domain catalogue 12.1): base against the year's limits, months and money due against what came, newest first. */
export function depositComparison(desk: Desk, actor: Actor, search: Paging & { nd: string }): DepositComparison {
  const person = personOf(desk, actor);
  const paid = paidByMonth(desk.store, person);
  const months = [...new Set([...owedMonths(desk.store, person, desk.today()), ...paid.keys()])].sort();
  const stretches: Stretch[] = [];
  for (const month of months) {
    const [nd, span, last] = [depositYear(month), spanIn(person, month), stretches.at(-1)];
    if (last?.nd === nd && last.span === span) last.months.push(month);
    else stretches.push({ nd, span, months: [month] });
  }
  const compared = chosenRows(stretches, search, { same: ['nd'] })
    .map((stretch) => compare(stretch, paid, (month) => isPutOff(desk, person, month)))
    .reverse();
  const sum = (pick: (one: Compared) => Fen) => toYuan(compared.reduce((total, one) => total + pick(one), 0n));
  return {
    ...pageOfRows(desk, compared, search, (one) => rowOf(desk, one)),
    yjhj: sum(({ due }) => due),
    sjhj: sum(({ came }) => came),
    cehj: sum(({ due, came }) => came - due),
  };
}

interface Compared extends Stretch {
  monthly: Fen;
  /** Who pays in freely owes no month. */
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
  // What is put off by approval is not due yet.
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
  { store }: Desk,
  { nd, span, months, monthly, owed, due, came, missing, putOff }: Compared,
): DepositStretch {
  const limits = baseLimits[nd];
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

/** It begins with July and is named after the year of that July. */
function depositYear(month: PlainMonth): string {
  return shiftMonth(month, -6).slice(0, 4);
}
