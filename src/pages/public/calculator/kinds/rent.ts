import { repaymentSchedule } from '@/domain/loan/loan';
import { type RentOrBuy, rentOrBuy } from '@/domain/loan/rent-or-buy';
import { type RepaymentSummary, repaymentSummary } from '@/domain/loan/repayment-summary';
import type { Fen } from '@/domain/money';
import type { CalculatorValues } from '../default-values';
import { countIn, fenIn, methodIn, percentIn } from './read';

export interface RentOutcome {
  kind: '5';
  result: RentOrBuy;
  loan: Fen;
  repayment: RepaymentSummary;
  rent: Fen;
  /** Final advantage of buying over renting; negative if renting is better. */
  ahead: Fen;
}

export function rentOutcome(values: CalculatorValues): RentOutcome {
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
    repayment: repaymentSummary(schedule),
    rent,
    ahead: last ? last.buyer - last.renter : 0n,
  };
}
