import { divideHalfUp, type Fen, percentOf } from '../money';
import type { Instalment } from './loan';

/** Fee that the borrower pays besides interest, due at disbursement. */
export interface LoanFee {
  name: string;
  fen: Fen;
  /** Basis of the fee, or the party that charges it. */
  note: string;
}

/** 综合融资成本明示表: total cost of a loan as amounts and as one annual rate. */
export interface FinancingCost {
  interest: Fen;
  fees: readonly LoanFee[];
  feesTotal: Fen;
  /** Interest and fees. */
  total: Fen;
  /**
   * Annual percent with four decimals, e.g. '2.6000': twelve times the monthly rate at which the present value of all payments equals the
   * net amount received.
   */
  annual: string;
}

export function financingCost(
  principal: Fen,
  schedule: readonly Instalment[],
  fees: readonly LoanFee[],
): FinancingCost {
  const interest = schedule.reduce((sum, one) => sum + one.interest, 0n);
  const feesTotal = fees.reduce((sum, one) => sum + one.fen, 0n);
  return {
    interest,
    fees,
    feesTotal,
    total: interest + feesTotal,
    annual: annualRate(principal - feesTotal, schedule),
  };
}

/**
 * Fees by policy: appraisal of a second-hand home and an agency's guarantee, each in percent of its amount; registration of the mortgage is
 * free for the borrower.
 */
export function loanFees(input: {
  principal: Fen;
  appraised: Fen | undefined;
  agency: boolean;
  appraisalPercent: string;
  guaranteePercent: string;
}): LoanFee[] {
  const fees: LoanFee[] = [{ name: '抵押登记费', fen: 0n, note: '由中心承担' }];
  if (input.appraised !== undefined) {
    const note = `评估价 × ${input.appraisalPercent}%，评估机构收取`;
    fees.push({ name: '房屋评估费', fen: percentOf(input.appraised, input.appraisalPercent), note });
  }
  if (input.agency) {
    const note = `贷款金额 × ${input.guaranteePercent}%，保证机构收取`;
    fees.push({ name: '担保服务费', fen: percentOf(input.principal, input.guaranteePercent), note });
  }
  return fees;
}

const SCALE = 10n ** 24n;
/** Resolution of the monthly rate, 10⁻¹⁰; searched up to 100 % a month. */
const STEPS = 10n ** 10n;

/** Bisection on the present value in fixed point: money is never a floating-point number. */
function annualRate(received: Fen, schedule: readonly Instalment[]): string {
  const payments = schedule.map((one) => one.principal + one.interest);
  const paid = payments.reduce((sum, one) => sum + one, 0n);
  if (received <= 0n || paid <= received) return '0.0000';
  let low = 0n;
  let high = STEPS;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (presentValue(payments, middle) > received * SCALE) low = middle;
    else high = middle;
  }
  // low / 10¹⁰ × 12 × 100 %, four decimals.
  const digits = divideHalfUp(low * 12n * 100n * 10_000n, STEPS)
    .toString()
    .padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

function presentValue(payments: readonly Fen[], rate: bigint): bigint {
  let factor = SCALE;
  let sum = 0n;
  for (const payment of payments) {
    factor = (factor * STEPS) / (STEPS + rate);
    sum += payment * factor;
  }
  return sum;
}
