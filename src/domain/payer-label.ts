import { exceeds, type Fen, moneyText } from './money';

/** An account as it is chosen: bank, masked number and what bounds one debit of it. `kksx`: that bound in yuan, '' for none. */
interface BoundAccount {
  yhmc: string;
  fkzh: string;
  kksx: string;
}

/** @param amount what is to be debited, yuan or fen; undefined while it is not known */
export const isOverBound = (kksx: string, amount: string | Fen | undefined): boolean =>
  kksx !== '' && exceeds(amount, kksx);

/** The bound of the account that is chosen, yuan; '' for none. */
export const boundOf = (accounts: readonly { zhbh: string; kksx: string }[], zhbh: string): string =>
  accounts.find((account) => account.zhbh === zhbh)?.kksx ?? '';

export function payerLabel({ yhmc, fkzh, kksx }: BoundAccount, amount?: string | Fen): string {
  if (kksx === '') return `${yhmc} ${fkzh}`;
  return `${yhmc} ${fkzh}（${isOverBound(kksx, amount) ? '超过' : ''}单笔上限${moneyText(kksx)}）`;
}

/** What to do about an account whose bound is too low, after the sentence that says so. */
export const BOUND_ADVICE = '请选择其他账户或缴款方式，或在“付款账户信息维护”中修改上限';

/** The sentence at the field. */
export const overBoundText = (kksx: string): string => `超过付款账户约定的单笔扣款上限${moneyText(kksx)}`;
