// Entitlements used up by withdrawals: renovation of a home, yearly property fee, invoice, voucher, share of an estate.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { type CaseRecord, cases, isPendingNumber } from '../cases/case-states';
import type { Store } from '../kernel/store';
import { ownerId } from '../kernel/transaction';
import { spouseOf } from '../registers/registers';

/** Use by one application; fields without meaning for the reason are ''. */
export interface Use {
  ywlsh: string;
  grzh: string;
  zjhm: string;
  ywlx: string;
  qttqyy: string;
  fen: Fen;
  day: PlainDate;
  bdcqzh: string;
  /** Contract of a renovation. */
  zxhtbh: string;
  /** Year of a property fee or of an allowance. */
  nd: string;
  /** Numbers of invoices and vouchers. */
  pz: readonly string[];
  /** Patient and illness. */
  hb: string;
  /** Account number of the deceased, and the heir's share in hundredths of a percent. */
  bjcrzh: string;
  fe: bigint;
}

/** Default of the fields that a reason does not use. */
export const BLANK_USE: Pick<Use, 'bdcqzh' | 'zxhtbh' | 'nd' | 'pz' | 'hb' | 'bjcrzh' | 'fe'> = {
  bdcqzh: '',
  zxhtbh: '',
  nd: '',
  pz: [],
  hb: '',
  bjcrzh: '',
  fe: 0n,
};

/** States without a payment, past or future. */
const VOID = ['80', '85', '86'];

export const uses = (store: Store) => store.table<Use>('withdrawal-uses');

/** Returns uses of valid applications that match `wanted`; `except`: a case to leave out. */
export function aliveUses(store: Store, except: string, wanted: (use: Use) => boolean): Use[] {
  return [...uses(store).values()].filter(
    (use) => use.ywlsh !== except && wanted(use) && !VOID.includes(cases(store).get(use.ywlsh)?.ywzt ?? ''),
  );
}

/** Records the use of an application; a correction replaces it. */
export function noteUse(
  store: Store,
  { ywlsh, ywlx, owner, je }: CaseRecord,
  use: Omit<Use, 'ywlsh' | 'ywlx' | 'grzh' | 'fen'>,
) {
  uses(store).put(ywlsh, { ...use, ywlsh, ywlx, grzh: ownerId(owner, 'person'), fen: je });
}

/** Returns the ID numbers of the person and of the spouse, by the register or as named in the form. */
export function voucherHousehold(store: Store, zjhm: string, named: unknown): string[] {
  const registered = spouseOf(store, zjhm)?.pozjhm;
  const typed = typeof named === 'string' ? named.trim().toUpperCase() : '';
  return [zjhm, registered ?? typed].filter((one) => one !== '');
}

/** Sentence that the entitlement is used up; undefined without a use. */
export const drawnText = (store: Store, what: string, [use]: readonly Use[]): string | undefined =>
  use && `该${what}已于${use.day}${isPendingNumber(store, use.ywlsh) ? '申请提取，正在办理' : '办理过提取'}`;

export const sumOf = (list: readonly Use[]): Fen => list.reduce((total, { fen }) => total + fen, 0n);
