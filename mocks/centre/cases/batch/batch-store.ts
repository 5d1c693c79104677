// Storage of rows that arrive before their application is submitted.
import type { Store } from '../../kernel/store';
import type { OwnerKey } from '../../kernel/transaction';
import type { ClosedBatch } from '../rule';

/** Rows per part; the largest file has a hundred parts. */
export const MAX_PART_ROWS = 2_000;
export const MAX_PARTS = 100;

export interface BatchRecord {
  pcbh: string;
  ywlsh: string;
  ywlx: string;
  owner: OwnerKey;
  parts: number;
  /** Count of parts of rejected rows. */
  leftParts?: number;
  /** Time of submission with its application. */
  handedIn?: string;
  /** Result of the batch, once all parts have arrived and passed. */
  closed: ClosedBatch | null;
}

interface PartRecord<Row = object> {
  pcbh: string;
  no: number;
  rows: readonly Row[];
  /** Number of each row in the file, cited by reasons; '' if it came without one. */
  hh?: readonly string[];
}

/** An invalid row that was not submitted: its cells as typed, and the reason. */
export interface RejectedRow {
  /** Row number in the file, cited by reasons. */
  hh: string;
  cells: Readonly<Record<string, string>>;
  yy: string;
}

export const batches = (store: Store) => store.table<BatchRecord>('batches');
export const parts = <Row>(store: Store) => store.table<PartRecord<Row>>('batch-parts');
export const rejectedRowParts = (store: Store) => store.table<PartRecord<RejectedRow>>('batch-left-out');
export const partKey = (pcbh: string, no: number) => `${pcbh}|${no}`;
