import type { ComponentType } from 'react';
import type { Batch } from '@/api/cases/batches';
import type { Held } from '@/schema/field-kinds';
import type { DraftRowStore } from '../draft/draft-blocks';
import type { ColumnOptions, ImportShape, RowRecord } from './import-definition';
import type { CellRows, RefusedCell } from './import-protocol';

/** Picker for new rows, e.g. from the unit's members. */
export interface RowPick {
  /** Label of the button. */
  label: string;
  load: () => Promise<{ default: ComponentType<RowPickDialogProps> }>;
  /** Rows named by the address of a link. */
  named: (signal: AbortSignal) => Promise<readonly RowRecord[]>;
}

export interface RowPickDialogProps {
  onPick: (rows: readonly RowRecord[]) => void;
  onClose: () => void;
}

/** Receives the worker's input in pieces of some thousand rows, each posted separately; `of`: number of rows in all. */
export interface WorkerInputSink {
  /** Adds a piece of a long list, by the name of its option. */
  know: (name: string, rows: readonly unknown[], of: number) => void;
  /** Adds expected rows. */
  expect: (rows: CellRows, of: number) => void;
}

/** Part of a Worker that an import uses. */
export type ImportWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Connection of an import to its business. */
export interface ImportWiring {
  shape: ImportShape;
  pick?: RowPick;
  createWorker: () => ImportWorker;
  /** Options of the columns that use a dictionary. */
  choices: () => ColumnOptions;
  /** Reads the worker's input. @returns the options without the lists passed to `hand` @throws ApiError */
  prepare: (signal: AbortSignal, hand: WorkerInputSink) => Promise<unknown>;
  /** Restores rows sent before; `sent` is null before the first time. Omitted, as `send`, where nothing is sent. */
  restore?: (sent: Held<Batch>, signal: AbortSignal) => Promise<RestoredRows>;
  /** Sends the rows; the returned batch becomes the field's value. */
  send?: (batch: SubmittedBatch, signal: AbortSignal) => Promise<Batch>;
  /** Registers the sending that 下一步 completes; false stops there. @returns function that takes it back */
  beforeNext?: (commit: () => Promise<boolean>) => () => void;
  /** Stores the rows until they are sent. */
  keep: DraftRowStore;
}

export interface RestoredRows {
  /** Pages of rows, as column name → text. */
  pages: readonly (readonly RowRecord[])[];
  /** Notice if these are not the rows sent last; '' otherwise. */
  instead: string;
}

/** Resumable upload: number of the opened batch ('' before) and the parts that have arrived. */
export interface ResumableUpload {
  pcbh: string;
  readonly arrived: Set<number>;
}

export interface SubmittedBatch {
  total: number;
  /** Progress of an interrupted upload of the same rows. */
  begun: ResumableUpload;
  rows: (from: number, count: number) => Promise<Record<string, string>[]>;
  /** Rejected new rows as column name → text, with number `hh` and reasons `cwyy`; none where all rows are sent. */
  left: (from: number, count: number) => Promise<{ total: number; rows: Record<string, string>[] }>;
  /** Reports the uploaded share, 0 to 1. */
  progress: (fraction: number) => void;
  /** Marks the cells refused by the centre. */
  refused: (cells: readonly RefusedCell[]) => Promise<void>;
}
