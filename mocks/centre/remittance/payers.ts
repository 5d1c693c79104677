import type { PayerAccount } from '@/api/remittance';
import { maskBankCard } from '@/domain/mask';
import { type PaymentAccount, paymentAccountsOf } from '../../data/unit-payers';

/** The unit's account behind a key; undefined for another unit's, and for one that is not of this way of paying. */
export function payerOf(dwzh: string, zhbh: string, hjfs?: string): PaymentAccount | undefined {
  return paymentAccountsOf(dwzh).find((account) => account.zhbh === zhbh && (!hjfs || account.hjfs === hjfs));
}

/** What the hall learns of a unit's accounts: its key and the masked number. */
export function payersOf(dwzh: string): PayerAccount[] {
  return paymentAccountsOf(dwzh).map((account) => ({ ...account, fkzh: maskBankCard(account.fkzh) }));
}

/** The account that the unit's agreement at the counter names; '' for a unit without one. */
export function agreedAccount(dwzh: string): string {
  return paymentAccountsOf(dwzh).find(({ hjfs }) => hjfs === '02')?.zhbh ?? '';
}

/** The masked number behind a key, '' for none. */
export function maskedPayer(dwzh: string, zhbh: string): string {
  return maskBankCard(payerOf(dwzh, zhbh)?.fkzh ?? '');
}

/** As it stands on cases and receipts: bank and masked number. */
export function payerText(dwzh: string, zhbh: string): string {
  const account = payerOf(dwzh, zhbh);
  return account ? `${account.yhmc} ${maskBankCard(account.fkzh)}` : '';
}
