// Transfers between centres (docs/rules/zy0101-transfer-in.md): the letter, its states and their days.
import { fundTime, type PlainDate, type PlainMonth } from '@/domain/dates';
import type { Fen } from '@/domain/money';
import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';

/** Dictionary `zyzt`. */
export type TransferState = '00' | '01' | '02' | '05' | '06' | '08' | '13' | '20' | '40';

const MOVES: Readonly<Record<TransferState, readonly TransferState[]>> = {
  '00': ['00', '01', '40'],
  '01': ['02', '05', '13', '40'],
  '02': ['05', '13'],
  // Repeats are partial payments, or corrected statements.
  '05': ['05', '06', '13'],
  '06': ['08', '20', '13'],
  '08': ['06', '08', '20', '13'],
  '13': [],
  '20': [],
  '40': [],
};
/** Final states. */
export const TRANSFER_ENDS: readonly TransferState[] = ['13', '20', '40'];

interface TransferStep {
  zyzt: TransferState;
  /** yyyy-MM-dd HH:mm:ss. */
  sj: string;
  sm: string;
}

export interface TransferRecord {
  /** Number of the application, for a transfer in. */
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
  /** Principal and interest in fen, as stated by the sending centre. */
  bj: Fen;
  lx: Fen;
  /** Amount received in fen. */
  dz: Fen;
  /** Run of months up to the last one paid there, as stated; '' and 0 before the statement. */
  jzny: PlainMonth | '';
  lxjcys: number;
  cnrq: PlainDate;
  jd: readonly TransferStep[];
  /** Days of the person's reminders. */
  cb: readonly PlainDate[];
}

/** Page of progress and reminders. */
export const TRANSFER_PROGRESS = '/grwt/zhxx/zyjx/zyjd_cx';

export const centreTransfers = (store: Store) => store.table<TransferRecord>('centre-transfers');

export const letterNumber = (ywlsh: string) => `LX${ywlsh.slice(4)}`;

/** Returns a person's transfers, newest first. */
export function centreTransfersOf(store: Store, grzh: string): TransferRecord[] {
  return [...centreTransfers(store).values()].filter((one) => one.grzh === grzh).reverse();
}

/** Moves a letter to a state with a timestamp. @throws Error for a move unknown to the state machine: a fault of the centre */
export function moveTransfer(
  tx: Transaction,
  record: TransferRecord,
  zyzt: TransferState,
  sm: string,
  change: Partial<Pick<TransferRecord, 'bj' | 'lx' | 'dz' | 'jzny' | 'lxjcys'>> = {},
): TransferRecord {
  if (!MOVES[record.zyzt].includes(zyzt)) throw new Error(`Letter ${record.lxhbh}: ${record.zyzt} → ${zyzt}`);
  const moved = { ...record, ...change, zyzt, jd: [...record.jd, { zyzt, sj: fundTime(tx.now()), sm }] };
  centreTransfers(tx.store).put(moved.ywlsh, moved);
  return moved;
}
