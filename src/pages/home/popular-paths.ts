import { flowPath } from '@/engine/flow/flow-index';

/** What most people come for: businesses by code, pages by path, in the order of home. */
const POPULAR = {
  individual: {
    codes: ['TQ0107', 'TQ0106', 'TQ0101', 'GD0101'],
    paths: ['/grwt/cxyw/jccx/grjcmx', '/grwt/zmSys/zmyw/jczm'],
  },
  unit: { codes: ['GJ0201', 'GJ0301', 'GJ0305', 'GJ0304', 'GJ0203'], paths: ['/dwwt/cxyw/zglb'] },
} as const;

/** Their menu paths; a business without a page has none. Developers have too few to choose from. */
export function popularPaths(area: string): string[] {
  if (area !== 'individual' && area !== 'unit') return [];
  const { codes, paths } = POPULAR[area];
  return [...codes.flatMap((code) => flowPath(code, area) ?? []), ...paths];
}
