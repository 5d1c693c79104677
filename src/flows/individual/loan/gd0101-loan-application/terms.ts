// Cost of the loan on the current terms, by the centre's own rules.

import type { AmountLimit } from '@/api/cases/judgement';
import type { LabelledValue } from '@/api/client/labelled-value';
import { type FinancingCost, financingCost, loanFees } from '@/domain/loan/financing-cost';
import { type Instalment, type RepaymentMethod, repaymentSchedule } from '@/domain/loan/loan';
import { countedPrice } from '@/domain/loan/loan-funding';
import { childrenUplift, greenUplift, loanLimits } from '@/domain/loan/loan-limits';
import { loanRate, type RateTable } from '@/domain/loan/loan-terms';
import {
  allPercents,
  type Fen,
  formatMoney,
  isPercent,
  moneyText,
  parseAllYuan,
  parseOptionalYuan,
  parseYuan,
  percentOf,
  rateText,
  toYuan,
} from '@/domain/money';
import { hasAgency, isResale, isTakeover } from '@/schema/individual/gd0101-loan-application';
import { coBorrowerRows } from './co-borrowers';
import { requestedPrice, restFigure } from './funding';
import type { LoanFacts, Seen } from './values';

export interface RequestedTerms {
  principal: Fen;
  months: number;
  rate: string;
  method: RepaymentMethod;
  schedule: readonly Instalment[];
  cost: FinancingCost;
  /** Fingerprint of the terms: a reading counts for them alone. */
  mark: string;
}

/** Rate in percent by term and home; '' without a term. */
export function rateOf(values: Seen, facts: LoanFacts): string {
  const months = Number(values.sqdkqx);
  if (!Number.isInteger(months) || months < 1) return '';
  const table: RateTable = {
    firstShort: facts.policy('p.dkLlS1'),
    firstLong: facts.policy('p.dkLlS2'),
    secondShort: facts.policy('p.dkLlE1'),
    secondLong: facts.policy('p.dkLlE2'),
  };
  const rate = loanRate(table, facts.own.sfst, months);
  return isPercent(rate) ? rate : '';
}

/** Undefined until amount and term are entered. */
export function requestedTerms(values: Seen, facts: LoanFacts): RequestedTerms | undefined {
  const principal = parseYuan(values.sqdkje);
  const months = Number(values.sqdkqx);
  const rate = rateOf(values, facts);
  const most = Number(facts.policy('p.dkZcqx'));
  const fee = allPercents({ appraisal: facts.policy('p.dkPgf'), guarantee: facts.policy('p.dkDbf') });
  if (principal === undefined || principal <= 0n || rate === '' || !fee || !(months <= most)) return undefined;
  const method = values.dkhkfs === '02' ? '02' : '01';
  const schedule = repaymentSchedule(principal, rate, months, method);
  const fees = loanFees({
    principal,
    appraised: appraisalOf(values),
    agency: hasAgency(values),
    appraisalPercent: fee.appraisal,
    guaranteePercent: fee.guarantee,
  });
  const cost = financingCost(principal, schedule, fees);
  const mark = [toYuan(principal), months, method, rate, cost.annual].join('|');
  return { principal, months, rate, method, schedule, cost, mark };
}

const appraisalOf = (values: Seen) => (isResale(values) ? parseYuan(values.fwpgjz) : undefined);

/** Lowest down payment in percent; '' if the centre publishes none. */
export function downPercent({ dkyt }: Seen, facts: LoanFacts): string {
  if (dkyt === '03') return facts.policy('p.dkSfBz');
  return facts.policy(facts.own.sfst === '1' ? 'p.dkSf1' : 'p.dkSf2');
}

/** Undefined until the price is entered. */
export function lowestDown(values: Seen, facts: LoanFacts): Fen | undefined {
  if (isTakeover(values)) return 0n;
  const price = requestedPrice(values);
  const percent = downPercent(values, facts);
  return price === undefined || !isPercent(percent) ? undefined : percentOf(price, percent);
}

/**
 * Local estimate while the centre's answer is pending. Co-borrowers' balances are known to the centre alone, so with co-borrowers its last
 * answer stays.
 */
