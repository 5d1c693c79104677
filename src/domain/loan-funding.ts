import { type Fen, moneyText } from './money';

/** What is said when down payment and loans do not come to the price of the home. */
export function fundingGap(paid: Fen, lent: Fen, price: Fen): string {
  return `首付款${moneyText(paid)}与贷款${moneyText(lent)}合计比房屋总价${moneyText(price)}少${moneyText(price - paid - lent)}，请核对首付款和贷款金额`;
}
