// CONTRACT (owner: the centre helper).
import type { Journal, Store } from './store';

/** What every rule of the centre works on inside one transaction. */
export interface Desk {
  store: Store;
  /** The centre's clock (QA may move it), ms since the epoch. */
  now(): number;
  /** Fund date today, yyyy-MM-dd. */
  today(): string;
}

/** A refusal by the centre: business code and a Chinese sentence, thrown inside `transact` and rolled back. */
export declare class Refusal extends Error {
  readonly code: string;
  readonly fieldErrors: Record<string, string>;
  /** Data that goes with a pass-through code. */
  readonly data: unknown;
  constructor(code: string, message: string, extra?: { fieldErrors?: Record<string, string>; data?: unknown });
}

export interface Centre {
  /** One request = one transaction: lock, take in what other tabs committed, run due daily jobs, run `work`, commit or roll back. */
  transact<T>(work: (desk: Desk) => T): Promise<T>;
  /** Back to the seeded state (QA reset). */
  reset(): Promise<void>;
}

export declare function openCentre(journal: Journal, clock?: () => number): Promise<Centre>;
