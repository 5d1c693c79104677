import type { AmountLimit } from '@/api/judgement';
import { financingCost, loanFees } from '@/domain/financing-cost';
import { repaymentSchedule } from '@/domain/loan';
import { countedPrice } from '@/domain/loan-funding';
import {
  childrenUplift,
  greenUplift,
  type LoanLimits,
  type LoanPolicy,
  loanLimits,
  type Uplift,
} from '@/domain/loan-limits';
import { type HomeCount, loanRate, type RateTable } from '@/domain/loan-terms';
import { type Fen, fenOf, moneyText, parseOptionalYuan, parseYuan, percentOf, rateText, toYuan } from '@/domain/money';
import { typedText } from '@/lib/foreign-json';
import { policy, policyFen } from '../../../data/policy';
import type { Application, RawValues } from '../../cases/rule';
import { balanceOf, memberAccount } from '../../kernel/ledger';
import { houses, priceOf, projectAccounts } from '../buildings';
import { coBorrowersOf, countedBalances, type Household, householdOf } from './household';

export interface LoanFigures {
  limits: LoanLimits;
  price: Fen;
  downPercent: string;
  /** Lowest down payment: of the price, whatever the appraisal. */
  down: Fen;
  rate: string;
  months: number;
}

/** Purposes for which the home comes from a developer's building table. */
export const NEW_HOME = ['01', '03'];

/** What may be lent for these values; null until price, income and term are there, and for incomes and debts that are no amounts. */
export function loanFigures(application: Application, household: Household, raw: RawValues): LoanFigures | null {
  const price = priceOfHome(application, raw);
  const income = parseYuan(typedText(raw.jkrysr));
  const months = Number(/^\d{1,3}$/.exec(typedText(raw.sqdkqx))?.[0] ?? policy('p.dkZcqx').value);
  if (price === undefined || price <= 0n || income === undefined || months < 1) return null;
  const { balances, unsigned } = countedBalances(application, household, raw);
  const others = coBorrowersOf(raw).map((one) => parseOptionalYuan(one.income));
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

/** The limit as it is shown; without values there is nothing to compute yet. */
export function loanLimitPanel(application: Application, raw: RawValues): AmountLimit | null {
  const household = householdOf(application);
  const figures = loanFigures(application, household, raw);
  if (!figures) return null;
  const { limits, rate, months } = figures;
  return {
    mc: '可贷额度',
    grzhye: toYuan(balanceOf(application.desk.store, memberAccount(household.person.grzh))),
    blje: '0.00',
    djje: toYuan(household.person.frozenFen),
    ljytq: '0.00',
    kytqe: toYuan(limits.most),
    gs: limitWords(limits),
    yj: `${policy('p.dkGr').basis}，自${policy('p.dkGr').effective}起施行`,
    mx: [
      ...limits.four.map(({ name, fen, gs }) => ({ label: name, value: moneyText(fen), gs })),
      { label: '起决定作用的限额', value: limits.limiting.name },
      { label: '执行利率', value: rateText(rate), gs: `${household.home === '1' ? '首套' : '二套'}，${months}个月` },
    ],
  };
}

export function limitWords({ limiting, most }: LoanLimits): string {
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

/** Lowest down payment: affordable homes have their own. */
export function downPercentOf(home: HomeCount, dkyt: string): string {
  if (dkyt === '03') return policy('p.dkSfBz').value;
  return policy(home === '1' ? 'p.dkSf1' : 'p.dkSf2').value;
}

/** Fees and the annual figure of a loan on these terms, at the rate that was settled with them. Throws where they are none. */
export function costOf(values: Readonly<Record<string, string>>, rate = values.zxll ?? '') {
  const principal = fenOf(values.sqdkje ?? '');
  const method = values.dkhkfs === '02' ? '02' : '01';
  const schedule = repaymentSchedule(principal, rate, Number(values.sqdkqx), method);
  const fees = loanFees({
    principal,
    appraised: values.dkyt === '02' ? parseYuan(values.fwpgjz ?? '') : undefined,
    agency: WITH_AGENCY.includes(values.dkdblx ?? ''),
    appraisalPercent: policy('p.dkPgf').value,
    guaranteePercent: policy('p.dkDbf').value,
  });
  return { schedule, cost: financingCost(principal, schedule, fees) };
}

/** Kinds of guarantee that name an agency. */
export const WITH_AGENCY = ['03', '72', '74', '75'];

function priceOfHome({ desk }: Application, raw: RawValues): Fen | undefined {
  const dkyt = typedText(raw.dkyt);
  if (NEW_HOME.includes(dkyt)) {
    const house = houses(desk.store).get(typedText(raw.fwbh));
    return house && priceOf(house);
  }
  return parseYuan(typedText(raw.fwzj));
}

function upliftsOf({ desk }: Application, raw: RawValues): Uplift[] {
  const children = Number(/^\d$/.exec(typedText(raw.znsl))?.[0] ?? 0);
  const house = NEW_HOME.includes(typedText(raw.dkyt)) ? houses(desk.store).get(typedText(raw.fwbh)) : undefined;
  const stars = house ? (projectAccounts(desk.store).get(house.lpbh)?.lsjzdj ?? '0') : typedText(raw.lsjzdj);
  return [
    ...(children >= 2 ? [childrenUplift(policy('p.dkDzn').value)] : []),
    ...(['1', '2', '3'].includes(stars) ? [greenUplift(policy('p.dkLs').value)] : []),
  ];
}

/** The policy behind the limits. */
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
