import type { Desk } from './desk';

export const FAULT_KINDS = ['delay', 'status', 'code', 'html', 'truncate', 'abort', 'answer'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Breaks the next `times` calls whose path contains `path`. `abort` and `truncate` lose the answer after the request was carried out. */
export interface Fault {
  id: string;
  path: string;
  times: number;
  kind: FaultKind;
  /** Milliseconds of a delay, HTTP status, business code, or the JSON of an answer of one's own. */
  value: string;
}

const faults = (desk: Desk) => desk.store.table<Fault>('qa-faults');

export function addFault(desk: Desk, fault: Omit<Fault, 'id'>): Fault {
  const kept = { ...fault, id: crypto.randomUUID() };
  faults(desk).put(kept.id, kept);
  return kept;
}

/** The fault that is due for this call, counted down; QA calls themselves are never broken. */
export function takeFault(desk: Desk, path: string): Fault | undefined {
  for (const fault of faults(desk).values()) {
    if (!path.includes(fault.path)) continue;
    if (fault.times > 1) faults(desk).put(fault.id, { ...fault, times: fault.times - 1 });
    else faults(desk).delete(fault.id);
    return fault;
  }
  return undefined;
}

export function listFaults(desk: Desk): Fault[] {
  return [...faults(desk).values()];
}

export function clearFaults(desk: Desk): void {
  for (const fault of listFaults(desk)) faults(desk).delete(fault.id);
}
