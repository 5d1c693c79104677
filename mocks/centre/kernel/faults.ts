import type { Transaction } from './transaction';

export const FAULT_KINDS = ['delay', 'status', 'code', 'html', 'truncate', 'abort', 'answer'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * QA fault for the next `times` calls whose path contains `path`. `abort` and `truncate` lose the response after the request was carried
 * out.
 */
export interface Fault {
  id: string;
  path: string;
  times: number;
  kind: FaultKind;
  /** Milliseconds of a delay, HTTP status, business code, or JSON of a custom response. */
  value: string;
}

const faults = (tx: Transaction) => tx.store.table<Fault>('qa-faults');

export function addFault(tx: Transaction, fault: Omit<Fault, 'id'>): Fault {
  const kept = { ...fault, id: crypto.randomUUID() };
  faults(tx).put(kept.id, kept);
  return kept;
}

/** Returns the fault due for this call and counts it down; QA calls themselves are never broken. */
export function consumeFault(tx: Transaction, path: string): Fault | undefined {
  for (const fault of faults(tx).values()) {
    if (!path.includes(fault.path)) continue;
    if (fault.times > 1) faults(tx).put(fault.id, { ...fault, times: fault.times - 1 });
    else faults(tx).delete(fault.id);
    return fault;
  }
  return undefined;
}

export function listFaults(tx: Transaction): Fault[] {
  return [...faults(tx).values()];
}

export function clearFaults(tx: Transaction): void {
  for (const fault of listFaults(tx)) faults(tx).delete(fault.id);
}
