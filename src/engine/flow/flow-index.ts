import type { LoginType } from '@/api/session/auth';
import { useSession } from '@/session/session-store';
import type { Flow } from './define-flow';
import type { FlowArea } from './facts';
import type { FlowEntry } from './flow-entry';

let entries: readonly FlowEntry[] = [];

/** Registers all flows: pages look up a business here without importing the flows. */
export function announceFlows(all: readonly FlowEntry[]): void {
  entries = all;
}

const pagePaths = new Set<string>();

/** Registers the paths of query pages and separate pages. */
export function announcePages(paths: Iterable<string>): void {
  for (const path of paths) pagePaths.add(path);
}

/** Returns whether a page exists at this path; links lead to existing pages only. */
export function isBuilt(path: string): boolean {
  return pagePaths.has(path) || entries.some((entry) => entry.path === path && entry.load !== undefined);
}

const AREAS: Readonly<Record<LoginType, FlowArea>> = { '1': 'individual', '2': 'unit', '3': 'developer' };

/** Returns the area of the signed-in person. */
export function useFlowArea(): FlowArea {
  return AREAS[useSession((state) => state.loginType)];
}

/** Returns the path of a business, for to-dos and drafts; a code may exist in several areas. */
export function flowPath(code: string, area: FlowArea): string | undefined {
  return entries.find((entry) => entry.code === code && entry.area === area)?.path;
}

/** Returns the path on which a returned application is corrected; the business number selects one of several. */
export const correctionPath = (path: string, ywlsh: string): string =>
  ywlsh ? `${path}?ywlsh=${encodeURIComponent(ywlsh)}` : path;

/** Returns the entry of an existing business, for a link with its name; undefined for a code outside the area. */
export function flowEntry(code: string, area: FlowArea): FlowEntry | undefined {
  return entries.find((entry) => entry.code === code && entry.area === area && entry.load !== undefined);
}

/** Lists the businesses that a unit can do for a member with this account state (dictionary grzhzt), in registry order. */
export function memberEntries(grzhzt: string): { code: string; path: string; label: string }[] {
  return entries.flatMap(({ code, path, member, load }) =>
    load && member?.states.includes(grzhzt) ? [{ code, path, label: member.label }] : [],
  );
}

/** Loads the flow; undefined for a code outside the area. */
export async function loadFlow(code: string, area: FlowArea): Promise<Flow | undefined> {
  const entry = entries.find((one) => one.code === code && one.area === area);
  return (await entry?.load?.())?.default;
}
