import { monthOf, type PlainDate } from '@/domain/dates';
import { type Retirement, type RetirementGroup, statutoryRetirement } from '@/domain/deposit/retirement';
import {
  childrenUplift,
  greenUplift,
  type LoanLimitInput,
  type LoanLimits,
  loanLimits,
  upliftText,
} from '@/domain/loan/loan-limits';
import { type LimitRaise, limitRaises } from '@/domain/loan/loan-raise';
import { longestTerm } from '@/domain/loan/loan-terms';
import { type Fen, percentOf } from '@/domain/money';
import type { CalculatorValues } from '../default-values';
import type { PolicyNumbers } from '../policy-numbers';
import { countIn, fenIn, percentIn } from './read';
import { type RepaymentOption, repaymentOptions } from './repayment';

export interface LimitOutcome {
  kind: '2';
  limits: LoanLimits;
  /** Term used: the requested one, limited to the maximum. */
  months: number;
  asked: number;
  longest: number;
  retirement: Retirement;
  /** Maximum age at full repayment, years. */
  ageMost: number;
  price: Fen;
  /** Minimum down payment, as amount and as percentage of the policy. */
  down: Fen;
  downPercent: string;
  downLeast: Fen;
  /** Applied uplifts as text. */
  uplifts: readonly string[];
  ways: readonly LimitRaise[];
  /** Repayment of the amount; empty if nothing may be borrowed. */
  repayment: readonly RepaymentOption[];
}

const GROUPS: readonly RetirementGroup[] = ['man', 'woman55', 'woman50'];

export function limitOutcome(values: CalculatorValues, numbers: PolicyNumbers, today: PlainDate): LimitOutcome {
  const group = GROUPS.find((one) => one === values.txlb) ?? 'man';
  const retirement = statutoryRetirement(values.csny, group);
  const { termMost, ageMost } = numbers;
  const longest = longestTerm(`${monthOf(values.csny)}-01`, retirement.month, today, { most: termMost, ageMost });
  const asked = countIn(values, 'dkqx');
  const months = Math.min(asked, longest);
  const downPercent = numbers.down[values.dkyt === '03' ? 'affordable' : values.sfst === '2' ? '2' : '1'];
  const children = countIn(values, 'znsl') >= MANY_CHILDREN;
  const green = values.lsjz === '1';
  const price = fenIn(values, 'fwzj');
  const spouse = values.zhye2.trim() !== '';
  const uplifts = [
    ...(children ? [childrenUplift(numbers.children)] : []),
    ...(green ? [greenUplift(numbers.green)] : []),
  ];
  const input: LoanLimitInput = {
    price,
    downPercent,
    depositors: spouse ? 2 : 1,
    uplifts,
    balances: [fenIn(values, 'zhye1'), ...(spouse ? [fenIn(values, 'zhye2')] : [])],
    income: fenIn(values, 'jtysr'),
    debts: fenIn(values, 'qtzw'),
    rate: percentIn(values, 'll'),
    months,
  };
  const limits = loanLimits(input, numbers.limits);
  const room = { longest, green: green ? undefined : numbers.green };
  return {
    kind: '2',
    limits,
    months,
    asked,
    longest,
    retirement,
    ageMost,
    price,
    down: price - limits.most,
    downPercent,
    downLeast: percentOf(price, downPercent),
    uplifts: uplifts.map(upliftText),
    ways: months > 0 ? limitRaises(input, numbers.limits, room) : [],
    repayment: limits.most > 0n && months > 0 ? repaymentOptions(limits.most, input.rate, months) : [],
  };
}

/** Number of children from which a family counts as having several (p.dkDzn). */
const MANY_CHILDREN = 2;
