import type { ImportSummary } from './import-definition';

export interface Busy {
  what: 'load' | 'send' | 'write';
  stage: string;
  fraction: number;
  /** performance.now() at its beginning. */
  since: number;
}

export interface ImporterState {
  phase: 'preparing' | 'ready' | 'failed';
  failure: unknown;
  /** How much of what is to be known has been read, 0 to 1. */
  read: number;
  busy: Busy | null;
  summary: ImportSummary | null;
  /** Name of the file whose rows these are; '' where none was read on this page. */
  file: string;
  /** Why the last file, or the last sending, came to nothing. */
  problem: string;
  /** Why the rows are not those that were sent last; '' where they are. */
  instead: string;
  /** Counts up when all rows are others: inputs start anew. */
  epoch: number;
  /** Counts up with every change of a row. */
  version: number;
  /** The last sending was refused at single cells; 'landed': the first of them is still to have the focus. */
  refusal: 'none' | 'landed' | 'seen';
  /** The rows are no longer what they were when they were opened. */
  touched: boolean;
}

export const initialImporter: ImporterState = {
  phase: 'preparing',
  failure: undefined,
  read: 0,
  busy: null,
  summary: null,
  file: '',
  problem: '',
  instead: '',
  epoch: 0,
  version: 0,
  refusal: 'none',
  touched: false,
};
