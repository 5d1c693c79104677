import { monthOf, type PlainDate } from '@/domain/dates';
import {
  childrenUplift,
  greenUplift,
  type LoanLimitInput,
  type LoanLimits,
  loanLimits,
  upliftText,
} from '@/domain/loan-limits';
import { type WayUp, waysUp } from '@/domain/loan-raise';
import { longestTerm } from '@/domain/loan-terms';
import { type Fen, percentOf } from '@/domain/money';
import { type Retirement, type RetirementGroup, statutoryRetirement } from '@/domain/retirement';
import type { PolicyNumbers } from '../policy-numbers';
import type { Values } from '../usual-values';
import { countIn, fenIn, percentIn } from './read';
import { type WayToRepay, waysToRepay } from './repayment';

export interface LimitOutcome {
  kind: '2';
  limits: LoanLimits;
  /** The term that was counted: what was asked for, at most the longest. */
  months: number;
  asked: number;
  longest: number;
  retirement: Retirement;
  /** Years of age at which the loan must be repaid at the latest. */
  ageMost: number;
  price: Fen;
  /** What must be paid of one's own at least, and in percent by policy. */
  down: Fen;
  downPercent: string;
  downLeast: Fen;
  /** Uplifts that were counted, in words. */
  uplifts: readonly string[];
  ways: readonly WayUp[];
  /** How the amount would be repaid; none when nothing may be borrowed. */
  repayment: readonly WayToRepay[];
}

const GROUPS: readonly RetirementGroup[] = ['man', 'woman55', 'woman50'];

export function limitOutcome(values: Values, numbers: PolicyNumbers, today: PlainDate): LimitOutcome {
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
    ways: months > 0 ? waysUp(input, numbers.limits, room) : [],
    repayment: limits.most > 0n && months > 0 ? waysToRepay(limits.most, input.rate, months) : [],
  };
}

/** Children from which a family counts as one of several (domain catalogue 1, p.dkDzn). */
const MANY_CHILDREN = 2;
