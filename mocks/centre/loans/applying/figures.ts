import type { AmountLimit } from '@/api/cases/judgement';
import { financingCost, loanFees } from '@/domain/loan/financing-cost';
import { repaymentSchedule } from '@/domain/loan/loan';
import { countedPrice } from '@/domain/loan/loan-funding';
import {
  childrenUplift,
  greenUplift,
  type LoanLimits,
  type LoanPolicy,
  loanLimits,
  type Uplift,
} from '@/domain/loan/loan-limits';
import { type HomeCount, loanRate, type RateTable } from '@/domain/loan/loan-terms';
import { type Fen, fenOf, moneyText, parseOptionalYuan, parseYuan, percentOf, rateText, toYuan } from '@/domain/money';
import { typedText } from '@/lib/foreign-json';
import { hasAgency, isNewHome } from '@/schema/individual/gd0101-loan-application';
import { policy, policyFen } from '../../../data/policy/policy';
import type { Application, RawValues } from '../../cases/rule';
import { balanceOf, memberAccount } from '../../kernel/accounts/ledger';
import { housePrice, houses, projectAccounts } from '../buildings';
import { type BorrowerHousehold, borrowerHousehold, coBorrowerInputs, countedBalances } from './household';
import { withSpouseNumber } from './people';

export interface LoanLimitFigures {
  limits: LoanLimits;
  price: Fen;
  downPercent: string;
  /** Minimum down payment; based on the price, not the appraisal. */
  down: Fen;
  rate: string;
  months: number;
}

/** Returns the limit for these values; null until price, income and term are given or where incomes or debts are no amounts. */
export function loanLimitFigures(
  application: Application,
  household: BorrowerHousehold,
  raw: RawValues,
): LoanLimitFigures | null {
  const price = priceOfHome(application, raw);
  const income = parseYuan(typedText(raw.jkrysr));
  const months = Number(/^\d{1,3}$/.exec(typedText(raw.sqdkqx))?.[0] ?? policy('p.dkZcqx').value);
  if (price === undefined || price <= 0n || income === undefined || months < 1) return null;
  const { balances, unsigned } = countedBalances(application, household, raw);
  const others = coBorrowerInputs(raw).map((one) => parseOptionalYuan(one.income));
  const debts = parseOptionalYuan(typedText(raw.jkrfzje));
  if (debts === undefined || !others.every((one) => one !== undefined)) return null;
  const rate = loanRate(rateTable(), household.home, months);
  const downPercent = downPercentOf(household.home, typedText(raw.dkyt));
  const limits = loanLimits(
    {
      ...countedPrice(price, raw.dkyt === '02' ? parseYuan(typedText(raw.fwpgjz)) : undefined),
      downPercent,
      depositors: balances.length,
      uplifts: upliftsOf(application, raw),
      balances,
      unsigned,
      income: income + others.reduce((sum, one) => sum + one, 0n),
      debts,
      rate,
      months,
    },
    loanPolicy(),
  );
  return { limits, price, downPercent, down: percentOf(price, downPercent), rate, months };
}

/** Limit panel; null without values. */
export function loanLimitPanel(application: Application, raw: RawValues): AmountLimit | null {
  const household = borrowerHousehold(application);
  const figures = loanLimitFigures(application, household, withSpouseNumber(application, household, raw));
  if (!figures) return null;
  const { limits, rate, months } = figures;
  return {
    mc: '可贷额度',
    grzhye: toYuan(balanceOf(application.tx.store, memberAccount(household.person.grzh))),
    blje: '0.00',
    djje: toYuan(household.person.frozenFen),
    ljytq: '0.00',
    kytqe: toYuan(limits.most),
    gs: limitText(limits),
    yj: `${policy('p.dkGr').basis}，自${policy('p.dkGr').effective}起施行`,
    mx: [
      ...limits.four.map(({ name, fen, gs }) => ({ label: name, value: moneyText(fen), gs })),
      { label: '起决定作用的限额', value: limits.limiting.name },
      { label: '执行利率', value: rateText(rate), gs: `${household.home === '1' ? '首套' : '二套'}，${months}个月` },
    ],
  };
}

export function limitText({ limiting, most }: LoanLimits): string {
  return `四项限额取最小的一项：${limiting.name}${moneyText(limiting.fen)}（${limiting.gs}），向下取整到千元，为${moneyText(most)}`;
}

export function rateTable(): RateTable {
  return {
    firstShort: policy('p.dkLlS1').value,
    firstLong: policy('p.dkLlS2').value,
    secondShort: policy('p.dkLlE1').value,
    secondLong: policy('p.dkLlE2').value,
  };
}

/** Minimum down payment in percent; affordable homes have their own. */
export function downPercentOf(home: HomeCount, dkyt: string): string {
  if (dkyt === '03') return policy('p.dkSfBz').value;
  return policy(home === '1' ? 'p.dkSf1' : 'p.dkSf2').value;
}

/** Fees and annual percentage of a loan at the settled rate. Throws for invalid terms. */
export function costOf(values: Readonly<Record<string, string>>, rate = values.zxll ?? '') {
  const principal = fenOf(values.sqdkje ?? '');
  const method = values.dkhkfs === '02' ? '02' : '01';
  const schedule = repaymentSchedule(principal, rate, Number(values.sqdkqx), method);
  const fees = loanFees({
    principal,
    appraised: values.dkyt === '02' ? parseYuan(values.fwpgjz ?? '') : undefined,
    agency: hasAgency({ dkdblx: values.dkdblx ?? '' }),
    appraisalPercent: policy('p.dkPgf').value,
    guaranteePercent: policy('p.dkDbf').value,
  });
  return { schedule, cost: financingCost(principal, schedule, fees) };
}

function priceOfHome({ tx }: Application, raw: RawValues): Fen | undefined {
  const dkyt = typedText(raw.dkyt);
  if (isNewHome({ dkyt })) {
    const house = houses(tx.store).get(typedText(raw.fwbh));
    return house && housePrice(house);
  }
  return parseYuan(typedText(raw.fwzj));
}

function upliftsOf({ tx }: Application, raw: RawValues): Uplift[] {
  const children = Number(/^\d$/.exec(typedText(raw.znsl))?.[0] ?? 0);
  const house = isNewHome({ dkyt: typedText(raw.dkyt) }) ? houses(tx.store).get(typedText(raw.fwbh)) : undefined;
  const stars = house ? (projectAccounts(tx.store).get(house.lpbh)?.lsjzdj ?? '0') : typedText(raw.lsjzdj);
  return [
    ...(children >= 2 ? [childrenUplift(policy('p.dkDzn').value)] : []),
    ...(['1', '2', '3'].includes(stars) ? [greenUplift(policy('p.dkLs').value)] : []),
  ];
}

/** Returns the policy parameters behind the limits. */
export function loanPolicy(): LoanPolicy {
  return {
    capOne: policyFen('p.dkGr'),
    capFamily: policyFen('p.dkJt'),
    upliftMost: policy('p.dkSfSx').value,
    multiple: policy('p.dkBs').value,
    balanceLeast: policyFen('p.dkYeBd'),
    incomePercent: policy('p.dkHkbl').value,
  };
}
