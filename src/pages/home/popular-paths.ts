import { flowPath } from '@/engine/flow/flow-index';
import { LIST_PATHS } from '@/session/menu/list-paths';

/** What most people come for: businesses by code, pages by path, in the order of home. */
const POPULAR = {
  individual: {
    codes: ['TQ0107', 'TQ0106', 'TQ0101', 'GD0101'],
    paths: [LIST_PATHS.depositEntries, '/grwt/zmSys/zmyw/jczm'],
  },
  unit: { codes: ['GJ0201', 'GJ0301', 'GJ0305', 'GJ0304', 'GJ0203'], paths: [LIST_PATHS.members] },
} as const;

/** Their menu paths; a business without a page has none. Developers have too few to choose from. */
export function popularPaths(area: string): string[] {
  if (area !== 'individual' && area !== 'unit') return [];
  const { codes, paths } = POPULAR[area];
  return [...codes.flatMap((code) => flowPath(code, area) ?? []), ...paths];
}
