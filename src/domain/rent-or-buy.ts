import type { Instalment } from './loan';
import { divideHalfUp, type Fen, percentFraction } from './money';
import { paymentIn } from './repayment-summary';

/** Percentages as text a year; those of change may be negative ('-1.5'). */
export interface RentOrBuyInput {
  price: Fen;
  down: Fen;
  /** Of the price, once, when buying: taxes and fees. */
  costPercent: string;
  /** Of the home's value, each year: upkeep, property fee. */
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
  /** Of the loan. */
  balance: Fen;
  /** What each has at the end of the year: home less loan and savings; savings alone. */
  buyer: Fen;
  renter: Fen;
}

export interface RentOrBuy {
  /** What both have at the start: down payment and costs of the purchase. */
  start: Fen;
  years: readonly RentOrBuyYear[];
  /** The first year from whose end to the end of the comparison buying leaves no less; undefined when it leaves less at the end. */
  breakEven: number | undefined;
}

/**
 * Two households with the same money. One pays down and buys, the other saves that money and rents; in each year who spends less
 * saves the difference, at the year's end. Rent and value grow once a year. All in whole fen, half up.
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

/** `percent` of an amount; unlike percentOf it takes a minus sign, as prices also fall. */
function share(fen: Fen, percent: string): Fen {
  const { numerator, denominator } = percentFraction(percent.replace('-', ''));
  return divideHalfUp(fen * (percent.startsWith('-') ? -numerator : numerator), denominator);
}
