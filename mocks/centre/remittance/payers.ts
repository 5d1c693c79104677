// The accounts from which a unit pays (domain catalogue GJ0109): kept with the centre, named in the hall by their key.
import type { PayerAccount } from '@/api/payer-account';
import { maskBankCard } from '@/domain/mask';
import { type Fen, toYuan } from '@/domain/money';
import { overBoundText } from '@/domain/payer-label';
import type { UnitRecord } from '../kernel/people';
import type { Store, TableIndex } from '../kernel/store';

export interface PayerRecord {
  zhbh: string;
  dwzh: string;
  /** 02 bank account, 04 digital-yuan wallet: the way of paying it is for. */
  hjfs: '02' | '04';
  fkyhdm: string;
  yhmc: string;
  khhmc: string;
  khhlhh: string;
  fkhm: string;
  fkzh: string;
  /** The centre may debit it. */
  signed: boolean;
  standard: boolean;
  /** Agreed day of debit, 0 for the unit's own. */
  kkr: number;
  /** The most one debit may take; undefined for no bound. */
  limitFen?: Fen | undefined;
  /** In use, stopped, or its holder's name is to be checked again. */
  state: 'used' | 'stopped' | 'unchecked';
}

export const payers = (store: Store) => store.table<PayerRecord>('unit-payers');

/** All of a unit's accounts in the order they came, stopped ones too. */
export function accountsOf(store: Store, dwzh: string): PayerRecord[] {
  const keys = store.index('unit-payers', 'by-unit', () => new ByUnit()).keys.get(dwzh) ?? [];
  return [...keys].sort().flatMap((zhbh) => payers(store).get(zhbh) ?? []);
}

/** Those that the centre may debit now. */
const usable = (store: Store, dwzh: string) =>
  accountsOf(store, dwzh).filter(({ state, signed }) => state === 'used' && signed);

/** The account behind a key that may be debited; undefined for another unit's, and for one that is not of this way of paying. */
export function payerOf(store: Store, dwzh: string, zhbh: string, hjfs?: string): PayerRecord | undefined {
  return usable(store, dwzh).find((account) => account.zhbh === zhbh && (!hjfs || account.hjfs === hjfs));
}

/** What the hall learns of the accounts that may be debited: key and masked number, the standard one first. */
export function payersOf(store: Store, dwzh: string): PayerAccount[] {
  const all = usable(store, dwzh);
  return [...all.filter(({ standard }) => standard), ...all.filter(({ standard }) => !standard)].map(
    ({ zhbh, fkzh, fkhm, yhmc, hjfs, limitFen }) => ({
      ...{ zhbh, fkzh: maskBankCard(fkzh), fkhm, yhmc, hjfs },
      kksx: limitFen === undefined ? '' : toYuan(limitFen),
    }),
  );
}

/** The account that the agreement of the counter, or the one signed in the hall, names; '' for a unit without one. */
export function agreedAccount(store: Store, dwzh: string): string {
  const all = usable(store, dwzh).filter(({ hjfs }) => hjfs === '02');
  return (all.find(({ standard }) => standard) ?? all[0])?.zhbh ?? '';
}

/** Whether the bank pays by agreement each month. A unit of the counter has one, unless it stopped every account it had. */
export function hasAgreement(store: Store, { dwzh, online }: Pick<UnitRecord, 'dwzh' | 'online'>): boolean {
  if (agreedAccount(store, dwzh) !== '') return true;
  return !online && accountsOf(store, dwzh).length === 0;
}

/** Why nothing of the unit's may be debited or paid to, of one way of paying; '' where an account may. */
export function whyNoPayer(store: Store, dwzh: string, hjfs: PayerRecord['hjfs']): string {
  const own = accountsOf(store, dwzh).filter((account) => account.hjfs === hjfs);
  if (own.some(({ state, signed }) => state === 'used' && signed)) return '';
  const what = hjfs === '02' ? '银行账户' : '数字人民币钱包';
  if (own.some(({ state }) => state === 'unchecked')) return `${what}的户名待核验，请先修改该账户`;
  if (own.some(({ state }) => state === 'used')) return `${what}没有签约委托扣款`;
  return own.length > 0 ? `${what}均已停用` : `没有登记${what}`;
}

/** Way of paying → why no account can be debited for it, of those ways that have none. */
export function waysWithoutPayer(store: Store, dwzh: string): Record<string, string> {
  const found = (['02', '04'] as const).map((hjfs) => [hjfs, whyNoPayer(store, dwzh, hjfs)] as const);
  return Object.fromEntries(found.filter(([, why]) => why !== ''));
}

/** Why the agreement of the counter pays nothing although nobody ended it; '' where it pays, and for a unit that never had one. */
export function agreementPause(store: Store, unit: Pick<UnitRecord, 'dwzh' | 'online'>): string {
  const { dwzh, online } = unit;
  if (hasAgreement(store, unit) || (online && accountsOf(store, dwzh).length === 0)) return '';
  return whyNoPayer(store, dwzh, '02');
}

/** Why an account may not be debited with so much; undefined where it may. */
export function overLimit(store: Store, zhbh: string, fen: Fen): string | undefined {
  const limit = payers(store).get(zhbh)?.limitFen;
  if (limit === undefined || fen <= limit) return undefined;
  return overBoundText(toYuan(limit));
}

/** The masked number behind a key, '' for none. */
export function maskedPayer(store: Store, zhbh: string): string {
  return maskBankCard(payers(store).get(zhbh)?.fkzh ?? '');
}

/** As it stands on cases and receipts: bank and masked number. */
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
