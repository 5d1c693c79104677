import type { BusinessCodes } from '@/layouts/hall-search-wiring';

/** Path → business code and name from the flow registry; loaded at the first search. */
export async function loadBusinessCodes(): Promise<BusinessCodes> {
  const { flows } = await import('@/flows/registry');
  return new Map(flows.map(({ path, code, title }) => [path, { code, title }]));
}
