import { exceeds, type Fen, moneyText } from '../money';

/** Payer account for selection: bank, masked number, limit of one debit. `kksx`: that limit in yuan, '' for none. */
interface BoundAccount {
  yhmc: string;
  fkzh: string;
  kksx: string;
}

/** @param amount debit in yuan or fen; undefined if not known yet */
export const isOverBound = (kksx: string, amount: string | Fen | undefined): boolean =>
  kksx !== '' && exceeds(amount, kksx);

/** Debit limit of the selected account, yuan; '' for none. */
export const boundOf = (accounts: readonly { zhbh: string; kksx: string }[], zhbh: string): string =>
  accounts.find((account) => account.zhbh === zhbh)?.kksx ?? '';

export function payerLabel({ yhmc, fkzh, kksx }: BoundAccount, amount?: string | Fen): string {
  if (kksx === '') return `${yhmc} ${fkzh}`;
  return `${yhmc} ${fkzh}（${isOverBound(kksx, amount) ? '超过' : ''}单笔上限${moneyText(kksx)}）`;
}

/** Advice for an account whose debit limit is too low, appended to the error. */
export const BOUND_ADVICE = '请选择其他账户或缴款方式，或在“付款账户信息维护”中修改上限';

/** Error at the account field. */
export const overBoundText = (kksx: string): string => `超过付款账户约定的单笔扣款上限${moneyText(kksx)}`;
