import { divideHalfUp, type Fen, percentFraction } from '../money';
import type { Instalment } from './loan';
import { paymentIn } from './repayment-summary';

/** Percentages per year as text; growth rates may be negative ('-1.5'). */
export interface RentOrBuyInput {
  price: Fen;
  down: Fen;
  /** One-time purchase costs (taxes, fees) in percent of the price. */
  costPercent: string;
  /** Annual costs (upkeep, property fee) in percent of the home's value. */
  upkeepPercent: string;
  schedule: readonly Instalment[];
  /** Per month in the first year. */
  rent: Fen;
  rentGrowth: string;
  priceGrowth: string;
  savings: string;
  years: number;
}

export interface RentOrBuyYear {
  year: number;
  /** Instalments and upkeep of the year. */
  buying: Fen;
  rent: Fen;
  homeValue: Fen;
  /** Loan balance. */
  balance: Fen;
  /** Wealth at the end of the year: home minus loan plus savings; savings alone. */
  buyer: Fen;
  renter: Fen;
}

export interface RentOrBuy {
  /** Initial money of both households: down payment and purchase costs. */
  start: Fen;
  years: readonly RentOrBuyYear[];
  /** First year from which to the end of the comparison the buyer never has less; undefined if the buyer has less at the end. */
  breakEven: number | undefined;
}

/**
 * Two households with the same money: one buys, the other saves that money and rents; each year the one that spends less saves the
 * difference at the year's end. Rent and value grow once a year. All in whole fen, half up.
 */
export function rentOrBuy(input: RentOrBuyInput): RentOrBuy {
  const start = input.down + share(input.price, input.costPercent);
  const years: RentOrBuyYear[] = [];
  let homeValue = input.price;
  let rentPerMonth = input.rent;
  let buyerSavings = 0n;
  let renterSavings = start;
  for (let year = 1; year <= input.years; year += 1) {
    const months = input.schedule.slice((year - 1) * 12, year * 12);
    const instalments = months.reduce((sum, one) => sum + paymentIn(one), 0n);
    const buying = instalments + share(homeValue, input.upkeepPercent);
    const rent = rentPerMonth * 12n;
    buyerSavings = grown(buyerSavings, input.savings) + (rent > buying ? rent - buying : 0n);
    renterSavings = grown(renterSavings, input.savings) + (buying > rent ? buying - rent : 0n);
    homeValue = grown(homeValue, input.priceGrowth);
    rentPerMonth = grown(rentPerMonth, input.rentGrowth);
    const balance = months.at(-1)?.balance ?? 0n;
    years.push({
      year,
      buying,
      rent,
      homeValue,
      balance,
      buyer: homeValue - balance + buyerSavings,
      renter: renterSavings,
    });
  }
  return { start, years, breakEven: breakEvenOf(years) };
}

function breakEvenOf(years: readonly RentOrBuyYear[]): number | undefined {
  let since: number | undefined;
  for (const { year, buyer, renter } of years) {
    if (buyer < renter) since = undefined;
    else since ??= year;
  }
  return since;
}

function grown(fen: Fen, percent: string): Fen {
  return fen + share(fen, percent);
}

/** `percent` of an amount; unlike percentOf it accepts a minus sign, since prices may fall. */
function share(fen: Fen, percent: string): Fen {
  const { numerator, denominator } = percentFraction(percent.replace('-', ''));
  return divideHalfUp(fen * (percent.startsWith('-') ? -numerator : numerator), denominator);
}
