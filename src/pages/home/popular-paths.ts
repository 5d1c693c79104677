import type { FlowArea } from '@/engine/flow/facts';
import { flowPath } from '@/engine/flow/flow-index';
import { LIST_PATHS } from '@/session/menu/list-paths';

/** Common businesses by code and pages by path, in the order of home. */
const POPULAR = {
  individual: {
    codes: ['TQ0107', 'TQ0106', 'TQ0101', 'GD0101'],
    paths: [LIST_PATHS.depositEntries, '/grwt/zmSys/zmyw/jczm'],
  },
  developer: {
    codes: [],
    paths: [LIST_PATHS.projects, '/kfswt/cx_yw/lp_cx/ldb', LIST_PATHS.houses, LIST_PATHS.borrowers],
  },
  unit: { codes: ['GJ0201', 'GJ0301', 'GJ0305', 'GJ0304', 'GJ0203'], paths: [LIST_PATHS.members] },
} as const;

/** Menu paths; businesses without a page are dropped. */
export function popularPaths(area: FlowArea): string[] {
  if (area === 'guest') return [];
  const { codes, paths } = POPULAR[area];
  return [...codes.flatMap((code) => flowPath(code, area) ?? []), ...paths];
}
