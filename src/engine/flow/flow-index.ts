import type { LoginType } from '@/api/auth';
import { useSession } from '@/session/session-store';
import type { Flow } from './define-flow';
import type { FlowArea } from './facts';
import type { FlowEntry } from './flow-entry';

let entries: readonly FlowEntry[] = [];

/** The registry of flows announces itself here when it is loaded: pages ask for a business without importing the flows. */
export function announceFlows(all: readonly FlowEntry[]): void {
  entries = all;
}

const pagePaths = new Set<string>();

/** The registries of query pages and of pages written by hand announce themselves, too. */
export function announcePages(paths: Iterable<string>): void {
  for (const path of paths) pagePaths.add(path);
}

/** Whether something that works stands at an address: nobody is sent to a page that is not there yet. */
export function isBuilt(path: string): boolean {
  return pagePaths.has(path) || entries.some((entry) => entry.path === path && entry.load !== undefined);
}

const AREAS: Readonly<Record<LoginType, FlowArea>> = { '1': 'individual', '2': 'unit', '3': 'developer' };

/** The area of the signed-in person. */
export function useFlowArea(): FlowArea {
  return AREAS[useSession((state) => state.loginType)];
}

/** Address of a business, for to-dos and drafts; the area decides where a code exists twice. */
export function flowPath(code: string, area: FlowArea): string | undefined {
  return entries.find((entry) => entry.code === code && entry.area === area)?.path;
}

/** Where a returned application is corrected: its number says which, of several that may be. */
export const correctionPath = (path: string, ywlsh: string): string =>
  ywlsh ? `${path}?ywlsh=${encodeURIComponent(ywlsh)}` : path;

/** A business that works, for a link with its name; undefined for a code that is none of the area. */
export function flowEntry(code: string, area: FlowArea): FlowEntry | undefined {
  return entries.find((entry) => entry.code === code && entry.area === area && entry.load !== undefined);
}

/** What a unit can do for a member whose account is in this state (dictionary grzhzt), in the order of the registry. */
export function memberEntries(grzhzt: string): { code: string; path: string; label: string }[] {
  return entries.flatMap(({ code, path, member, load }) =>
    load && member?.states.includes(grzhzt) ? [{ code, path, label: member.label }] : [],
  );
}

/** The business itself; undefined for a code that is none of the area. */
export async function loadFlow(code: string, area: FlowArea): Promise<Flow | undefined> {
  const entry = entries.find((one) => one.code === code && one.area === area);
  return (await entry?.load?.())?.default;
}
