import type { LabelledValue } from '@/api/labelled-value';
import { LOAN_STEP } from '@/domain/loan-limits';
import { type Fen, formatMoney, parseYuan } from '@/domain/money';
import { isCombined, isNewHome, isTakeover, type Seen } from './values';

/** What is paid down in full came with the loan that is taken over. */
export const hasDown = (values: Seen) => !isTakeover(values);

export function priceOf(values: Seen): Fen | undefined {
  return isNewHome(values) ? parseYuan(values.fwbh?.fwzj ?? '') : parseYuan(values.fwzj);
}

/** What the down payment leaves of the price: the loans have to come to it. Undefined until both are there. */
export function restOf(values: Seen): Fen | undefined {
  const price = priceOf(values);
  const paid = parseYuan(values.sfk);
  return hasDown(values) && price !== undefined && paid !== undefined && paid < price ? price - paid : undefined;
}

/** The same as it is shown, beside the down payment and beside the loan. */
export function restFigure(values: Seen): LabelledValue[] {
  if (!hasDown(values)) return [];
  return [{ label: '须贷款金额（房屋总价减首付款）', value: formatMoney(restOf(values)) }];
}

/** A rest that no fund loan can be, said where it is paid down, with what to pay instead; '' where a loan can be it. */
export function restProblem(values: Seen): string {
  const rest = restOf(values);
  const paid = parseYuan(values.sfk);
  if (isCombined(values) || rest === undefined || paid === undefined || rest % LOAN_STEP === 0n) return '';
  const instead = formatMoney(paid + (rest % LOAN_STEP), '');
  return `房屋总价减首付款为贷款金额，须为1,000元的整数倍，首付款可填${instead}元`;
}