export function estimateLoan(values: Seen, facts: LoanFacts): AmountLimit | null {
  const price = requestedPrice(values);
  const rate = rateOf(values, facts);
  const fen = parseAllYuan({
    balance: facts.account.grzhye,
    income: values.jkrysr,
    capOne: facts.policy('p.dkGr'),
    capFamily: facts.policy('p.dkJt'),
    balanceLeast: facts.policy('p.dkYeBd'),
  });
  const debts = parseOptionalYuan(values.jkrfzje);
  const percents = allPercents({
    down: downPercent(values, facts),
    children: facts.policy('p.dkDzn'),
    green: facts.policy('p.dkLs'),
    upliftMost: facts.policy('p.dkSfSx'),
    income: facts.policy('p.dkHkbl'),
  });
  const multiple = facts.policy('p.dkBs');
  if (!fen || debts === undefined || !percents || !/^\d+$/.test(multiple)) return null;
  if (price === undefined || rate === '' || coBorrowerRows(values).length > 0) return null;
  const stars = values.fwbh?.lsjzdj ?? values.lsjzdj;
  const { four, most, limiting } = loanLimits(
    {
      ...countedPrice(price, appraisalOf(values)),
      downPercent: percents.down,
      depositors: 1,
      uplifts: [
        ...(Number(values.znsl) >= 2 ? [childrenUplift(percents.children)] : []),
        ...(['1', '2', '3'].includes(stars) ? [greenUplift(percents.green)] : []),
      ],
      balances: [fen.balance],
      income: fen.income,
      debts,
      rate,
      months: Number(values.sqdkqx),
    },
    {
      capOne: fen.capOne,
      capFamily: fen.capFamily,
      upliftMost: percents.upliftMost,
      multiple,
      balanceLeast: fen.balanceLeast,
      incomePercent: percents.income,
    },
  );
  return {
    mc: '可贷额度',
    grzhye: facts.account.grzhye,
    blje: '0.00',
    djje: facts.account.djje,
    ljytq: '0.00',
    kytqe: toYuan(most),
    gs: `四项限额取最小的一项：${limiting.name}${moneyText(limiting.fen)}（${limiting.gs}），向下取整到千元，为${moneyText(most)}`,
    yj: facts.limit?.yj ?? '',
    mx: four.map((one) => ({ label: one.name, value: formatMoney(one.fen), gs: one.gs })),
  };
}

/** Rate, first payment and interest of both repayment methods, side by side. */
export function termFigures(values: Seen, facts: LoanFacts): LabelledValue[] {
  const rate = rateOf(values, facts);
  const terms = requestedTerms(values, facts);
  const figures: LabelledValue[] = [...restFigure(values), { label: '执行利率', value: rateText(rate) }];
  if (!terms) return [...figures, { label: '首期月还款额', value: '--' }];
  const other = repaymentSchedule(terms.principal, rate, terms.months, terms.method === '01' ? '02' : '01');
  const name = terms.method === '01' ? '等额本金' : '等额本息';
  return [
    ...figures,
    { label: '首期月还款额', value: formatMoney(paymentOf(terms.schedule[0])) },
    { label: '利息总额', value: formatMoney(terms.cost.interest) },
    {
      label: `若选${name}`,
      value: `首期${formatMoney(paymentOf(other[0]))}，利息总额${formatMoney(other.reduce((sum, one) => sum + one.interest, 0n))}`,
    },
  ];
}

export function paymentOf(instalment: Instalment | undefined): Fen {
  return instalment ? instalment.principal + instalment.interest : 0n;
}

/** First payment, last payment and interest of a repayment method. */
export function repaymentPlanFigures(principal: Fen, rate: string, months: number, method: RepaymentMethod) {
  const schedule = repaymentSchedule(principal, rate, months, method);
  return {
    method,
    schedule,
    first: paymentOf(schedule[0]),
    last: paymentOf(schedule.at(-1)),
    interest: schedule.reduce((sum, one) => sum + one.interest, 0n),
  };
}
