import type { LoginType } from '@/api/session/auth';

/** Rows of these types become routes (docs/specification.md 2.4). */
export const ROUTE_TYPES: ReadonlySet<string> = new Set(['0', '2', '9']);
/** The type of a page, also where the row names no component. */
export const PAGE_TYPE = '2';
/** Rows of these types are buttons or leaves: permissions, not addresses. */
export const BUTTON_TYPES: ReadonlySet<string> = new Set(['1', '3', '4']);

/** Path segment of each login type's area (docs/specification.md 1). */
export const AREA_SEGMENT = { '1': 'grwt', '2': 'dwwt', '3': 'kfswt' } as const satisfies Record<LoginType, string>;

export const HOME_PATH = {
  '1': '/grwt/GrwtHome',
  '2': '/dwwt/DwwtHome',
  '3': '/kfswt/KfswtHome',
} as const satisfies Record<LoginType, string>;

/** Login type of the path's area; undefined for shared paths (`/sysMsg/…`). */
export function areaOfPath(path: string): LoginType | undefined {
  if (path.includes('/grwt')) return '1';
  if (path.includes('/dwwt')) return '2';
  if (path.includes('/kfswt')) return '3';
  return undefined;
}
