import type { ComponentType } from 'react';
import type { Batch } from '@/api/batches';
import type { Held } from '@/form/field-kinds';
import type { KeptRows } from '../draft/draft-blocks';
import type { BegunBatch } from './begun-batch';
import type { ImportWorker } from './import-client';
import type { ImportShape, KnownRow, RefusedCell } from './import-definition';
import type { Choices } from './judge-row';

/** Where new rows may be chosen from instead of typed: the members of the unit. */
export interface RowPick {
  /** On the button that opens it. */
  label: string;
  load: () => Promise<{ default: ComponentType<RowPickDialogProps> }>;
  /** The rows that the address names: a row of a list led here. */
  named: (signal: AbortSignal) => Promise<readonly KnownRow[]>;
}

export interface RowPickDialogProps {
  onPick: (rows: readonly KnownRow[]) => void;
  onClose: () => void;
}

export type Rows = readonly (readonly string[])[];

/**
 * Takes what the worker needs to know as it comes, `of` so many rows in all: each piece, of some thousand rows, crosses to the
 * worker by itself.
 */
export interface HandOver {
  /** A piece of a long list among the options, by the option's name. */
  know: (name: string, rows: readonly unknown[], of: number) => void;
  /** Some of the rows that must be there. */
  expect: (rows: Rows, of: number) => void;
}

/** What a business wires an import with. */
export interface ImportWiring {
  shape: ImportShape;
  pick?: RowPick;
  createWorker: () => ImportWorker;
  /** Options of the columns that a dictionary has them for. */
  choices: () => Choices;
  /** Reads what the worker needs to know. @returns the options, but for the lists that were handed over. @throws ApiError */
  prepare: (signal: AbortSignal, hand: HandOver) => Promise<unknown>;
  /** Rows sent before, to go on with them; `sent` is null before the first time. Left out where nothing is sent, as `send` is. */
  restore?: (sent: Held<Batch>, signal: AbortSignal) => Promise<RestoredRows>;
  /** Sends the rows to the centre: what it answers is what the field holds from then on. */
  send?: (batch: SentBatch, signal: AbortSignal) => Promise<Batch>;
  /** Where rows are kept until they are sent. */
  keep: KeptRows;
}

export interface RestoredRows {
  /** In pages, column name → text. */
  pages: readonly (readonly KnownRow[])[];
  /** Why they are not those that were sent last; '' where they are. */
  instead: string;
}

export interface SentBatch {
  total: number;
  /** What was sent before of these very rows. */
  begun: BegunBatch;
  rows: (from: number, count: number) => Promise<Record<string, string>[]>;
  /** New rows that are wrong and stay behind: column name → text as it stands, `hh` its number, `cwyy` the reasons; none where all are sent. */
  left: (from: number, count: number) => Promise<{ total: number; rows: Record<string, string>[] }>;
  /** How much has arrived, 0 to 1. */
  progress: (fraction: number) => void;
  /** What the centre refused: it stands at its cells from then on. */
  refused: (cells: readonly RefusedCell[]) => Promise<void>;
}
