import type { LabelledValue } from '@/api/client/labelled-value';
import { LOAN_STEP } from '@/domain/loan/loan-limits';
import { type Fen, formatMoney, parseYuan } from '@/domain/money';
import { hasDown, isCombined, isNewHome } from '@/schema/individual/gd0101-loan-application';
import type { Seen } from './values';

export function requestedPrice(values: Seen): Fen | undefined {
  return isNewHome(values) ? parseYuan(values.fwbh?.fwzj ?? '') : parseYuan(values.fwzj);
}

/** Price minus down payment, which the loans must equal. Undefined until both are entered. */
export function restOf(values: Seen): Fen | undefined {
  const price = requestedPrice(values);
  const paid = parseYuan(values.sfk);
  return hasDown(values) && price !== undefined && paid !== undefined && paid < price ? price - paid : undefined;
}

/** The same as a figure beside the down payment and the loan. */
export function restFigure(values: Seen): LabelledValue[] {
  if (!hasDown(values)) return [];
  return [{ label: '须贷款金额（房屋总价减首付款）', value: formatMoney(restOf(values)) }];
}

/** Error at the down payment if no fund loan can equal the rest, with the amount to pay instead; '' if one can. */
export function restProblem(values: Seen): string {
  const rest = restOf(values);
  const paid = parseYuan(values.sfk);
  if (isCombined(values) || rest === undefined || paid === undefined || rest % LOAN_STEP === 0n) return '';
  const instead = formatMoney(paid + (rest % LOAN_STEP), '');
  return `房屋总价减首付款为贷款金额，须为1,000元的整数倍，首付款可填${instead}元`;
}
