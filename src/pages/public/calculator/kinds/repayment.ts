import { type Instalment, type RepaymentMethod, repaymentSchedule } from '@/domain/loan/loan';
import { cheaperFrom, paymentIn, type RepaymentSummary, repaymentSummary } from '@/domain/loan/repayment-summary';
import { type Fen, moneyText } from '@/domain/money';
import type { CalculatorValues } from '../default-values';
import type { PaperFact } from '../outcome';
import { countIn, fenIn, METHOD_NAMES, METHODS, methodIn, percentIn } from './read';

export interface RepaymentOption {
  method: RepaymentMethod;
  schedule: readonly Instalment[];
  summary: RepaymentSummary;
  /** Decrease from the first to the second instalment. */
  decrease: Fen;
}

export interface RepaymentOutcome {
  kind: '1';
  chosen: RepaymentMethod;
  /** Equal instalments, equal principal. */
  ways: readonly RepaymentOption[];
  /** Difference between both as text. */
  difference: string;
}

export function repaymentOutcome(values: CalculatorValues): RepaymentOutcome {
  const ways = repaymentOptions(fenIn(values, 'dkje'), percentIn(values, 'll'), countIn(values, 'dkqx'));
  return { kind: '1', chosen: methodIn(values, 'hkfs'), ways, difference: differenceOf(ways) };
}

export function repaymentOptions(principal: Fen, rate: string, months: number): RepaymentOption[] {
  return METHODS.map((method) => repaymentOption(method, repaymentSchedule(principal, rate, months, method)));
}

export function repaymentOption(method: RepaymentMethod, schedule: readonly Instalment[]): RepaymentOption {
  const decrease = schedule.length > 1 ? paymentIn(schedule[0]) - paymentIn(schedule[1]) : 0n;
  return { method, schedule, summary: repaymentSummary(schedule), decrease };
}

export function differenceOf([equal, falling]: readonly RepaymentOption[]): string {
  if (!equal || !falling) return '';
  const saved = equal.summary.interest - falling.summary.interest;
  const more = falling.summary.first - equal.summary.first;
  if (saved <= 0n) return '两种方式的利息相同。';
  const since = cheaperFrom(equal.schedule, falling.schedule);
  const later = since === undefined ? '' : `，从第${since}期起每月还得更少`;
  const first = more > 0n ? `首月多还${moneyText(more)}${later}` : `首月也不多还${later}`;
  return `等额本金的利息少${moneyText(saved)}；${first}。`;
}

/** Figures of each option for print and file. */
export function factsOfOptions(ways: readonly RepaymentOption[]): PaperFact[] {
  return ways.flatMap(({ method, summary: { first, last, interest, total } }) => {
    const name = METHOD_NAMES[method];
    return [
      { label: `${name} ${method === '01' ? '每月还款' : '首月还款'}`, fen: first, words: true as const },
      { label: `${name} 末期还款`, fen: last },
      { label: `${name} 利息合计`, fen: interest },
      { label: `${name} 还款总额`, fen: total, words: true as const },
    ];
  });
}
