// Accounts from which a unit pays (docs/rules/gj0109-payment-account.md); the hall refers to them by key and never sees the number.
import type { PayerAccount } from '@/api/unit/payer-account';
import { overBoundText } from '@/domain/deposit/payer-label';
import { type Fen, toYuan } from '@/domain/money';
import { maskBankCard } from '@/domain/text/mask';
import type { UnitRecord } from '../../kernel/people';
import type { Store, TableIndex } from '../../kernel/store';

export interface PayerRecord {
  zhbh: string;
  dwzh: string;
  /** Payment method of the account: 02 bank account, 04 digital-yuan wallet. */
  hjfs: '02' | '04';
  fkyhdm: string;
  yhmc: string;
  khhmc: string;
  khhlhh: string;
  fkhm: string;
  fkzh: string;
  /** A debit agreement is signed. */
  signed: boolean;
  standard: boolean;
  /** Agreed day of debit; 0 for the unit's own. */
  kkr: number;
  /** Limit of one debit in fen; undefined for none. */
  limitFen?: Fen | undefined;
  /** In use, stopped, or awaiting a new holder check. */
  state: 'used' | 'stopped' | 'unchecked';
}

export const payers = (store: Store) => store.table<PayerRecord>('unit-payers');

/** Returns all accounts of a unit in order of creation, stopped ones too. */
export function payerAccounts(store: Store, dwzh: string): PayerRecord[] {
  const keys = store.index('unit-payers', 'by-unit', () => new ByUnit()).keys.get(dwzh) ?? [];
  return [...keys].sort().flatMap((zhbh) => payers(store).get(zhbh) ?? []);
}

/** Accounts that can be debited now. */
const usable = (store: Store, dwzh: string) =>
  payerAccounts(store, dwzh).filter(({ state, signed }) => state === 'used' && signed);

/** Returns the debitable account of a key; undefined for another unit's account or another payment method. */
export function payerOf(store: Store, dwzh: string, zhbh: string, hjfs?: string): PayerRecord | undefined {
  return usable(store, dwzh).find((account) => account.zhbh === zhbh && (!hjfs || account.hjfs === hjfs));
}

/** Returns key and masked number of the debitable accounts, the default first. */
export function payersOf(store: Store, dwzh: string): PayerAccount[] {
  const all = usable(store, dwzh);
  return [...all.filter(({ standard }) => standard), ...all.filter(({ standard }) => !standard)].map(
    ({ zhbh, fkzh, fkhm, yhmc, hjfs, limitFen }) => ({
      ...{ zhbh, fkzh: maskBankCard(fkzh), fkhm, yhmc, hjfs },
      kksx: limitFen === undefined ? '' : toYuan(limitFen),
    }),
  );
}

/** Returns the account of the debit agreement (counter or hall); '' without one. */
export function agreedAccount(store: Store, dwzh: string): string {
  const all = usable(store, dwzh).filter(({ hjfs }) => hjfs === '02');
  return (all.find(({ standard }) => standard) ?? all[0])?.zhbh ?? '';
}

/** Returns whether the bank pays by agreement each month: always for a unit of the counter, unless it stopped all its accounts. */
export function hasAgreement(store: Store, { dwzh, online }: Pick<UnitRecord, 'dwzh' | 'online'>): boolean {
  if (agreedAccount(store, dwzh) !== '') return true;
  return !online && payerAccounts(store, dwzh).length === 0;
}

/** Returns why no account of this payment method can be debited or paid to; '' where one can. */
export function missingPayerReason(store: Store, dwzh: string, hjfs: PayerRecord['hjfs']): string {
  const own = payerAccounts(store, dwzh).filter((account) => account.hjfs === hjfs);
  if (own.some(({ state, signed }) => state === 'used' && signed)) return '';
  const what = hjfs === '02' ? '银行账户' : '数字人民币钱包';
  if (own.some(({ state }) => state === 'unchecked')) return `${what}的户名待核验，请先修改该账户`;
  if (own.some(({ state }) => state === 'used')) return `${what}没有签约委托扣款`;
  return own.length > 0 ? `${what}均已停用` : `没有登记${what}`;
}

/** Returns payment method → reason, for the methods without a debitable account. */
export function methodsWithoutPayer(store: Store, dwzh: string): Record<string, string> {
  const found = (['02', '04'] as const).map((hjfs) => [hjfs, missingPayerReason(store, dwzh, hjfs)] as const);
  return Object.fromEntries(found.filter(([, why]) => why !== ''));
}

/** Returns why a counter agreement in force pays nothing; '' where it pays or where there is none. */
export function agreementPause(store: Store, unit: Pick<UnitRecord, 'dwzh' | 'online'>): string {
  const { dwzh, online } = unit;
  if (hasAgreement(store, unit) || (online && payerAccounts(store, dwzh).length === 0)) return '';
  return missingPayerReason(store, dwzh, '02');
}

/** Returns why an account may not be debited with this amount; undefined where it may. */
export function debitLimitRefusal(store: Store, zhbh: string, fen: Fen): string | undefined {
  const limit = payers(store).get(zhbh)?.limitFen;
  if (limit === undefined || fen <= limit) return undefined;
  return overBoundText(toYuan(limit));
}

/** Returns the masked number of a key; '' for none. */
export function maskedPayer(store: Store, zhbh: string): string {
  return maskBankCard(payers(store).get(zhbh)?.fkzh ?? '');
}

/** Bank and masked number, as shown on cases and receipts. */
export function payerText(store: Store, zhbh: string): string {
  const account = payers(store).get(zhbh);
  return account ? `${account.yhmc} ${maskBankCard(account.fkzh)}` : '';
}

class ByUnit implements TableIndex<PayerRecord> {
  readonly keys = new Map<string, Set<string>>();

  added({ dwzh, zhbh }: PayerRecord) {
    const known = this.keys.get(dwzh);
    if (known) known.add(zhbh);
    else this.keys.set(dwzh, new Set([zhbh]));
  }

  removed({ dwzh, zhbh }: PayerRecord) {
    this.keys.get(dwzh)?.delete(zhbh);
  }
}
