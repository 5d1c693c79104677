// What a withdrawal used up: a home's renovation, a year's property fee, an invoice, a voucher, a share of an estate.
import type { PlainDate } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import { type CaseRecord, cases, isUnderWay } from '../cases/case-states';
import type { Store } from '../kernel/store';
import { spouseOf } from '../registers/registers';

/** One application's use. What a reason does not know is ''. */
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

/** What a reason does not know of its use. */
export const BLANK_USE: Pick<Use, 'bdcqzh' | 'zxhtbh' | 'nd' | 'pz' | 'hb' | 'bjcrzh' | 'fe'> = {
  bdcqzh: '',
  zxhtbh: '',
  nd: '',
  pz: [],
  hb: '',
  bjcrzh: '',
  fe: 0n,
};

/** States in which nothing was or will be paid. */
const VOID = ['80', '85', '86'];

export const uses = (store: Store) => store.table<Use>('withdrawal-uses');

/** Uses that count: those of the household's and others' applications that are alive. The case named by `except` is left out. */
export function aliveUses(store: Store, except: string, wanted: (use: Use) => boolean): Use[] {
  return [...uses(store).values()].filter(
    (use) => use.ywlsh !== except && wanted(use) && !VOID.includes(cases(store).get(use.ywlsh)?.ywzt ?? ''),
  );
}

/** Notes what an application uses up; a corrected one uses anew. */
export function noteUse(
  store: Store,
  { ywlsh, ywlx, owner, je }: CaseRecord,
  use: Omit<Use, 'ywlsh' | 'ywlx' | 'grzh' | 'fen'>,
) {
  uses(store).put(ywlsh, { ...use, ywlsh, ywlx, grzh: owner.slice('person:'.length), fen: je });
}

/** ID numbers of the person and of the spouse, as the register or the form names one. */
export function householdOf(store: Store, zjhm: string, named: unknown): string[] {
  const registered = spouseOf(store, zjhm)?.pozjhm;
  const typed = typeof named === 'string' ? named.trim().toUpperCase() : '';
  return [zjhm, registered ?? typed].filter((one) => one !== '');
}

/** What stands in the way of drawing on something a second time; nothing where none of these did. */
export const drawnText = (store: Store, what: string, [use]: readonly Use[]): string | undefined =>
  use && `该${what}已于${use.day}${isUnderWay(store, use.ywlsh) ? '申请提取，正在办理' : '办理过提取'}`;

export const sumOf = (list: readonly Use[]): Fen => list.reduce((total, { fen }) => total + fen, 0n);
