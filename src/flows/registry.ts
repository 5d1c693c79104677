import type { FlowArea } from '@/engine/flow/facts';
import type { FlowEntry, FlowRow } from '@/engine/flow/flow-entry';
import { announceFlows } from '@/engine/flow/flow-index';
import { developerFlows } from './developer/registry';
import { individualFlows } from './individual/registry';
import { unitFlows } from './unit/registry';

/** All businesses of docs/specification.md 2.5. Menu routes, to-dos, drafts and the hall search read only this list. */
export const flows: readonly FlowEntry[] = [
  ...rowsOf('individual', individualFlows),
  ...rowsOf('unit', unitFlows),
  ...rowsOf('developer', developerFlows),
];

function rowsOf<Area extends FlowArea>(area: Area, rows: readonly FlowRow<Area>[]): FlowEntry<Area>[] {
  return rows.map((row) => ({ area, ...row }));
}

const byPath = new Map(flows.map((entry) => [entry.path, entry]));
const byCode = new Map(flows.map((entry) => [`${entry.area} ${entry.code}`, entry]));

export function flowByPath(path: string): FlowEntry | undefined {
  return byPath.get(path);
}

/** Entry by code and area: GJ0302 exists for units and for individuals. The hall looks up by path; tests by code. */
export function flowByCode(code: string, area: FlowArea): FlowEntry | undefined {
  return byCode.get(`${area} ${code}`);
}

announceFlows(flows);
