// Invoices in the tax register: the amount counts as registered, not as typed.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../kernel/store';
import { queryRegister } from './register-queries';

export interface Invoice {
  fphm: string;
  /** Purpose. */
  lb: '装修' | '物业';
  fpje: Fen;
  kprq: PlainDate;
  /** ID number of the buyer. */
  gmfzjhm: string;
}

/** A deed-tax receipt. */
export interface TaxReceipt {
  pzhm: string;
  bdcqzh: string;
  fen: Fen;
  zjhm: string;
}

export const invoices = (store: Store) => store.table<Invoice>('register-invoices');
export const taxReceipts = (store: Store) => store.table<TaxReceipt>('register-tax-receipts');

/** Returns the deed-tax receipt of this number. */
export function taxReceiptOf(store: Store, pzhm: string, zjhm: string): TaxReceipt | undefined {
  if (!queryRegister(store, '税务登记', zjhm)) return undefined;
  return taxReceipts(store).get(pzhm);
}

/** Returns the difference from the tax register, which the uploaded invoice settles. */
export function invoiceReviewReason(
  store: Store,
  { fphm, fpje, lb }: { fphm: string; fpje: Fen | undefined; lb: Invoice['lb'] },
): string | undefined {
  const known = invoices(store).get(fphm);
  if (known?.lb !== lb) return `税务系统未查询到该${lb}发票`;
  return fpje === undefined || known.fpje === fpje ? undefined : '发票金额与税务登记信息不一致';
}

/** Returns what is wrong with an invoice of this household; undefined if it is valid. */
export function invoiceProblem(
  store: Store,
  invoice: { fphm: string; lb: Invoice['lb']; from: PlainDate; household: readonly string[] },
): string | undefined {
  if (!queryRegister(store, '税务登记', ...invoice.household)) return undefined;
  const known = invoices(store).get(invoice.fphm);
  if (known?.lb !== invoice.lb) return undefined;
  if (!invoice.household.includes(known.gmfzjhm)) return '发票购买方不是您或配偶，请核对';
  if (known.kprq < invoice.from) return `发票已超过有效期（开票日期${known.kprq}）`;
  return undefined;
}
