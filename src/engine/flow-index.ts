import type { FlowArea, FlowEntry } from './flow-entry';

let entries: readonly FlowEntry[] = [];

/** The registry of flows announces itself here when it is loaded: pages ask for a business without importing the flows. */
export function announceFlows(all: readonly FlowEntry[]): void {
  entries = all;
}

/** Address of a business, for to-dos and drafts; the area decides where a code exists twice. */
export function flowPath(code: string, area: FlowArea): string | undefined {
  return entries.find((entry) => entry.code === code && entry.area === area)?.path;
}
