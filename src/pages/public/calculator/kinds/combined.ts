import { combinedSchedule } from '@/domain/loan/combined-loan';
import { type Instalment, type RepaymentMethod, repaymentSchedule } from '@/domain/loan/loan';
import { paymentIn, type RepaymentSummary, repaymentSummary } from '@/domain/loan/repayment-summary';
import type { Fen } from '@/domain/money';
import type { CalculatorValues } from '../default-values';
import { countIn, fenIn, methodIn, percentIn } from './read';
import { differenceOf, type RepaymentOption, repaymentOption } from './repayment';

interface Part {
  name: string;
  principal: Fen;
  rate: string;
  months: number;
  method: RepaymentMethod;
}

interface CombinedPart extends Part {
  summary: RepaymentSummary;
}

export interface CombinedOutcome {
  kind: '4';
  parts: readonly CombinedPart[];
  schedule: readonly Instalment[];
  summary: RepaymentSummary;
  /** Both loans by equal instalments, or both by equal principal. */
  ways: readonly RepaymentOption[];
  difference: string;
  /** If one loan ends before the other: its name, its last instalment and the next payment. */
  after: { name: string; months: number; payment: Fen } | undefined;
}

export function combinedOutcome(values: CalculatorValues): CombinedOutcome {
  const fund: Part = {
    name: '公积金贷款',
    principal: fenIn(values, 'dkje'),
    rate: percentIn(values, 'll'),
    months: countIn(values, 'dkqx'),
    method: methodIn(values, 'hkfs'),
  };
  const bank: Part = {
    name: '商业贷款',
    principal: fenIn(values, 'sdje'),
    rate: percentIn(values, 'sdll'),
    months: countIn(values, 'sdqx'),
    method: methodIn(values, 'sdfs'),
  };
  const parts = [fund, bank];
  const schedules = parts.map((part) => scheduleOf(part));
  const schedule = combinedSchedule(schedules);
  const ways = (['01', '02'] as const).map((method) =>
    repaymentOption(method, combinedSchedule(parts.map((part) => scheduleOf({ ...part, method })))),
  );
  const shorter = fund.months < bank.months ? fund : bank;
  const next = fund.months === bank.months ? undefined : schedule[shorter.months];
  return {
    kind: '4',
    parts: parts.map((part, index) => ({ ...part, summary: repaymentSummary(schedules[index] ?? []) })),
    schedule,
    summary: repaymentSummary(schedule),
    ways,
    difference: differenceOf(ways),
    after: next && { name: shorter.name, months: shorter.months, payment: paymentIn(next) },
  };
}

function scheduleOf({ principal, rate, months, method }: Part): Instalment[] {
  return repaymentSchedule(principal, rate, months, method);
}
