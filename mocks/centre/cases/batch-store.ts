// Where rows that come before their application are kept.
import type { Store } from '../kernel/store';
import type { ClosedBatch } from './rule';

/** Rows of one part; a hundred parts hold the largest file. */
export const MOST_PART_ROWS = 2_000;
export const MOST_PARTS = 100;

export interface BatchRecord {
  pcbh: string;
  ywlsh: string;
  ywlx: string;
  owner: string;
  parts: number;
  /** Parts of rows that were left out. */
  leftParts?: number;
  /** When it was handed in with its application. */
  handedIn?: string;
  /** What it came to once every part was there and all of it was right. */
  closed: ClosedBatch | null;
}

interface PartRecord<Row = object> {
  pcbh: string;
  no: number;
  rows: readonly Row[];
  /** The number of each in the file, by which reasons name it; '' where it came without one. */
  hh?: readonly string[];
}

/** A row that was not right and was not handed in: its cells as they were typed, and why. */
export interface LeftOutRow {
  /** Its number in the file, by which reasons name a row. */
  hh: string;
  cells: Readonly<Record<string, string>>;
  yy: string;
}

export const batches = (store: Store) => store.table<BatchRecord>('batches');
export const parts = <Row>(store: Store) => store.table<PartRecord<Row>>('batch-parts');
export const leftOut = (store: Store) => store.table<PartRecord<LeftOutRow>>('batch-left-out');
export const partKey = (pcbh: string, no: number) => `${pcbh}|${no}`;
