import { type Fen, moneyText } from '../money';
import type { LoanLimitInput } from './loan-limits';

/** Returns why down payment and loans differ from the price of the home, with the field to change; '' if they match. */
export function fundingProblem(paid: Fen, lent: Fen, price: Fen): string {
  if (paid + lent === price) return '';
  const change = '请修改贷款金额，或“房屋”中的首付款';
  if (paid + lent > price) {
    return `首付款与贷款之和（${moneyText(paid + lent)}）不能大于房屋总价（${moneyText(price)}），${change}`;
  }
  return `首付款${moneyText(paid)}与贷款${moneyText(lent)}合计比房屋总价${moneyText(price)}少${moneyText(price - paid - lent)}，${change}`;
}

/** Value of a home that counts towards the loan: for a second-hand home, which has an appraisal, the lower of it and the price. */
export function countedPrice(price: Fen, appraisal: Fen | undefined): Pick<LoanLimitInput, 'price' | 'named'> {
  return appraisal !== undefined && appraisal < price ? { price: appraisal, named: '评估价' } : { price };
}
