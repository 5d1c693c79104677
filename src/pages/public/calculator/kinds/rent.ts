import { repaymentSchedule } from '@/domain/loan';
import type { Fen } from '@/domain/money';
import { type RentOrBuy, rentOrBuy } from '@/domain/rent-or-buy';
import { type RepaymentSummary, summaryOf } from '@/domain/repayment-summary';
import type { Values } from '../usual-values';
import { countIn, fenIn, methodIn, percentIn } from './read';

export interface RentOutcome {
  kind: '5';
  result: RentOrBuy;
  loan: Fen;
  repayment: RepaymentSummary;
  rent: Fen;
  /** At the end: what buying leaves more than renting; negative when it leaves less. */
  ahead: Fen;
}

export function rentOutcome(values: Values): RentOutcome {
  const price = fenIn(values, 'fwzj');
  const down = fenIn(values, 'sfje');
  const schedule = repaymentSchedule(
    price - down,
    percentIn(values, 'll'),
    countIn(values, 'dkqx'),
    methodIn(values, 'hkfs'),
  );
  const rent = fenIn(values, 'yzj');
  const result = rentOrBuy({
    price,
    down,
    costPercent: percentIn(values, 'gfcb'),
    upkeepPercent: percentIn(values, 'cycb'),
    schedule,
    rent,
    rentGrowth: percentIn(values, 'zjzf'),
    priceGrowth: percentIn(values, 'fjzf'),
    savings: percentIn(values, 'cxsy'),
    years: countIn(values, 'nx'),
  });
  const last = result.years.at(-1);
  return {
    kind: '5',
    result,
    loan: price - down,
    repayment: summaryOf(schedule),
    rent,
    ahead: last ? last.buyer - last.renter : 0n,
  };
}
