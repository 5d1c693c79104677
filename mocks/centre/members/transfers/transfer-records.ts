// Transfers between centres (domain catalogue 10.1): the letter, how it stands and when it came to that.
import { fundTime, type PlainDate, type PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Desk } from '../../kernel/desk';
import type { Store } from '../../kernel/store';

/** Dictionary `zyzt`. */
export type TransferState = '00' | '01' | '02' | '05' | '06' | '08' | '13' | '20' | '40';

const MOVES: Readonly<Record<TransferState, readonly TransferState[]>> = {
  '00': ['00', '01', '40'],
  '01': ['02', '05', '13', '40'],
  '02': ['05', '13'],
  // Money that comes in parts, or figures that are put right.
  '05': ['05', '06', '13'],
  '06': ['08', '20', '13'],
  '08': ['06', '08', '20', '13'],
  '13': [],
  '20': [],
  '40': [],
};
/** Nothing more comes of these. */
export const TRANSFER_ENDS: readonly TransferState[] = ['13', '20', '40'];

interface TransferStep {
  zyzt: TransferState;
  /** yyyy-MM-dd HH:mm:ss. */
  sj: string;
  sm: string;
}

export interface TransferRecord {
  /** Of a transfer in, the application's. */
  ywlsh: string;
  /** in: to this centre. */
  fx: 'in' | 'out';
  grzh: string;
  lxhbh: string;
  /** The other centre, and the account there. */
  zxmc: string;
  ygrzh: string;
  ygdw: string;
  zyzt: TransferState;
  /** As the centre that sends the money states them. */
  bj: Fen;
  lx: Fen;
  /** What has arrived. */
  dz: Fen;
  /** Months without a gap up to the last one that was paid there, as stated; '' and 0 before. */
  jzny: PlainMonth | '';
  lxjcys: number;
  cnrq: PlainDate;
  jd: readonly TransferStep[];
  /** Days on which the person urged. */
  cb: readonly PlainDate[];
}

/** Where a person follows and urges them. */
export const TRANSFER_PROGRESS = '/grwt/zhxx/zyjx/zyjd_cx';

export const transfers = (store: Store) => store.table<TransferRecord>('centre-transfers');

export const letterNumber = (ywlsh: string) => `LX${ywlsh.slice(4)}`;

/** A person's, newest first. */
export function transfersOf(store: Store, grzh: string): TransferRecord[] {
  return [...transfers(store).values()].filter((one) => one.grzh === grzh).reverse();
}

/**
 * Brings a letter to a state and notes when.
 * @throws Error for a move that there is not: a fault of the centre
 */
export function moveTransfer(
  desk: Desk,
  record: TransferRecord,
  zyzt: TransferState,
  sm: string,
  change: Partial<Pick<TransferRecord, 'bj' | 'lx' | 'dz' | 'jzny' | 'lxjcys'>> = {},
): TransferRecord {
  if (!MOVES[record.zyzt].includes(zyzt)) throw new Error(`Letter ${record.lxhbh}: ${record.zyzt} → ${zyzt}`);
  const moved = { ...record, ...change, zyzt, jd: [...record.jd, { zyzt, sj: fundTime(desk.now()), sm }] };
  transfers(desk.store).put(moved.ywlsh, moved);
  return moved;
}
