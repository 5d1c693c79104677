import { type Instalment, type RepaymentMethod, repaymentSchedule } from '@/domain/loan';
import { type Fen, moneyText } from '@/domain/money';
import { cheaperFrom, paymentIn, type RepaymentSummary, summaryOf } from '@/domain/repayment-summary';
import type { PaperFact } from '../outcome';
import type { Values } from '../usual-values';
import { countIn, fenIn, METHOD_NAMES, METHODS, methodIn, percentIn } from './read';

export interface WayToRepay {
  method: RepaymentMethod;
  schedule: readonly Instalment[];
  summary: RepaymentSummary;
  /** What the second instalment is less than the first one. */
  decrease: Fen;
}

export interface RepaymentOutcome {
  kind: '1';
  chosen: RepaymentMethod;
  /** Equal instalments, equal principal. */
  ways: readonly WayToRepay[];
  /** What separates them, in words. */
  difference: string;
}

export function repaymentOutcome(values: Values): RepaymentOutcome {
  const ways = waysToRepay(fenIn(values, 'dkje'), percentIn(values, 'll'), countIn(values, 'dkqx'));
  return { kind: '1', chosen: methodIn(values, 'hkfs'), ways, difference: differenceOf(ways) };
}

export function waysToRepay(principal: Fen, rate: string, months: number): WayToRepay[] {
  return METHODS.map((method) => wayOf(method, repaymentSchedule(principal, rate, months, method)));
}

export function wayOf(method: RepaymentMethod, schedule: readonly Instalment[]): WayToRepay {
  const decrease = schedule.length > 1 ? paymentIn(schedule[0]) - paymentIn(schedule[1]) : 0n;
  return { method, schedule, summary: summaryOf(schedule), decrease };
}

export function differenceOf([equal, falling]: readonly WayToRepay[]): string {
  if (!equal || !falling) return '';
  const saved = equal.summary.interest - falling.summary.interest;
  const more = falling.summary.first - equal.summary.first;
  if (saved <= 0n) return '两种方式的利息相同。';
  const since = cheaperFrom(equal.schedule, falling.schedule);
  const later = since === undefined ? '' : `，从第${since}期起每月还得更少`;
  const first = more > 0n ? `首月多还${moneyText(more)}${later}` : `首月也不多还${later}`;
  return `等额本金的利息少${moneyText(saved)}；${first}。`;
}

/** The figures of each way for paper and file. */
export function factsOfWays(ways: readonly WayToRepay[]): PaperFact[] {
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
